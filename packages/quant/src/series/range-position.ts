import { whole } from './rows.ts';
import { highestColumn, lowestColumn } from './extremes.ts';
import { isWindowFull, windowHighest, windowLowest, windowPush, windowSize } from './window.ts';

/** A window of highs and one of lows. */
export const rangePositionSize = (n: number): number => 2 * windowSize(n);

/** Where a close stands in the range of the last n bars, 0 to 100; 0 when there is no range; NaN during warm-up. */
export function rangePositionStep(
  state: Float64Array,
  at: number,
  high: number,
  low: number,
  close: number,
  n: number,
): number {
  if (Number.isNaN(high)) return Number.NaN;
  const lows = at + windowSize(n);
  windowPush(state, at, high, n);
  windowPush(state, lows, low, n);
  if (!isWindowFull(state, at, n)) return Number.NaN;
  const top = windowHighest(state, at, n);
  const bottom = windowLowest(state, lows, n);
  return top === bottom ? 0 : (100 * (close - bottom)) / (top - bottom);
}

/** The same for whole columns from row n − 1 on. `top` is a column to work in. */
export function rangePositionColumn(
  high: Float64Array,
  low: Float64Array,
  close: Float64Array,
  y: Float64Array,
  n: number,
  top: Float64Array,
): void {
  highestColumn(high, top, n);
  lowestColumn(low, y, n);
  const length = whole(Math.min(close.length, top.length, y.length));

  for (let i = whole(n - 1); i < length; i += 1) {
    const bottom = y[i];
    const range = top[i] - bottom;
    y[i] = range === 0 ? 0 : (100 * (close[i] - bottom)) / range;
  }
}

/** Distance of a close below the top of the range of the last n bars, 0 to −100; 0 when there is no range. */
export function fromTopStep(
  state: Float64Array,
  at: number,
  high: number,
  low: number,
  close: number,
  n: number,
): number {
  const lows = at + windowSize(n);
  windowPush(state, at, high, n);
  windowPush(state, lows, low, n);
  if (!isWindowFull(state, at, n)) return Number.NaN;
  const top = windowHighest(state, at, n);
  const bottom = windowLowest(state, lows, n);
  return top === bottom ? 0 : (-100 * (top - close)) / (top - bottom);
}
