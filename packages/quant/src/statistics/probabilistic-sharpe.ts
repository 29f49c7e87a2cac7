import { definedRatio } from './defined-ratio.ts';
import { mean, sampleDeviation } from './moments.ts';
import { normalCdf, normalQuantile } from './normal.ts';

/** What is known about a track record. Sharpe ratios are per period, never annualised; kurtosis is 3 for a normal law. */
export interface SharpeRecord {
  readonly sharpe: number;
  readonly periods: number;
  readonly skewness: number;
  readonly kurtosis: number;
  readonly benchmark: number;
}

const eulerGamma = 0.5772156649015329;

/** Average over sample deviation of excess returns, per period. NaN without variation. */
export function sharpePerPeriod(excess: Float64Array): number {
  return definedRatio(mean(excess), sampleDeviation(excess));
}

/** Variance factor of an estimated Sharpe ratio: 1 - S·SR + (K - 1)/4·SR². */
function estimationVariance(record: Omit<SharpeRecord, 'periods' | 'benchmark'>): number {
  return 1 - record.skewness * record.sharpe + ((record.kurtosis - 1) / 4) * record.sharpe ** 2;
}

/**
 * Probability that the true Sharpe ratio is above the benchmark, given the length and shape of the record
 * (Bailey and López de Prado 2012): Φ((SR - SR*) sqrt(n - 1) / sqrt(1 - S·SR + (K - 1)/4·SR²)). NaN when undefined.
 */
export function probabilisticSharpe(record: SharpeRecord): number {
  const distance = (record.sharpe - record.benchmark) * Math.sqrt(record.periods - 1);
  return normalCdf(distance / Math.sqrt(estimationVariance(record)));
}

/**
 * How many periods of such returns would show, with the given confidence, a true Sharpe ratio above the benchmark:
 * 1 + (1 - S·SR + (K - 1)/4·SR²) (z / (SR - SR*))². NaN when the ratio is not above the benchmark: no length would do.
 */
export function minimumTrackRecord(record: Omit<SharpeRecord, 'periods'> & { readonly confidence: number }): number {
  const lead = record.sharpe - record.benchmark;
  if (!(lead > 0)) return Number.NaN;
  return 1 + estimationVariance(record) * (normalQuantile(record.confidence) / lead) ** 2;
}

/**
 * The best of `trials` independent standard normal draws, on average (false strategy theorem):
 * (1 - γ) Φ⁻¹(1 - 1/N) + γ Φ⁻¹(1 - 1/(N e)). What luck alone achieves when many ideas are tried. 0 for one trial.
 */
export function expectedMaximum(trials: number): number {
  if (trials <= 1) return 0;
  return (1 - eulerGamma) * normalQuantile(1 - 1 / trials) + eulerGamma * normalQuantile(1 - 1 / (trials * Math.E));
}

/**
 * Probabilistic Sharpe ratio against the best that luck would have reached in all trials made (Bailey and López de
 * Prado 2014). `trialDeviation` is the sample deviation of the trials' per-period Sharpe ratios; every trial counts.
 */
export function deflatedSharpe(
  record: Omit<SharpeRecord, 'benchmark'> & { readonly trials: number; readonly trialDeviation: number },
): { readonly probability: number; readonly hurdle: number } {
  const hurdle = record.trialDeviation * expectedMaximum(record.trials);
  return { probability: probabilisticSharpe({ ...record, benchmark: hurdle }), hurdle };
}
