import { whole } from './rows.ts';
import { isWindowFull, windowPush, windowSize, windowSum } from './window.ts';

/** Rolling mean: running sum, then a window. The sum is taken afresh once per round so that rounding never piles up. */
export const meanSize = (n: number): number => 1 + windowSize(n);

/** Mean of the last n values; NaN while they are fewer. A NaN value passes through and changes nothing. */
export function meanStep(state: Float64Array, at: number, value: number, n: number): number {
  if (Number.isNaN(value)) return Number.NaN;
  state[at] += value - windowPush(state, at + 1, value, n);
  if (state[at + 2] === 0) state[at] = windowSum(state, at + 1, n);
  return isWindowFull(state, at + 1, n) ? state[at] / n : Number.NaN;
}

/**
 * The same for a whole column from row `from` on. Taken afresh every n bars or 256, so that rounding never piles up; in
 * between two bars a round, since each mean waits for the one before. The last value is NaN when any value was.
 */
export function meanColumn(x: Float64Array, y: Float64Array, period: number, from = 0): void {
  const n = whole(period);
  const length = whole(y.length);
  const share = 1 / n;
  const round = Math.max(n, 256);
  let missing = 0;
  for (let start = whole(from) + n - 1; start < length; start += round) {
    // Distances from one of the values: a series that does not move gives exactly its own value.
    const center = x[start];
    let sum = 0;
    for (let k = start - n + 1; k < start; k += 1) sum += x[k] - center;
    let mean = center + sum * share;
    y[start] = mean;
    const end = whole(Math.min(start + round, length));
    let i = whole(start + 1);
    for (const last = end - 1; i < last; i += 2) {
      const change = x[i] - x[(i - n) >>> 0];
      y[i] = mean + change * share;
      mean += (change + (x[i + 1] - x[(i + 1 - n) >>> 0])) * share;
      y[i + 1] = mean;
    }
    if (i < end) {
      mean += (x[i] - x[i - n]) * share;
      y[i] = mean;
    }
    missing += mean - mean;
  }
  if (Number.isNaN(missing)) y[length - 1] = missing;
}
