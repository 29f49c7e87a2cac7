import { whole } from './rows.ts';
import { isWindowFull, windowAt, windowPush, windowSize } from './window.ts';

export const weightedSize = windowSize;

/** Linearly weighted mean of the last n values, the newest weighing most; NaN while they are fewer. */
export function weightedStep(state: Float64Array, at: number, value: number, n: number): number {
  if (Number.isNaN(value)) return Number.NaN;
  windowPush(state, at, value, n);
  if (!isWindowFull(state, at, n)) return Number.NaN;
  let sum = 0;
  for (let back = 0; back < n; back += 1) sum += (n - back) * windowAt(state, at, back, n);
  return sum / ((n * (n + 1)) / 2);
}

/**
 * The same for a whole column: each window follows from the one before. Taken afresh every n bars or 256, as distances from
 * one of the values, so that rounding never piles up.
 */
export function weightedColumn(x: Float64Array, y: Float64Array, period: number): void {
  const n = whole(period);
  const length = whole(Math.min(x.length, y.length));
  const share = 2 / (n * (n + 1));
  const round = Math.max(n, 256);
  for (let start = n - 1; start < length; start += round) {
    const center = x[start];
    let sum = 0;
    let weighted = 0;
    for (let k = 0; k < n; k += 1) {
      const value = x[start - n + 1 + k] - center;
      sum += value;
      weighted += (k + 1) * value;
    }
    y[start] = center + weighted * share;
    const end = Math.min(start + round, length);
    for (let i = start + 1; i < end; i += 1) {
      const value = x[i] - center;
      weighted += n * value - sum;
      sum += value - (x[i - n] - center);
      y[i] = center + weighted * share;
    }
  }
}
