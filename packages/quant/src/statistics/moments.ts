import { remembered, rememberedPair } from './remember.ts';

const meanOf = remembered((values: Float64Array): number => {
  const { length } = values;
  // Four sums at a time: each addition waits for the one before it.
  let [a, b, c, d] = [0, 0, 0, 0];
  let i = 0;
  for (; i + 3 < length; i += 4) {
    a += values[i];
    b += values[i + 1];
    c += values[i + 2];
    d += values[i + 3];
  }
  for (; i < length; i += 1) a += values[i];
  return (a + b + (c + d)) / length;
});

/** Arithmetic average; NaN for an empty series. */
export function mean(values: Float64Array): number {
  return meanOf(values);
}

const squaresOf = remembered((values: Float64Array): number => {
  const center = mean(values);
  const { length } = values;
  let even = 0;
  let odd = 0;
  let i = 0;
  for (; i + 1 < length; i += 2) {
    const distance = values[i] - center;
    const next = values[i + 1] - center;
    even += distance * distance;
    odd += next * next;
  }
  if (i < length) even += (values[i] - center) ** 2;
  return even + odd;
});

const higherSums = remembered((values: Float64Array) => {
  const center = mean(values);
  let third = 0;
  let fourth = 0;
  for (let i = 0; i < values.length; i += 1) {
    const distance = values[i] - center;
    const square = distance * distance;
    third += square * distance;
    fourth += square * square;
  }
  return { 3: third, 4: fourth };
});

/** Sum of (x - average)^power: the raw material of variance, skew and kurtosis. Two passes, so large averages do no harm. */
export function centralSum(values: Float64Array, power: 2 | 3 | 4): number {
  return power === 2 ? squaresOf(values) : higherSums(values)[power];
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

const productSum = rememberedPair((a: Float64Array, b: Float64Array): number => {
  const meanA = mean(a);
  const meanB = mean(b);
  let [even, odd] = [0, 0];
  let i = 0;
  for (; i + 1 < a.length; i += 2) {
    even += (a[i] - meanA) * (b[i] - meanB);
    odd += (a[i + 1] - meanA) * (b[i + 1] - meanB);
  }
  if (i < a.length) even += (a[i] - meanA) * (b[i] - meanB);
  return even + odd;
});

/** Average product of the distances of two series from their averages (divides by n - 1). NaN below two pairs. */
export function covariance(a: Float64Array, b: Float64Array): number {
  const n = a.length;
  if (n < 2 || b.length !== n) return Number.NaN;
  return (a === b ? squaresOf(a) : productSum(a, b)) / (n - 1);
}

/** How closely two series move together, -1 to 1 (Pearson). NaN when either does not vary. */
export function pearson(a: Float64Array, b: Float64Array): number {
  const result = covariance(a, b) / (sampleDeviation(a) * sampleDeviation(b));
  return Number.isFinite(result) ? Math.max(-1, Math.min(1, result)) : Number.NaN;
}
