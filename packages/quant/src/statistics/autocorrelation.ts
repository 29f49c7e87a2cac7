import { definedRatio } from './defined-ratio.ts';
import { centralSum, mean, pearson } from './moments.ts';

/**
 * How strongly a value follows the one `lag` periods before, -1 to 1: sum of lagged products over the sum of squares,
 * both around the average of the whole series. NaN without variation.
 */
export function autocorrelation(values: Float64Array, lag: number): number {
  const center = mean(values);
  let sum = 0;
  for (let i = lag; i < values.length; i += 1) sum += (values[i] - center) * (values[i - lag] - center);
  return definedRatio(sum, centralSum(values, 2));
}

/**
 * By how much a Sharpe ratio is flattered when returns follow one another: sqrt(1 + 2 Σ (n-k)/n |ρ|^k), k = 1..n-1,
 * ρ = correlation of each return with the next (quantstats). 1 means not at all.
 */
export function autocorrelationPenalty(returns: Float64Array): number {
  const n = returns.length;
  const strength = Math.abs(pearson(returns.subarray(0, n - 1), returns.subarray(1)));
  let sum = 0;
  let power = 1;
  for (let k = 1; k < n; k += 1) {
    power *= strength;
    // Smaller terms do not reach the last digit of the sum.
    if (power < 1e-20) break;
    sum += ((n - k) / n) * power;
  }
  return Math.sqrt(1 + 2 * sum);
}
