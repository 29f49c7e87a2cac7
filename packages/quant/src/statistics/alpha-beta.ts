import type { MetricInputs } from '../catalogue/metric.ts';
import { definedRatio } from './defined-ratio.ts';
import { excessReturns } from './growth.ts';
import { jointMoments } from './joint-moments.ts';

/**
 * How much of a return the market explains: beta = cov(r - rf, m - rf) / var(m - rf), and alpha, the average rest per
 * period compounded to a year: (1 + mean(r - rf - beta (m - rf)))^N - 1 (empyrical). NaN without a benchmark of the
 * same length or when the benchmark does not move.
 */
export function alphaBeta(inputs: MetricInputs): { readonly alpha: number; readonly beta: number } {
  const { returns, benchmark, periodsPerYear, riskFree } = inputs;
  if (benchmark === undefined || benchmark.length !== returns.length) return { alpha: Number.NaN, beta: Number.NaN };
  const own = excessReturns(returns, riskFree, periodsPerYear);
  const market = excessReturns(benchmark, riskFree, periodsPerYear);
  const { meanA, meanB, products, squaresB } = jointMoments(own, market);
  const beta = own.length < 2 ? Number.NaN : definedRatio(products, squaresB);
  return { alpha: (1 + meanA - beta * meanB) ** periodsPerYear - 1, beta };
}
