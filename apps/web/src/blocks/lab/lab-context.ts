import { createContext, useContext } from 'react';
import type { Fact } from '@plumbline/model/fact';
import type { Block } from '@plumbline/model/report';
import { blockFigures } from '../figure/block-figures.ts';

/** The valuation of a report with assumptions of the reader's own in place of the report's. */
export interface Lab {
  /** Values set by hand, by handle. */
  readonly edits: ReadonlyMap<string, number>;
  /** Every figure that now has another value than the report's, set by hand or following from that. */
  readonly changed: ReadonlyMap<string, Fact>;
  readonly original: (id: string) => Fact | undefined;
  /** Sets several values at once; one that equals the report's own is no edit any more. */
  readonly set: (values: Iterable<readonly [id: string, value: number]>) => void;
  /** Gives back the report's own values: of these handles, or of all. */
  readonly reset: (ids?: readonly string[]) => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Absent where figures are not to be changed: in a running report, a shared one, the chat. */
export const LabContext = createContext<Lab | null>(null);

export function useLab(): Lab | null {
  return useContext(LabContext);
}

/** Whether a block shows a figure that differs from the report's. */
export function useIsModified(block: Block): boolean {
  const lab = useLab();
  return lab !== null && lab.changed.size > 0 && blockFigures(block).some((id) => lab.changed.has(id));
}
