/** Arithmetic average; NaN for an empty series. */
export function mean(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** Sum of (x - average)^power: the raw material of variance, skew and kurtosis. Two passes, so large averages do no harm. */
export function centralSum(values: Float64Array, power: 2 | 3 | 4): number {
  const center = mean(values);
  let sum = 0;
  for (const value of values) {
    const distance = value - center;
    const square = distance * distance;
    sum += power === 2 ? square : power === 3 ? square * distance : square * square;
  }
  return sum;
}

/** Standard deviation of a sample (divides by n - 1), in the unit of the values; NaN below two values. */
export function sampleDeviation(values: Float64Array): number {
  return values.length < 2 ? Number.NaN : Math.sqrt(centralSum(values, 2) / (values.length - 1));
}

/**
 * Unbiased skewness G1 (as pandas and Excel SKEW): below zero, the bad surprises are the larger ones.
 * NaN below three values or without variation.
 */
export function skewness(values: Float64Array): number {
  const n = values.length;
  const m2 = centralSum(values, 2);
  if (n < 3 || !(m2 > 0)) return Number.NaN;
  return (n * Math.sqrt(n - 1) * centralSum(values, 3)) / ((n - 2) * m2 ** 1.5);
}

/**
 * Unbiased excess kurtosis G2 (as pandas and Excel KURT): above zero, extremes are more common than under a normal law.
 * NaN below four values or without variation.
 */
export function excessKurtosis(values: Float64Array): number {
  const n = values.length;
  const m2 = centralSum(values, 2);
  if (n < 4 || !(m2 > 0)) return Number.NaN;
  const scale = (n * (n + 1) * (n - 1)) / ((n - 2) * (n - 3));
  return (scale * centralSum(values, 4)) / (m2 * m2) - (3 * (n - 1) ** 2) / ((n - 2) * (n - 3));
}

/** Average product of the distances of two series from their averages (divides by n - 1). NaN below two pairs. */
export function covariance(a: Float64Array, b: Float64Array): number {
  const n = a.length;
  if (n < 2 || b.length !== n) return Number.NaN;
  const meanA = mean(a);
  const meanB = mean(b);
  let sum = 0;
  for (let i = 0; i < n; i += 1) sum += (a[i] - meanA) * (b[i] - meanB);
  return sum / (n - 1);
}

/** How closely two series move together, -1 to 1 (Pearson). NaN when either does not vary. */
export function pearson(a: Float64Array, b: Float64Array): number {
  const result = covariance(a, b) / (sampleDeviation(a) * sampleDeviation(b));
  return Number.isFinite(result) ? Math.max(-1, Math.min(1, result)) : Number.NaN;
}
