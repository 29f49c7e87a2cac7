import type { BarSeries } from '@plumbline/model/bar';
import type { ReturnWindow } from '@plumbline/quant/catalogue/return-window';
import { monthsBefore, windowStart } from '@plumbline/quant/catalogue/return-window';
import type { LocalText } from '@plumbline/model/locale';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import { barDate, tradingDateUntil } from './gather/price-history.ts';
import { windowWords } from './messages/windows.ts';

/** The trading date a return window starts from; null when the history begins later. */
export function startOf(series: BarSeries, window: ReturnWindow): string | null {
  return windowStart(series.columns.time, barDate(series, -1), window);
}

/** The trading date so many years back; null when the history begins later. */
export function yearsBack(series: BarSeries, years: number): string | null {
  return tradingDateUntil(series, monthsBefore(barDate(series, -1), years * 12));
}

/** A window of so many years, or as much as there is. */
export function longestWindow(
  series: BarSeries,
  years: number,
): { readonly from: string; readonly label: string; readonly isShort: boolean } {
  const from = yearsBack(series, years);
  if (from !== null) return { from, label: `${years}Y`, isShort: false };
  return { from: barDate(series, 0), label: 'MAX', isShort: true };
}

/** The window of a figure in words, so that a sentence says which of several windows it speaks of. */
export function windowOf(book: FactBook, id: string): LocalText {
  const label = book.get(id)?.period?.label;
  const words = label === undefined ? undefined : windowWords[label];
  if (words === undefined) throw new Error(`no words for the window of ${id}: ${label}`);
  return words;
}
