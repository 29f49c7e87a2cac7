import type { BarSeries } from '@plumbline/model/bar';
import { sliceColumns } from '@plumbline/model/bar';
import { dateOf, dayMs, daysBetween, timeOf } from '@plumbline/model/date';
import type { Source } from '@plumbline/model/source';

/** Daily bars of one adjustment up to the report's date, and where they came from. */
export interface PriceHistory {
  readonly series: BarSeries;
  readonly source: Source;
}

/** Bars later than a date are cut off, whatever the provider sent: a report never looks ahead. */
export function cutAfter(series: BarSeries, date: string): BarSeries {
  const end = countUntil(series, date);
  if (end === series.columns.time.length) return series;
  return { ...series, columns: sliceColumns(series.columns, 0, end), isLastPartial: false };
}

/** How many bars lie on or before a date (bars are sorted, so this is also the index after the last of them). */
export function countUntil(series: BarSeries, date: string): number {
  const limit = timeOf(date);
  const { time } = series.columns;
  let low = 0;
  let high = time.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((time[middle] ?? Number.POSITIVE_INFINITY) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Trading date of a bar, counted from the end for negative indices. */
export function barDate(series: BarSeries, index: number): string {
  const time = series.columns.time.at(index);
  if (time === undefined) throw new Error(`no bar ${index} in ${series.instrumentId}`);
  return dateOf(time);
}

/** Last trading date on or before a date; null when the history begins later. */
export function tradingDateUntil(series: BarSeries, date: string): string | null {
  const count = countUntil(series, date);
  return count === 0 ? null : barDate(series, count - 1);
}

export type PriceColumn = 'open' | 'high' | 'low' | 'close' | 'volume';

/** A column between two dates, both inclusive: exactly what a formula's series input names. */
export function columnBetween(series: BarSeries, column: PriceColumn, from: string, to: string): Float64Array {
  const start = countUntil(series, dateOf(timeOf(from) - dayMs));
  return series.columns[column].subarray(start, countUntil(series, to));
}

/** Whether bars were had for both ends of a stretch of another instrument of the same market: the first day and the last, or later. */
export function reachesOver(series: BarSeries, from: string, to: string): boolean {
  return series.columns.time.length > 0 && barDate(series, 0) <= from && barDate(series, -1) >= to;
}

/** Days that an index may lag behind a price; with more, a window of both is no longer the one it is called by. */
const mostBehind = 7;

/** Whether bars are had until a day, or until a few days before it. */
export function isNearEnd(series: BarSeries, day: string): boolean {
  return series.columns.time.length > 0 && daysBetween(barDate(series, -1), day) <= mostBehind;
}
