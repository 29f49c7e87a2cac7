import { createContext, useContext } from 'react';
import type { Locale, LocalText } from '@plumbline/model/locale';
import type { ReportBook } from './report-book.ts';

/** What every figure on a report page needs: where to look itself up, how to print, what a click does. */
export interface ReportScope {
  readonly book: ReportBook;
  readonly locale: Locale;
  /** Of the instrument that the report is about. */
  readonly instrumentName: LocalText;
  readonly simulated: boolean;
  /** Last trading date the report may know; charts show nothing later. */
  readonly asOf: string;
  /** Digits after the point of the instrument's price. */
  readonly priceDecimals: number;
  /** Figure whose receipt is open. */
  readonly openFigure: string | null;
  readonly onOpenFigure: (factId: string) => void;
  readonly onOpenSource: (sourceId: string) => void;
}

export const ReportContext = createContext<ReportScope | null>(null);

export function useReport(): ReportScope {
  const scope = useContext(ReportContext);
  if (scope === null) throw new Error('a figure or block is rendered outside of a report');
  return scope;
}
