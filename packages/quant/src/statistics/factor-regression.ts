import { PlumblineError } from '@plumbline/model/errors';
import type { Matrix } from './algebra/cholesky.ts';
import { leastSquares } from './algebra/least-squares.ts';
import { automaticLag } from './newey-west.ts';

/** A return explained by factors. Lists begin with the constant (alpha per period), then follow the factors. */
export interface FactorRegression {
  readonly coefficients: Float64Array;
  /** Classical standard errors, n - k degrees of freedom. */
  readonly errors: Float64Array;
  readonly tValues: Float64Array;
  /** Newey and West: robust to changing variance and to correlation up to `lag` periods; no small-sample correction. */
  readonly robustErrors: Float64Array;
  readonly robustTValues: Float64Array;
  /** White's, with n / (n - k) (HC1): robust to changing variance only. */
  readonly whiteErrors: Float64Array;
  readonly lag: number;
  readonly rSquared: number;
  readonly adjustedRSquared: number;
  /** Sum of squared residuals, and how far neighbours among them go together (2 = not at all). */
  readonly residualSquares: number;
  readonly durbinWatson: number;
  readonly residuals: Float64Array;
  readonly periods: number;
}

function refuse(field: string, problem: string): never {
  throw new PlumblineError('bad-input', `Factor regression: ${problem}`, { field });
}

function check(returns: Float64Array, factors: readonly Float64Array[], lag: number): void {
  const n = returns.length;
  const k = factors.length + 1;
  if (factors.length === 0) refuse('factors', 'give at least one factor.');
  if (n <= k) refuse('returns', `${n} periods are too few for ${k} coefficients.`);
  if (!Number.isInteger(lag) || lag < 0 || lag >= n) refuse('lag', `the lag must be from 0 to ${n - 1}, not ${lag}.`);
  for (const [at, column] of [returns, ...factors].entries()) {
    const name = at === 0 ? 'the return' : `factor ${at - 1}`;
    if (column.length !== n) refuse('factors', `${name} has ${column.length} periods where the return has ${n}.`);
    const row = column.findIndex((value) => !Number.isFinite(value));
    if (row >= 0) refuse(at === 0 ? 'returns' : 'factors', `${name} is missing at row ${row}.`);
  }
}

/** Square roots of the diagonal of A M A, with A = (X'X)^-1 and M the long-run sum of products of the scores x_i e_i. */
function sandwich(
  columns: readonly Float64Array[],
  residuals: Float64Array,
  inverse: Matrix,
  lag: number,
): Float64Array {
  const n = residuals.length;
  const k = columns.length;
  // Influence of each residual on each coefficient: rows of A X' e, so that the middle need not be built.
  const influence = inverse.map((row) =>
    residuals.map((residual, i) => {
      let sum = 0;
      for (let j = 0; j < k; j += 1) sum += row[j] * columns[j][i];
      return sum * residual;
    }),
  );
  return Float64Array.from(influence, (values) => {
    let total = 0;
    for (let back = 0; back <= lag; back += 1) {
      let sum = 0;
      for (let i = back; i < n; i += 1) sum += values[i] * values[i - back];
      total += (back === 0 ? 1 : 2 * (1 - back / (lag + 1))) * sum;
    }
    return Math.sqrt(Math.max(total, 0));
  });
}

/**
 * Explains a return by factors: y = alpha + Σ beta_k f_k + e, by least squares with three kinds of standard error.
 *
 * What it tells an investor: what of a return is pay for known risks (market, size, value, momentum …) and what is left.
 * returns: per period, above the risk-free rate, length n; factors: columns of the same length. lag: periods for Newey and
 * West; by default floor(4 (n / 100)^(2/9)), their rule of 1994. Throws `bad-input` for gaps, too few periods, and factors
 * that are combinations of one another. Source: statsmodels OLS with cov_type nonrobust, HAC and HC1.
 */
export function factorRegression(
  returns: Float64Array,
  factors: readonly Float64Array[],
  lag: number = automaticLag(returns.length),
): FactorRegression {
  check(returns, factors, lag);
  const n = returns.length;
  const columns = [new Float64Array(n).fill(1), ...factors];
  const k = columns.length;
  const fit = leastSquares(columns, returns);
  if (fit === null) return refuse('factors', 'a factor is constant or a combination of the others; leave it out.');
  const { coefficients, residuals, inverse } = fit;
  let residualSquares = 0;
  let steps = 0;
  for (let i = 0; i < n; i += 1) {
    residualSquares += residuals[i] ** 2;
    if (i > 0) steps += (residuals[i] - residuals[i - 1]) ** 2;
  }
  const mean = returns.reduce((sum, value) => sum + value, 0) / n;
  const total = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const variance = residualSquares / (n - k);
  const errors = Float64Array.from(inverse, (row, i) => Math.sqrt(variance * row[i]));
  const robustErrors = sandwich(columns, residuals, inverse, lag);
  const correction = Math.sqrt(n / (n - k));
  const rSquared = 1 - residualSquares / total;
  return {
    coefficients,
    errors,
    tValues: coefficients.map((value, i) => value / errors[i]),
    robustErrors,
    robustTValues: coefficients.map((value, i) => value / robustErrors[i]),
    whiteErrors: sandwich(columns, residuals, inverse, 0).map((error) => error * correction),
    lag,
    rSquared,
    adjustedRSquared: 1 - ((1 - rSquared) * (n - 1)) / (n - k),
    residualSquares,
    durbinWatson: steps / residualSquares,
    residuals,
    periods: n,
  };
}
