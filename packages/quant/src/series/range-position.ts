import { whole } from './rows.ts';
import { highestColumn, highestSize, highestStep, lowestColumn } from './extremes.ts';

/** Slots: bars seen, the row of the block that the next one is, then the windows of highs and of lows. */
const windowsAt = 2;
export const rangePositionSize = (n: number): number => windowsAt + 2 * highestSize(n);

/** Where a close stands in the range of the last n bars, 0 to 100; `flat` when there is no range; NaN during warm-up. */
export function rangePositionStep(
  state: Float64Array,
  at: number,
  high: number,
  low: number,
  close: number,
  n: number,
  flat = 0,
): number {
  if (Number.isNaN(high)) return Number.NaN;
  const seen = state[at] + 1;
  const head = state[at + 1] | 0;
  state[at] = seen;
  state[at + 1] = head + 1 === n ? 0 : head + 1;
  const top = highestStep(state, at + windowsAt, high, head, n);
  const bottom = -highestStep(state, at + windowsAt + highestSize(n), -low, head, n);
  if (seen < n) return Number.NaN;
  return top === bottom ? flat : (100 * (close - bottom)) / (top - bottom);
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
