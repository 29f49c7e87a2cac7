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
