import { dateIn, numberIn } from './cells.ts';
import type { ReportRow } from './schema.ts';

/** Nominal values that mainland shares have, in yuan. */
const parValues = [1, 0.5, 0.2, 0.1] as const;

/** Earnings per share count the average of a year and are rounded; the nominal values are further apart than that. */
const tolerance = 0.15;

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1] ?? Number.NaN, sorted[middle] ?? Number.NaN];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/**
 * What one share is worth on paper. Share capital is stated in yuan, and one yuan is one share for most but not for all
 * (Zijin Mining has ten shares to the yuan). Profit over earnings per share tells the number of shares well enough to decide;
 * null when it fits no nominal value, and no number of shares is then given.
 */
export function parValue(income: readonly ReportRow[], balance: readonly ReportRow[]): number | null {
  const capital = new Map(balance.map((row) => [dateIn(row, 'REPORT_DATE'), numberIn(row, 'SHARE_CAPITAL')]));
  const ratios = income.flatMap((row) => {
    const date = dateIn(row, 'REPORT_DATE');
    const [own, profit, perShare] = [capital.get(date), numberIn(row, 'PARENT_NETPROFIT'), numberIn(row, 'BASIC_EPS')];
    if (date?.endsWith('-12-31') !== true || !own || profit === null || perShare === null) return [];
    const shares = profit / perShare;
    return shares > 0 && Number.isFinite(shares) ? [own / shares] : [];
  });
  const ratio = medianOf(ratios);
  return parValues.find((value) => Math.abs(ratio - value) <= value * tolerance) ?? null;
}
