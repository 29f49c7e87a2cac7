import { bucketReturns, bucketsOf } from './quantile-returns.ts';

/** What following one factor came to over one stretch. */
export interface FactorReturn {
  /** Mean return of the third with the highest scores, and how many they are. */
  readonly high: number;
  readonly highCount: number;
  readonly low: number;
  readonly lowCount: number;
}

const buckets = 3;

/**
 * Return of the third of a cross-section with the highest scores beside that of the third with the lowest, every member
 * weighing alike, before costs.
 * scores: as they were known when the stretch began; returns: of the same assets over the stretch, as fractions; NaN in either
 * leaves an asset out. Returns null where a third has fewer than `fewest` members: so few are a tale of single companies.
 * Reference: the sorts of Fama and French (1993), with thirds and equal weights.
 */
export function factorReturn(scores: Float64Array, returns: Float64Array, fewest: number): FactorReturn | null {
  const assets = scores.length;
  // Thirds are of those that have both, so that none is emptied by missing returns.
  const values = scores.map((score, at) =>
    Number.isFinite(score) && Number.isFinite(returns[at]) ? score : Number.NaN,
  );
  const sorted = bucketsOf({ assets, dates: 1, values }, buckets);
  const means = bucketReturns(sorted, { assets, dates: 1, values: returns });
  const count = (bucket: number): number => sorted.buckets.reduce((sum, one) => sum + Number(one === bucket), 0);
  const [lowCount, highCount] = [count(1), count(buckets)];
  if (Math.min(lowCount, highCount) < fewest) return null;
  return { high: means[buckets - 1][0], highCount, low: means[0][0], lowCount };
}
