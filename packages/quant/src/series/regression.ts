import { whole } from './rows.ts';
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

/** A slope below this share of what it is the difference of has lost digits: in degrees, two more than as a slope. */
const thin = 3e-3;

/** Sum of the last n values as distances from the newest, each weighed by its place from the middle. */
function crossAt(x: Float64Array, i: number, n: number): number {
  const middle = (n - 1) / 2;
  let cross = 0;
  for (let back = 1; back < n; back += 1) cross += (n - 1 - back - middle) * (x[i - back] - x[i]);
  return cross;
}

/**
 * `level` times the mean of the last n values and `rise` times the slope of the line fitted to them, from row n − 1 on: the line
 * at any place, or its slope alone. Each window follows from the one before; the sums are taken afresh every n bars or 256, and
 * where they cannot tell a flat window from rounding.
 */
export function regressionColumn(x: Float64Array, y: Float64Array, period: number, level: number, rise: number): void {
  const n = whole(period);
  const length = whole(Math.min(x.length, y.length));
  const round = Math.max(n, 256);
  const share = 1 / n;
  const middle = (n - 1) / 2;
  const perCross = rise / ((n * (n * n - 1)) / 12);
  for (let start = n - 1; start < length; start += round) {
    const center = x[start];
    let sum = 0;
    let weighted = 0;
    for (let k = 0; k < n - 1; k += 1) {
      const value = x[start - n + 1 + k] - center;
      sum += value;
      weighted += k * value;
    }
    // The newest is the center itself.
    let most = 0;
    const end = whole(Math.min(start + round, length));
    for (let i = whole(start); i < end; i += 1) {
      if (i > start) {
        const value = x[i] - center;
        const gone = x[(i - n) >>> 0] - center;
        weighted += (n - 1) * value - (sum - gone);
        sum += value - gone;
      }
      const size = Math.abs(weighted);
      if (size > most) most = size;
      let cross = weighted - middle * sum;
      if (!(Math.abs(cross) > thin * most)) cross = crossAt(x, i, n);
      y[i] = level * (center + sum * share) + cross * perCross;
    }
  }
}
