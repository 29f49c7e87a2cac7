import { whole } from './rows.ts';

/**
 * y[i] = (1 − take) · y[i − 1] + take · x[i] for i ≥ from, beginning with what stands at y[from − 1]. Four steps a round, with
 * powers of 1 − take written out, so that each waits for the one two before it and not for its neighbour. Distances from the
 * start are summed, so that a series that does not move gives exactly its own value.
 */
function recurrence(x: Float64Array, y: Float64Array, from: number, take: number): void {
  const keep = 1 - take;
  const keepTwice = keep * keep;
  const length = whole(x.length);
  let i = whole(from);
  const start = y[i - 1];
  let value = 0;
  for (const end = length - 3; i < end; i += 4) {
    const a = take * (x[i] - start);
    const b = take * (x[i + 1] - start) + keep * a;
    const c = take * (x[i + 2] - start);
    const d = take * (x[i + 3] - start) + keep * c;
    y[i] = keep * value + a + start;
    value = keepTwice * value + b;
    y[i + 1] = value + start;
    y[i + 2] = keep * value + c + start;
    value = keepTwice * value + d;
    y[i + 3] = value + start;
  }
  for (; i < length; i += 1) {
    value = keep * value + take * (x[i] - start);
    y[i] = value + start;
  }
}

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
