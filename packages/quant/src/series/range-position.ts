import { isWindowFull, windowAt, windowMaxBack, windowMinBack, windowPush, windowSize } from './window.ts';

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
  const top = windowAt(state, at, windowMaxBack(state, at, n), n);
  const bottom = windowAt(state, lows, windowMinBack(state, lows, n), n);
  return top === bottom ? 0 : (100 * (close - bottom)) / (top - bottom);
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
  const top = windowAt(state, at, windowMaxBack(state, at, n), n);
  const bottom = windowAt(state, lows, windowMinBack(state, lows, n), n);
  return top === bottom ? 0 : (-100 * (top - close)) / (top - bottom);
}
