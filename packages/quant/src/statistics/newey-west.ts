import { definedRatio } from './defined-ratio.ts';
import { linearFit } from './linear-fit.ts';
import { mean } from './moments.ts';

/** The customary number of lags for n periods: floor(4 (n / 100)^(2/9)) (Newey and West 1994). */
export function automaticLag(n: number): number {
  return Math.floor(4 * (n / 100) ** (2 / 9));
}

/**
 * Student's t of the average, with a standard error that allows for changing variance and for correlation up to `lag`
 * periods (Bartlett kernel, no small-sample correction). NaN without variation.
 */
export function neweyWestMeanT(values: Float64Array, lag: number): number {
  const center = mean(values);
  const residuals = new Float64Array(values.length);
  for (let i = 0; i < values.length; i += 1) residuals[i] = values[i] - center;
  return definedRatio(center * values.length, Math.sqrt(longRunSum(residuals, residuals, lag)));
}

/** Estimates of a line with standard errors robust to changing variance and correlation. */
export interface RobustFit {
  readonly intercept: number;
  readonly slope: number;
  readonly interceptError: number;
  readonly slopeError: number;
}

/**
 * y = intercept + slope x by least squares, with Newey-West standard errors (Bartlett kernel, given lag, no
 * small-sample correction): how far alpha and beta can be trusted. NaN when x does not vary.
 * @reference
 */
export function neweyWestFit(x: Float64Array, y: Float64Array, lag: number): RobustFit {
  const { slope, intercept } = linearFit(x, y);
  const n = x.length;
  const center = mean(x);
  const spread = x.reduce((sum, value) => sum + (value - center) ** 2, 0);
  // Influence of each residual on the estimates: the rows of (X'X)^-1 X', so that errors are long-run sums of products.
  const onSlope = x.map((value, i) => ((value - center) / spread) * (y[i] - intercept - slope * value));
  const onIntercept = x.map(
    (value, i) => (1 / n - (center * (value - center)) / spread) * (y[i] - intercept - slope * value),
  );
  return {
    intercept,
    slope,
    interceptError: Math.sqrt(longRunSum(onIntercept, onIntercept, lag)),
    slopeError: Math.sqrt(longRunSum(onSlope, onSlope, lag)),
  };
}

/** Σ a_i b_i plus the products up to `lag` apart, weighted 1 - k / (lag + 1). */
function longRunSum(a: Float64Array, b: Float64Array, lag: number): number {
  let total = 0;
  for (let k = 0; k <= lag; k += 1) {
    let sum = 0;
    if (k === 0) for (let i = 0; i < a.length; i += 1) sum += a[i] * b[i];
    else for (let i = k; i < a.length; i += 1) sum += a[i] * b[i - k] + a[i - k] * b[i];
    total += sum * (1 - k / (lag + 1));
  }
  return total;
}
