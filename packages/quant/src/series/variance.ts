import { isWindowFull, windowPush, windowSize, windowSum } from './window.ts';

export const varianceSize = windowSize;

/** Population variance of the last n values in two passes, so that a quiet stretch at a high price gives no false width. */
export function varianceStep(state: Float64Array, at: number, value: number, n: number): number {
  if (Number.isNaN(value)) return Number.NaN;
  windowPush(state, at, value, n);
  if (!isWindowFull(state, at, n)) return Number.NaN;
  const mean = windowSum(state, at, n) / n;
  let sum = 0;
  for (let i = at + 2; i < at + 2 + n; i += 1) {
    const distance = state[i] - mean;
    sum += distance * distance;
  }
  return sum / n;
}

/** Below this share of the largest sum of squares, what is left after taking off the mean has lost digits. */
const thin = 1e-4;

/** Both passes over the window that ends at row i. */
function varianceAt(x: Float64Array, i: number, n: number): number {
  let sum = 0;
  for (let k = i - n + 1; k <= i; k += 1) sum += x[k];
  const mean = sum / n;
  let squares = 0;
  for (let k = i - n + 1; k <= i; k += 1) squares += (x[k] - mean) ** 2;
  return squares / n;
}

/**
 * The same for a whole column: running sums of distances from a center that moves along every n bars or 128, and both passes
 * where the sums cannot tell a quiet window from rounding. `mean` receives the means when it is given. The last variance is
 * NaN when any value was.
 */
export function varianceColumn(x: Float64Array, variance: Float64Array, period: number, mean?: Float64Array): void {
  const n = period | 0;
  const { length } = x;
  const round = Math.max(n, 128);
  const share = 1 / n;
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
    let come = 0;
    let gone = 0;
    const end = Math.min(start + round, length);
    for (let i = start; i < end;) {
      sum += come - gone;
      squares += come * come - gone * gone;
      const floor = squares * thin;
      if (floor > least) least = floor;
      const spread = squares - sum * sum * share;
      variance[i] = spread > least ? spread * share : varianceAt(x, i, n);
      if (mean !== undefined) mean[i] = center + sum * share;
      i += 1;
      if (i >= end) break;
      come = x[i] - center;
      gone = x[i - n] - center;
    }
    missing += sum - sum + (center - center);
  }
  if (Number.isNaN(missing)) variance[length - 1] = missing;
}
