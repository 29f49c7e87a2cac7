import { emaSize, emaStep } from './ema.ts';
import { whole } from './rows.ts';

/** Six exponential means, one of the other. */
export const tillsonSize = 6 * emaSize;

/** Tillson's T3: six exponential means mixed so that their lags cancel. First value at 6(n - 1); a NaN value passes through. */
export function tillsonStep(state: Float64Array, at: number, value: number, n: number, v: number): number {
  const e1 = emaStep(state, at, value, n);
  const e2 = emaStep(state, at + emaSize, e1, n);
  const e3 = emaStep(state, at + 2 * emaSize, e2, n);
  const e4 = emaStep(state, at + 3 * emaSize, e3, n);
  const e5 = emaStep(state, at + 4 * emaSize, e4, n);
  const e6 = emaStep(state, at + 5 * emaSize, e5, n);
  const v2 = v * v;
  const v3 = v2 * v;
  return -v3 * e6 + 3 * (v2 + v3) * e5 - (6 * v2 + 3 * (v + v3)) * e4 + (1 + 3 * v + v3 + 3 * v2) * e3;
}

/**
 * The same of a whole column; y is left as it is before the first value. One round for all six means: each waits for its own last
 * value only. Distances from the first value, so that a series that does not move gives exactly its own value.
 */
export function tillsonColumn(x: Float64Array, y: Float64Array, n: number, v: number): void {
  const length = whole(x.length);
  const first = whole(6 * (n - 1));
  if (first >= length) return;
  const base = x[0];
  const state = new Float64Array(tillsonSize);
  y[first] = 0;
  for (let i = 0; i <= first; i += 1) y[first] = base + tillsonStep(state, 0, x[i] - base, n, v);
  let [, e1, , e2, , e3, , e4, , e5, , e6] = state;
  const take = 2 / (n + 1);
  const keep = 1 - take;
  const v2 = v * v;
  const v3 = v2 * v;
  const a = -v3;
  const b = 3 * (v2 + v3);
  const c = 6 * v2 + 3 * (v + v3);
  const d = 1 + 3 * v + v3 + 3 * v2;
  for (let i = whole(first + 1); i < length; i += 1) {
    e1 = keep * e1 + take * (x[i] - base);
    e2 = keep * e2 + take * e1;
    e3 = keep * e3 + take * e2;
    e4 = keep * e4 + take * e3;
    e5 = keep * e5 + take * e4;
    e6 = keep * e6 + take * e5;
    y[i] = base + (a * e6 + b * e5 - c * e4 + d * e3);
  }
}
