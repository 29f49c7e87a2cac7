/**
 * Turns a cross-section into z-scores: distance from its average in standard deviations (divides by n - ddof; 1 for a
 * sample). Missing stays missing; a section of equal values is all 0, one of a single value too.
 */
export function standardise(values: Float64Array, out: Float64Array, ddof: 0 | 1 = 1): void {
  let count = 0;
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) {
    if (Number.isNaN(values[i])) continue;
    count += 1;
    sum += values[i];
  }
  const mean = sum / count;
  let squares = 0;
  for (let i = 0; i < values.length; i += 1) {
    if (!Number.isNaN(values[i])) squares += (values[i] - mean) ** 2;
  }
  const spread = count > ddof ? Math.sqrt(squares / (count - ddof)) : 0;
  // What is left of equal values after rounding is no spread.
  const isFlat = !(spread > 4 * Number.EPSILON * Math.abs(mean));
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i];
    out[i] = Number.isNaN(value) ? Number.NaN : isFlat ? 0 : (value - mean) / spread;
  }
}
