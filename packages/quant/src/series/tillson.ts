import { emaColumn, emaSize, emaStep } from './ema.ts';

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

/** The same of a whole column; y is left as it is before the first value. */
export function tillsonColumn(x: Float64Array, y: Float64Array, n: number, v: number): void {
  const means: Float64Array[] = [];
  let last = x;
  for (let k = 0; k < 6; k += 1) {
    const mean = new Float64Array(x.length);
    emaColumn(last, mean, n, k * (n - 1));
    means.push(mean);
    last = mean;
  }
  const [, , e3, e4, e5, e6] = means;
  const v2 = v * v;
  const v3 = v2 * v;
  const [a, b, c, d] = [-v3, 3 * (v2 + v3), 6 * v2 + 3 * (v + v3), 1 + 3 * v + v3 + 3 * v2];
  for (let i = 6 * (n - 1); i < y.length; i += 1) y[i] = a * e6[i] + b * e5[i] - c * e4[i] + d * e3[i];
}
