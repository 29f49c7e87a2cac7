import { jointMoments } from './joint-moments.ts';
import { remembered } from './remember.ts';
import { totalsOf } from './totals.ts';

/** Arithmetic average; NaN for an empty series. */
export function mean(values: Float64Array): number {
  return totalsOf(values).sum / values.length;
}

interface CentralSums {
  readonly 2: number;
  readonly 3: number;
  readonly 4: number;
}

/** Around the average in a pass of its own, for averages that are large beside the spread. */
function centredSums(values: Float64Array, center: number): CentralSums {
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let i = 0; i < values.length; i += 1) {
    const distance = values[i] - center;
    const square = distance * distance;
    second += square;
    third += square * distance;
    fourth += square * square;
  }
  return { 2: second, 3: third, 4: fourth };
}

const centralSums = remembered((values: Float64Array): CentralSums => {
  const { sum, squares, cubes, fourths } = totalsOf(values);
  const center = sum / values.length;
  const second = squares - center * sum;
  // Plain sums keep all their digits as long as the average is small beside the spread, as it is for returns.
  if (!(second > 4 * center * sum && fourths < Number.POSITIVE_INFINITY)) return centredSums(values, center);
  const third = cubes - center * (3 * squares - 2 * center * sum);
  const fourth = fourths - center * (4 * cubes - center * (6 * squares - 3 * center * sum));
  return { 2: second, 3: third, 4: fourth };
});

/** Sum of (x - average)^power: the raw material of variance, skew and kurtosis. Large averages do no harm. */
export function centralSum(values: Float64Array, power: 2 | 3 | 4): number {
  return centralSums(values)[power];
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
  return (a === b ? centralSum(a, 2) : jointMoments(a, b).products) / (n - 1);
}

/** How closely two series move together, -1 to 1 (Pearson). NaN when either does not vary. */
export function pearson(a: Float64Array, b: Float64Array): number {
  if (a.length < 2 || b.length !== a.length) return Number.NaN;
  const { products, squaresA, squaresB } = jointMoments(a, b);
  const result = products / (Math.sqrt(squaresA) * Math.sqrt(squaresB));
  return Number.isFinite(result) ? Math.max(-1, Math.min(1, result)) : Number.NaN;
}
