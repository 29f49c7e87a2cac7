import type { PriceRule } from '@plumbline/model/alert';
import { meanEstimate, type Estimate } from './hit-rate.ts';

function isTrue(rule: PriceRule, closes: Float64Array, row: number): boolean {
  const close = closes[row];
  if (rule.is === 'above') return close > rule.level;
  if (rule.is === 'below') return close < rule.level;
  return row >= rule.bars && Math.abs(close / closes[row - rule.bars] - 1) >= rule.size;
}

/**
 * Rows at whose close a price condition came true, having been untrue at the close before.
 *
 * What it tells an investor: the days on which the alert rings; it does not ring again while the condition goes on being true.
 * closes: oldest first, n ≥ 0, in the currency of the level. The first row never rings, because nothing is known of the day
 * before; a missing close (NaN) makes the condition untrue.
 */
export function alertRows(rule: PriceRule, closes: Float64Array): readonly number[] {
  const rows: number[] = [];
  for (let row = 1; row < closes.length; row += 1) {
    if (isTrue(rule, closes, row) && !isTrue(rule, closes, row - 1)) rows.push(row);
  }
  return rows;
}

/** What an alert would have done in the past. */
export interface AlertHistory {
  readonly rings: number;
  /** Rows looked at. */
  readonly bars: number;
  /** Middle number of bars from one ring to the next; null with fewer than two. */
  readonly spacing: number | null;
  /** Mean change of the close over the bars after a ring, a fraction with its 95 % interval. */
  readonly later: Estimate;
  readonly horizon: number;
}

/**
 * How often an alert would have rung, how far apart, and what the price did afterwards.
 *
 * What it tells an investor: whether the condition is rare enough to be worth hearing of, and whether anything usually follows;
 * an interval on both sides of zero says that nothing reliably does. closes: adjusted, oldest first. horizon: bars after the
 * ring that are looked at, ≥ 1; rings with fewer bars after them count as rings but not for the outcome.
 */
export function alertHistory(rule: PriceRule, closes: Float64Array, horizon: number): AlertHistory {
  const rows = alertRows(rule, closes);
  const gaps = rows.slice(1).map((row, k) => row - rows[k]);
  const sorted = gaps.toSorted((a, b) => a - b);
  const later = rows.flatMap((row) => (row + horizon < closes.length ? [closes[row + horizon] / closes[row] - 1] : []));
  const middle = sorted.length >> 1;
  const spacing = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return {
    rings: rows.length,
    bars: closes.length,
    spacing: sorted.length === 0 ? null : spacing,
    later: meanEstimate(later),
    horizon,
  };
}
