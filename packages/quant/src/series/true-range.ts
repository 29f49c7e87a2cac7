/** Previous close and whether there was one. */
export const trueRangeSize = 2;

/** The larger of the bar's range and its distance from the previous close; NaN on the first bar. */
export function trueRangeStep(state: Float64Array, at: number, high: number, low: number, close: number): number {
  const previous = state[at];
  const isFirst = state[at + 1] === 0;
  state[at] = close;
  state[at + 1] = 1;
  if (isFirst) return Number.NaN;
  return Math.max(high - low, Math.abs(high - previous), Math.abs(low - previous));
}

/**
 * The same for whole columns from the second row on; the first stays as it is. y may not be one of the other columns.
 * |c| + c is twice a gap or nothing, exactly and without a branch that nobody can predict.
 */
export function trueRangeColumn(high: Float64Array, low: Float64Array, close: Float64Array, y: Float64Array): void {
  const { length } = y;
  let before = close[0];
  for (let i = 1; i < length; i += 1) {
    const top = high[i];
    const bottom = low[i];
    const above = before - top;
    const below = bottom - before;
    before = close[i];
    y[i] = top - bottom + (Math.abs(above) + above + (Math.abs(below) + below)) * 0.5;
  }
}
