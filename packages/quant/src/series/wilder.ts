import { emaColumn } from './ema.ts';

/** Wilder's mean: count and value. */
export const wilderSize = 2;

/** Wilder's smoothing: the mean of the first n values, then (previous · (n − 1) + value) / n. A NaN value passes through. */
export function wilderStep(state: Float64Array, at: number, value: number, n: number): number {
  if (Number.isNaN(value)) return Number.NaN;
  const count = state[at] + 1;
  state[at] = count;
  if (count > n) {
    state[at + 1] = (state[at + 1] * (n - 1) + value) / n;
    return state[at + 1];
  }
  state[at + 1] += value;
  if (count < n) return Number.NaN;
  state[at + 1] /= n;
  return state[at + 1];
}

/** The same for a whole column from row `from` on: x and y of one length; y stays as it is before the first value. */
export function wilderColumn(x: Float64Array, y: Float64Array, n: number, from = 0): void {
  emaColumn(x, y, n, from, 1 / n);
}
