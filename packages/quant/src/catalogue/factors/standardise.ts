/**
 * Turns a cross-section into z-scores: distance from its average in standard deviations (divides by n - ddof; 1 for a
 * sample). Missing stays missing; a section of equal values is all 0, one of a single value too.
 */
export function standardise(values: Float64Array, out: Float64Array, ddof: 0 | 1 = 1): void {
  const { length } = values;
  let missing = 0;
  let sum = 0;
  for (let i = 0; i < length; i += 1) {
    const value = values[i];
    if (Number.isNaN(value)) missing += 1;
    else sum += value;
  }
  const count = length - missing;
  const mean = sum / count;
  let squares = 0;
  for (let i = 0; i < length; i += 1) {
    const value = values[i];
    const distance = value - mean;
    if (!Number.isNaN(value)) squares += distance * distance;
  }
  const spread = count > ddof ? Math.sqrt(squares / (count - ddof)) : 0;
  // What is left of equal values after rounding is no spread.
  const isFlat = !(spread > 4 * Number.EPSILON * Math.abs(mean));
  for (let i = 0; i < length; i += 1) {
    const value = values[i];
    // A missing value stays missing by itself.
    out[i] = isFlat && !Number.isNaN(value) ? 0 : (value - mean) / spread;
  }
}
