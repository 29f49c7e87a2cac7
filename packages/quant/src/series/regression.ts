import { isWindowFull, windowAt, windowPush, windowSize } from './window.ts';

/** Intercept and slope after a step, then the window. */
export const interceptAt = 0;
export const slopeAt = 1;

export function regressionSize(n: number): number {
  return 2 + windowSize(n);
}

/** Fits a straight line to the last n values at 0 … n − 1; both results are NaN during warm-up. */
export function regressionStep(state: Float64Array, value: number, n: number): void {
  windowPush(state, 2, value, n);
  state[interceptAt] = Number.NaN;
  state[slopeAt] = Number.NaN;
  if (!isWindowFull(state, 2, n)) return;
  // Deviations from the newest value, so that a flat window has exactly no slope.
  let sum = 0;
  let cross = 0;
  const middle = (n - 1) / 2;
  for (let back = 0; back < n; back += 1) {
    const deviation = windowAt(state, 2, back, n) - value;
    sum += deviation;
    cross += (n - 1 - back - middle) * deviation;
  }
  const slope = cross / ((n * (n * n - 1)) / 12);
  state[slopeAt] = slope;
  state[interceptAt] = value + sum / n - slope * middle;
}
