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
