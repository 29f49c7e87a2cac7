import { emaSize, emaStep } from './ema.ts';

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
