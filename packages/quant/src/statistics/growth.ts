import { rememberedPair } from './remember.ts';
import { wealthPath } from './wealth-path.ts';

/** What one unit became: the product of (1 + r), less one. 0 for no periods. */
export function compounded(returns: Float64Array): number {
  return wealthPath(returns).growth - 1;
}

/**
 * The yearly rate that compounds to the same result: (1 + total)^(periodsPerYear / n) - 1, n = number of returns.
 * Counts periods, not calendar days. NaN without returns.
 */
export function annualised(returns: Float64Array, periodsPerYear: number): number {
  return returns.length === 0 ? Number.NaN : (1 + compounded(returns)) ** (periodsPerYear / returns.length) - 1;
}

/** An annual rate as the equal rate per period: (1 + r)^(1 / periodsPerYear) - 1. */
export function perPeriod(annualRate: number, periodsPerYear: number): number {
  return annualRate === 0 ? 0 : (1 + annualRate) ** (1 / periodsPerYear) - 1;
}

/** Returns above the risk-free rate, which is turned from a year into a period geometrically. */
export function excessReturns(returns: Float64Array, annualRate: number, periodsPerYear: number): Float64Array {
  const rate = perPeriod(annualRate, periodsPerYear);
  return rate === 0 ? returns : lessRate(returns, rate);
}

const lessRate = rememberedPair((returns: Float64Array, rate: number): Float64Array => {
  const excess = new Float64Array(returns.length);
  for (let i = 0; i < excess.length; i += 1) excess[i] = returns[i] - rate;
  return excess;
});
