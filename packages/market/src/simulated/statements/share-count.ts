import { timeOf } from '@plumbline/model/date';
import type { FiscalQuarter } from '../fiscal-quarters.ts';
import type { PricePath } from '../price-path.ts';
import { readAt } from '../read-at.ts';

/** What trading did to a company's shares in one quarter, in the shares of its last day. */
export interface QuarterOfTrading {
  /** New shares for each share of the first day. */
  readonly ratio: number;
  /** Mean close, by which shares bought back or issued are counted; NaN when nothing traded. */
  readonly meanClose: number;
  /** Dividends for one share of the first day. */
  readonly dividendPerOldShare: number;
}

export function quarterOfTrading(path: PricePath, quarter: FiscalQuarter): QuarterOfTrading {
  const inQuarter = path.actions.filter((action) => action.exDate >= quarter.start && action.exDate <= quarter.end);
  const splits = inQuarter.filter((action) => action.kind === 'split');
  const ratioSince = (date: string): number =>
    splits.reduce((ratio, split) => (split.exDate > date ? ratio * split.ratio : ratio), 1);
  const ratio = ratioSince('');
  let dividendPerOldShare = 0;
  for (const action of inQuarter) {
    if (action.kind === 'dividend') dividendPerOldShare += (action.amount * ratio) / ratioSince(action.exDate);
  }
  return { ratio, dividendPerOldShare, meanClose: meanClose(path, quarter, splits) };
}

function meanClose(
  path: PricePath,
  quarter: FiscalQuarter,
  splits: readonly { readonly exDate: string; readonly ratio: number }[],
): number {
  const { time, close } = path.columns;
  const from = timeOf(quarter.start);
  const to = timeOf(quarter.end);
  const exTimes = splits.map((split) => ({ at: timeOf(split.exDate), ratio: split.ratio }));
  let sum = 0;
  let count = 0;
  for (let i = firstAt(time, from); i < time.length && readAt(time, i) <= to; i++) {
    const ratio = exTimes.reduce((product, split) => (split.at > readAt(time, i) ? product * split.ratio : product), 1);
    sum += readAt(close, i) / ratio;
    count++;
  }
  return sum / count;
}

function firstAt(times: Float64Array, at: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (readAt(times, middle) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
