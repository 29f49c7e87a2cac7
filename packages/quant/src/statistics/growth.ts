import { remembered } from './remember.ts';

/** What one unit became: the product of (1 + r), less one. 0 for no periods. */
export function compounded(returns: Float64Array): number {
  return growthOf(returns) - 1;
}

const growthOf = remembered((returns: Float64Array): number => {
  let wealth = 1;
  for (let i = 0; i < returns.length; i += 1) wealth *= 1 + returns[i];
  return wealth;
});

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
  return rate === 0 ? returns : returns.map((value) => value - rate);
}
