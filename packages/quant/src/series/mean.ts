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
 * The same for a whole column from row `from` on. Taken afresh every n bars or 128, so that rounding never piles
 * up; in between two bars a round, since each sum waits for the one before.
 */
export function meanColumn(x: Float64Array, y: Float64Array, n: number, from = 0): void {
  const { length } = x;
  const round = Math.max(n, 128);
  for (let start = from + n - 1; start < length; start += round) {
    let sum = 0;
    for (let k = start - n + 1; k <= start; k += 1) sum += x[k];
    y[start] = sum / n;
    const end = Math.min(start + round, length);
    let i = start + 1;
    for (; i + 1 < end; i += 2) {
      const change = x[i] - x[i - n];
      y[i] = (sum + change) / n;
      sum += change + (x[i + 1] - x[i + 1 - n]);
      y[i + 1] = sum / n;
    }
    if (i < end) y[i] = (sum + (x[i] - x[i - n])) / n;
  }
}
