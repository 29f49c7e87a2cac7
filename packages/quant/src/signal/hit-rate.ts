/** Two-sided 95 % point of the normal distribution. */
const z = 1.959963984540054;

/** A share or mean with its 95 % interval. null: not known, too few. */
export interface Estimate {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** What it was counted over. */
  readonly n: number;
}

/**
 * Share of hits with the Wilson score interval (95 %), which holds for few trials too.
 *
 * What it tells an investor: how often something came true, and how much of that may be luck. hits ≤ n, whole numbers; all
 * values are fractions, null where n = 0. Wilson, Journal of the American Statistical Association 22 (1927).
 */
export function hitRate(hits: number, n: number): Estimate {
  if (n === 0) return { value: null, low: null, high: null, n };
  const share = hits / n;
  const middle = share + (z * z) / (2 * n);
  const spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return { value: share, low: (middle - spread) / scale, high: (middle + spread) / scale, n };
}

/**
 * Mean of values with its normal 95 % interval: value ± 1.96 s / √n with the sample deviation s (n − 1 degrees).
 *
 * What it tells an investor: the middle of past results, and how wide the middle of more of them may lie. Unit of the values;
 * null without a value, and no interval for a single one.
 */
export function meanEstimate(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return { value: null, low: null, high: null, n };
  const value = values.reduce((sum, one) => sum + one, 0) / n;
  if (n === 1) return { value, low: null, high: null, n };
  const variance = values.reduce((sum, one) => sum + (one - value) ** 2, 0) / (n - 1);
  const half = z * Math.sqrt(variance / n);
  return { value, low: value - half, high: value + half, n };
}
