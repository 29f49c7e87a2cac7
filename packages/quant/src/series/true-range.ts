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
 * The same for whole columns from the second row on; the first stays as it is. What a gap adds to the range, above or below,
 * is a distance if it is positive and nothing if not: (|d| + d) / 2, without a branch that nobody can predict.
 */
export function trueRangeColumn(high: Float64Array, low: Float64Array, close: Float64Array, y: Float64Array): void {
  let before = close[0];
  for (let i = 1; i < y.length; i += 1) {
    const top = high[i];
    const bottom = low[i];
    const above = before - top;
    const below = bottom - before;
    y[i] = top - bottom + (Math.abs(above) + above + (Math.abs(below) + below)) / 2;
    before = close[i];
  }
}

/**
 * Wilder's mean of the true ranges for whole columns from row n on, the first is the plain mean of n ranges. One round for both: a range is ready long before the mean waits for it.
 */
export function meanTrueRangeColumn(
  high: Float64Array,
  low: Float64Array,
  close: Float64Array,
  y: Float64Array,
  n: number,
): void {
  const { length } = y;
  if (length <= n) return;
  const take = 1 / n;
  const keep = 1 - take;
  let before = close[0];
  let mean = 0;
  for (let i = 1; i <= n; i += 1) {
    const above = before - high[i];
    const below = low[i] - before;
    mean += high[i] - low[i] + (Math.abs(above) + above + (Math.abs(below) + below)) / 2;
    before = close[i];
  }
  mean /= n;
  y[n] = mean;
  for (let i = n + 1; i < length; i += 1) {
    const top = high[i];
    const bottom = low[i];
    const above = before - top;
    const below = bottom - before;
    mean = keep * mean + take * (top - bottom + (Math.abs(above) + above + (Math.abs(below) + below)) / 2);
    y[i] = mean;
    before = close[i];
  }
}
