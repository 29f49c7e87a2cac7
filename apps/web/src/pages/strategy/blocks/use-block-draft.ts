import { useEffect, useMemo, useState } from 'react';
import { PlumblineError } from '@plumbline/model/errors';
import { parseStrategySpec, type StrategySpec } from '@plumbline/model/strategy-spec';
import { fromBlocks, toBlocks, type BlockTree } from '@plumbline/quant/language/blocks';
import { problemsOf } from '@plumbline/quant/language/check-spec';
import type { SpecProblem } from '@plumbline/quant/language/problem';
import { readStored, writeStored } from '../../../lib/storage.ts';

export interface BlockDraft {
  readonly tree: BlockTree;
  readonly isChanged: boolean;
  readonly canUndo: boolean;
  /** What the blocks mean; null while a hole is open or something cannot be read. */
  readonly spec: StrategySpec | null;
  readonly problems: readonly SpecProblem[];
  readonly set: (tree: BlockTree) => void;
  readonly undo: () => void;
  readonly reset: () => void;
}

const mostUndone = 100;

/** A stored draft that is still about this strategy; anything else is as good as none. */
function storedTree(key: string, spec: StrategySpec): BlockTree | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    // Only this page writes here, and whatever it reads is judged by the schema before it can be saved.
    const { of, tree } = JSON.parse(text) as { readonly of: string; readonly tree: BlockTree };
    return of === JSON.stringify(spec) ? tree : null;
  } catch {
    return null;
  }
}

function readTree(tree: BlockTree, series: ReadonlySet<string>): Pick<BlockDraft, 'spec' | 'problems'> {
  try {
    const spec = parseStrategySpec(fromBlocks(tree));
    return { spec, problems: problemsOf(spec, series) };
  } catch (error) {
    if (!(error instanceof PlumblineError)) throw error;
    // A hole; the slot itself says what belongs into it.
    return { spec: null, problems: [] };
  }
}

/** Blocks under way: kept on this device after every change, undone step by step, judged as they stand. */
export function useBlockDraft(id: string, spec: StrategySpec, series: ReadonlySet<string>): BlockDraft {
  const key = `plumbline.draft.${id}.blocks`;
  const original = useMemo(() => toBlocks(spec), [spec]);
  const [history, setHistory] = useState<readonly BlockTree[]>(() => [storedTree(key, spec) ?? original]);
  const tree = history.at(-1) ?? original;
  const isChanged = JSON.stringify(tree) !== JSON.stringify(original);
  useEffect(
    () => writeStored(key, isChanged ? JSON.stringify({ of: JSON.stringify(spec), tree }) : null),
    [key, spec, tree, isChanged],
  );
  const read = useMemo(() => readTree(tree, series), [tree, series]);
  return {
    tree,
    isChanged,
    canUndo: history.length > 1,
    ...read,
    set: (next) => setHistory((known) => [...known, next].slice(-mostUndone)),
    undo: () => setHistory((known) => (known.length > 1 ? known.slice(0, -1) : known)),
    reset: () => setHistory([original]),
  };
}
