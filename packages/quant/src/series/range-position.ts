import { whole } from './rows.ts';
import { highestColumn, lowestColumn } from './extremes.ts';
import { windowHighest, windowLowest } from './window.ts';

/** Bars seen, where the next one goes, then a window of highs and one of lows. */
export const rangePositionSize = (n: number): number => 2 + 2 * n;

/** Takes a bar in; whether the windows are full. */
function pushRange(state: Float64Array, at: number, high: number, low: number, n: number): boolean {
  const head = state[at + 1] | 0;
  state[at + 2 + head] = high;
  state[at + 2 + n + head] = low;
  state[at + 1] = head + 1 === n ? 0 : head + 1;
  state[at] += 1;
  return state[at] >= n;
}

/** Where a close stands in the range of the last n bars, 0 to 100; 0 when there is no range; NaN during warm-up. */
export function rangePositionStep(
  state: Float64Array,
  at: number,
  high: number,
  low: number,
  close: number,
  n: number,
): number {
  if (Number.isNaN(high) || !pushRange(state, at, high, low, n)) return Number.NaN;
  const top = windowHighest(state, at, n);
  const bottom = windowLowest(state, at + n, n);
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
  if (!pushRange(state, at, high, low, n)) return Number.NaN;
  const top = windowHighest(state, at, n);
  const bottom = windowLowest(state, at + n, n);
  return top === bottom ? 0 : (-100 * (top - close)) / (top - bottom);
}
