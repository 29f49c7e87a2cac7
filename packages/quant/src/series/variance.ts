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
