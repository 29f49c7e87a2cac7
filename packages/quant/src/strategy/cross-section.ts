import { mean, sampleDeviation } from '../statistics/moments.ts';
import { percentile } from '../statistics/percentile.ts';

/** Beyond these shares of the universe a value counts as an outlier and is pulled in. */
const tail = 0.01;

/**
 * How far each value stands from the average of its group, in standard deviations, outliers pulled in to the 1 % and 99 %
 * points first. NaN for missing values and for groups of fewer than two, 0 where all are equal.
 */
export function standardScores(values: Float64Array, rows: readonly number[], out: Float64Array): void {
  const known = Float64Array.from(rows, (row) => values[row]);
  const low = percentile(known, tail);
  const high = percentile(known, 1 - tail);
  const pulled = known.map((value) => Math.min(Math.max(value, low), high));
  const center = mean(pulled);
  const spread = sampleDeviation(pulled);
  for (const [k, row] of rows.entries()) out[row] = spread === 0 ? 0 : (pulled[k] - center) / spread;
}

/** Share of the group that stands below each value, those equal to it counted half: 0 to 1. */
export function percentileRanks(values: Float64Array, rows: readonly number[], out: Float64Array): void {
  const order = rows.toSorted((a, b) => values[a] - values[b]);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && values[order[to]] === values[order[from]]) to += 1;
    const rank = (from + to) / 2 / order.length;
    for (let k = from; k < to; k += 1) out[order[k]] = rank;
    from = to;
  }
}

/** The rows that hold a value, by group. */
export function groupsOf(values: Float64Array, groups: readonly string[]): readonly (readonly number[])[] {
  const byGroup = new Map<string, number[]>();
  for (let row = 0; row < values.length; row += 1) {
    if (Number.isNaN(values[row])) continue;
    const group = byGroup.get(groups[row]);
    if (group === undefined) byGroup.set(groups[row], [row]);
    else group.push(row);
  }
  return [...byGroup.values()];
}
