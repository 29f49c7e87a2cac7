import { createContext, useContext } from 'react';
import type { SpecParameter, StrategySpec } from '@plumbline/model/strategy-spec';
import type { BlockTree } from '@plumbline/quant/language/blocks';
import type { BlockAddress, Edited } from '@plumbline/quant/language/edit-blocks';
import type { SpecProblem } from '@plumbline/quant/language/problem';

/** What every block of a page of blocks works on. */
export interface BlockDesk {
  readonly tree: BlockTree;
  readonly parameters: readonly SpecParameter[];
  readonly bar: StrategySpec['bar'];
  /** What is wrong, by the path of the part. */
  readonly problems: readonly SpecProblem[];
  /** The block that is being dragged. */
  readonly dragged: BlockAddress | null;
  readonly onDrag: (address: BlockAddress | null) => void;
  /** Takes over an edit, or says why it cannot be made. */
  readonly apply: (edited: Edited) => void;
  readonly mend: (problem: SpecProblem) => void;
  /** Asks for a block for a slot. */
  readonly choose: (address: BlockAddress, way: PickWay) => void;
}

/** What the chosen block is wanted for: in place of another, around it, or as one more part of a list. */
export type PickWay = 'replace' | 'wrap' | 'add';

export const BlockDeskContext = createContext<BlockDesk | null>(null);

export function useBlockDesk(): BlockDesk {
  const desk = useContext(BlockDeskContext);
  if (desk === null) throw new Error('a block stands outside of its desk');
  return desk;
}
