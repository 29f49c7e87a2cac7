import { whole } from './rows.ts';

/** Below this share of the largest sum of squares, what is left after taking off the mean has lost digits. */
const thin = 1e-4;

/** What a sum of squares may leave over the mean without having lost digits. */
export function leastSpread(squares: number): number {
  return squares * thin;
}

/** Sum of squares around the mean of the window that ends at row i, in both passes. */
function squaresAt(x: Float64Array, i: number, n: number): number {
  let sum = 0;
  for (let k = i - n + 1; k <= i; k += 1) sum += x[k];
  const mean = sum / n;
  let squares = 0;
  for (let k = i - n + 1; k <= i; k += 1) squares += (x[k] - mean) ** 2;
  return squares;
}

/**
 * Means of the last n values and so many deviations above and below them, from row n − 1 on: running sums of distances from a
 * center that moves along every n bars or 256, and both passes where the sums cannot tell a quiet window from rounding. A weight
 * of nothing leaves the means out, so that `upper` holds deviations alone; the columns may be one. The last row of `upper` is NaN
 * when any value was.
 */
export function channelColumn(
  x: Float64Array,
  upper: Float64Array,
  middle: Float64Array,
  lower: Float64Array,
  period: number,
  up: number,
  down: number,
  weight = 1,
): void {
  const n = whole(period);
  const length = whole(Math.min(x.length, upper.length, middle.length, lower.length));
  const round = Math.max(n, 256);
  const share = 1 / n;
  const above = up * Math.sqrt(share);
  const below = down * Math.sqrt(share);
  let missing = 0;
  for (let start = n - 1; start < length; start += round) {
    const center = x[start];
    let sum = 0;
    let squares = 0;
    for (let k = start - n + 1; k < start; k += 1) {
      const distance = x[k] - center;
      sum += distance;
      squares += distance * distance;
    }
    let least = 0;
    let gone = 0;
    // Written here already, so that each round of the loop need not settle where the columns lie.
    lower[start] = middle[start] = upper[start] = center;
    const base = center * weight;
    const slope = share * weight;
    const end = whole(Math.min(start + round, length));
    for (let i = whole(start); i < end; i += 1) {
      const come = x[i] - center;
      const change = come - gone;
      sum += change;
      squares += change * (come + gone);
      // Written out: a call here costs a tenth of the loop.
      const floor = squares * thin;
      if (floor > least) least = floor;
      const spread = squares - sum * sum * share;
      const width = Math.sqrt(spread > least ? spread : squaresAt(x, i, n));
      const mean = base + sum * slope;
      lower[i] = mean - below * width;
      middle[i] = mean;
      upper[i] = mean + above * width;
      gone = x[(i - n + 1) >>> 0] - center;
    }
    missing += sum - sum;
  }
  if (Number.isNaN(missing)) upper[length - 1] = missing;
}
