import type { BarSeries } from '@plumbline/model/bar';
import type { ReturnWindow } from '@plumbline/quant/return-window';
import { monthsBefore, windowStart } from '@plumbline/quant/return-window';
import { barDate, tradingDateUntil } from './gather/price-history.ts';

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
