import { createContext, useContext } from 'react';
import type { Fact } from '@plumbline/model/fact';

/** The valuation of a report with assumptions of the reader's own in place of the report's. */
export interface Lab {
  /** Values set by hand, by handle. */
  readonly edits: ReadonlyMap<string, number>;
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
