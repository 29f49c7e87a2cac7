import { totalsOf } from './totals.ts';

/** The lowest value; NaN for an empty series or one with a gap. */
export function lowest(values: Float64Array): number {
  const totals = totalsOf(values);
  if (Number.isFinite(totals.sum)) return totals.lowest;
  return values.reduce((least, value) => Math.min(least, value), values[0]);
}

/** The highest value; NaN for an empty series or one with a gap. */
export function highest(values: Float64Array): number {
  const totals = totalsOf(values);
  if (Number.isFinite(totals.sum)) return totals.highest;
  return values.reduce((most, value) => Math.max(most, value), values[0]);
}
