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

/** The same for whole columns from the second row on; the first stays as it is. */
export function trueRangeColumn(high: Float64Array, low: Float64Array, close: Float64Array, y: Float64Array): void {
  for (let i = 1; i < y.length; i += 1) {
    const before = close[i - 1];
    // Gaps are rare, so these are cheaper than three candidates and a maximum.
    if (before > high[i]) y[i] = before - low[i];
    else if (before < low[i]) y[i] = high[i] - before;
    else y[i] = high[i] - low[i];
  }
}
