import { excessKurtosis, skewness } from '../statistics/moments.ts';
import { sharpePerPeriod, type SharpeRecord } from '../statistics/probabilistic-sharpe.ts';

/** What the tests of a Sharpe ratio need to know about a track record: per period, kurtosis 3 for a normal law. */
export function sharpeRecord(returns: Float64Array): Omit<SharpeRecord, 'benchmark'> {
  return {
    sharpe: sharpePerPeriod(returns),
    periods: returns.length,
    skewness: skewness(returns),
    kurtosis: excessKurtosis(returns) + 3,
  };
}
