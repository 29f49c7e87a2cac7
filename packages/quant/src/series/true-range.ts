import { whole } from './rows.ts';

/** Previous close and whether there was one. */
export const trueRangeSize = 2;

/**
 * The range of a bar and the previous close together: the way from that close to the high, on to the low and back again is twice
 * as long, without a choice nobody can predict.
 */
export function trueRange(high: number, low: number, previous: number): number {
  return (high - low + (Math.abs(previous - high) + Math.abs(low - previous))) * 0.5;
}

/** The larger of the bar's range and its distance from the previous close; NaN on the first bar. */
export function trueRangeStep(state: Float64Array, at: number, high: number, low: number, close: number): number {
  const previous = state[at];
  const isFirst = state[at + 1] === 0;
  state[at] = close;
  state[at + 1] = 1;
  if (isFirst) return Number.NaN;
  return trueRange(high, low, previous);
}

/**
 * The same for whole columns from the second row on; the first stays as it is. y may not be one of the other columns.
 */
export function trueRangeColumn(high: Float64Array, low: Float64Array, close: Float64Array, y: Float64Array): void {
  const length = whole(Math.min(high.length, low.length, close.length, y.length));
  let before = close[0];
  for (let i = 1; i < length; i += 1) {
    const top = high[i];
    const bottom = low[i];
    y[i] = trueRange(top, bottom, before);
    before = close[i];
  }
}
