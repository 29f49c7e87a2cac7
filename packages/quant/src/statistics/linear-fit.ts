import { centralSum, covariance, mean, pearson } from './moments.ts';

/** A straight line through points, by least squares: y = intercept + slope x. */
export interface LinearFit {
  readonly slope: number;
  readonly intercept: number;
  /** Share of the variation of y that the line explains, 0..1. */
  readonly rSquared: number;
}

/** Least-squares line of y on x, both of one length n >= 2. NaN when x does not vary. */
export function linearFit(x: Float64Array, y: Float64Array): LinearFit {
  const slope = (covariance(x, y) * (x.length - 1)) / centralSum(x, 2);
  return { slope, intercept: mean(y) - slope * mean(x), rSquared: pearson(x, y) ** 2 };
}
