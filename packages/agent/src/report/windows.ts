import type { BarSeries } from '@plumbline/model/bar';
import { monthsBefore } from './gather/calendar-shift.ts';
import { barDate, tradingDateUntil } from './gather/price-history.ts';

/** A look-back window as investors name it. */
export interface ReturnWindow {
  readonly label: string;
  readonly metric: string;
  /** Null: since the last trading day of the year before. */
  readonly months: number | null;
}

export const returnWindows: readonly ReturnWindow[] = [
  { label: '1M', metric: 'return1M', months: 1 },
  { label: '3M', metric: 'return3M', months: 3 },
  { label: '6M', metric: 'return6M', months: 6 },
  { label: 'YTD', metric: 'returnYTD', months: null },
  { label: '1Y', metric: 'return1Y', months: 12 },
  { label: '3Y', metric: 'return3Y', months: 36 },
  { label: '5Y', metric: 'return5Y', months: 60 },
  { label: '10Y', metric: 'return10Y', months: 120 },
];

/** The trading date a window starts from: the last one on or before the calendar day. Null when the history begins later. */
export function windowStart(series: BarSeries, months: number | null): string | null {
  const last = barDate(series, -1);
  const day = months === null ? `${Number(last.slice(0, 4)) - 1}-12-31` : monthsBefore(last, months);
  return tradingDateUntil(series, day);
}

/** A window of so many years, or as much as there is. */
export function longestWindow(
  series: BarSeries,
  years: number,
): { readonly from: string; readonly label: string; readonly isShort: boolean } {
  const from = windowStart(series, years * 12);
  if (from !== null) return { from, label: `${years}Y`, isShort: false };
  return { from: barDate(series, 0), label: 'MAX', isShort: true };
}
