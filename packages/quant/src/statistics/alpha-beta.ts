import type { MetricInputs } from '../metric.ts';
import { definedRatio } from './defined-ratio.ts';
import { excessReturns } from './growth.ts';
import { covariance, mean } from './moments.ts';

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
  const beta = definedRatio(covariance(own, market), covariance(market, market));
  return { alpha: (1 + mean(own) - beta * mean(market)) ** periodsPerYear - 1, beta };
}
