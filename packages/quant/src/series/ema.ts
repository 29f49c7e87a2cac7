import { recurrence } from './recurrence.ts';

/** Exponential mean: count and value. */
export const emaSize = 2;

/**
 * Exponential mean seeded with the plain mean of the first n values, the convention of TA-Lib: first value at n − 1,
 * weight 2/(n+1). A NaN value passes through and changes nothing.
 */
export function emaStep(state: Float64Array, at: number, value: number, n: number, weight = 2 / (n + 1)): number {
  if (Number.isNaN(value)) return Number.NaN;
  const count = state[at] + 1;
  state[at] = count;
  if (count > n) {
    state[at + 1] += (value - state[at + 1]) * weight;
    return state[at + 1];
  }
  state[at + 1] += value;
  if (count < n) return Number.NaN;
  state[at + 1] /= n;
  return state[at + 1];
}

/**
 * The same for a whole column from row `from` on: x and y of one length, or one and the same; y stays as it is before the
 * first value.
 */
export function emaColumn(x: Float64Array, y: Float64Array, n: number, from = 0, weight = 2 / (n + 1)): void {
  const first = (from + n - 1) | 0;
  if (first >= x.length) return;
  let sum = 0;
  for (let i = from | 0; i <= first; i += 1) sum += x[i];
  y[first] = sum / n;
  recurrence(x, y, first + 1, weight);
}
