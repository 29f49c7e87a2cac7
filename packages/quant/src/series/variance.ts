import { leastSpread } from './channel.ts';
import { isWindowFull, windowPush, windowSize, windowSum } from './window.ts';

/** The window, then a center, the sums of distances from it and of their squares, and what the latter may not fall below. */
export const varianceSize = (n: number): number => windowSize(n) + 4;

/** Both passes over a full window: sum of squares around its mean. */
function windowSquares(state: Float64Array, at: number, n: number): number {
  const mean = windowSum(state, at, n) / n;
  let squares = 0;
  for (let i = at + 2; i < at + 2 + n; i += 1) squares += (state[i] - mean) ** 2;
  return squares;
}

/**
 * Population variance of the last n values: running sums of distances from a center that is taken afresh once per round, and both
 * passes where the sums cannot tell a quiet stretch at a high price from rounding.
 */
export function varianceStep(state: Float64Array, at: number, value: number, n: number): number {
  if (Number.isNaN(value)) return Number.NaN;
  const gone = windowPush(state, at, value, n);
  if (!isWindowFull(state, at, n)) return Number.NaN;
  const sumsAt = at + windowSize(n);
  if (state[at + 1] === 0) {
    state[sumsAt] = value;
    state[sumsAt + 1] = 0;
    state[sumsAt + 2] = 0;
    state[sumsAt + 3] = 0;
    for (let i = at + 2; i < sumsAt; i += 1) {
      const distance = state[i] - value;
      state[sumsAt + 1] += distance;
      state[sumsAt + 2] += distance * distance;
    }
  } else {
    const center = state[sumsAt];
    state[sumsAt + 1] += value - gone;
    state[sumsAt + 2] += (value - gone) * (value - center + (gone - center));
  }
  const sum = state[sumsAt + 1];
  const squares = state[sumsAt + 2];
  const floor = leastSpread(squares);
  if (floor > state[sumsAt + 3]) state[sumsAt + 3] = floor;
  const spread = squares - (sum * sum) / n;
  return (spread > state[sumsAt + 3] ? spread : windowSquares(state, at, n)) / n;
}

/** Mean of the values whose variance was just taken. */
export function varianceMean(state: Float64Array, at: number, n: number): number {
  const sumsAt = at + windowSize(n);
  return state[sumsAt] + state[sumsAt + 1] / n;
}
