import type { LearningTable, RowRange } from './learner.ts';

/**
 * How well predictions order what followed: on each date the correlation of prediction and label across instruments. Dates
 * without a difference in either are left out. predictions: one per row of the table, from `from` on; labels are standings
 * already, so that this is a rank correlation where the predictions are standings too.
 */
export function rankCoefficients(
  { labels, at }: Pick<LearningTable, 'labels' | 'at'>,
  predictions: Float64Array,
  { from, to }: RowRange,
): Float64Array {
  const out: number[] = [];
  let row = from;
  while (row < to) {
    let count = 0;
    let x = 0;
    let y = 0;
    let xx = 0;
    let yy = 0;
    let xy = 0;
    const date = at[row];
    for (; row < to && at[row] === date; row += 1) {
      const a = predictions[row - from];
      const b = labels[row];
      if (Number.isNaN(a)) continue;
      count += 1;
      x += a;
      y += b;
      xx += a * a;
      yy += b * b;
      xy += a * b;
    }
    const spread = (xx - (x * x) / count) * (yy - (y * y) / count);
    if (count > 1 && spread > 1e-18) out.push((xy - (x * y) / count) / Math.sqrt(spread));
  }
  return Float64Array.from(out);
}
