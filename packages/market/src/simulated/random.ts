import { mix32 } from './stream-key.ts';

/** Draw number `n` of a stream, uniform in (0, 1), 53 bits. */
export function uniformAt(key: number, n: number): number {
  const high = mix32(key ^ mix32(n + 0x3c6ef372));
  const low = mix32(high + 0x7f4a7c15 + n);
  return ((high >>> 5) * 67_108_864 + (low >>> 6) + 0.5) / 9_007_199_254_740_992;
}

/** Uniform between two bounds. */
export function between(key: number, n: number, low: number, high: number): number {
  return low + (high - low) * uniformAt(key, n);
}

/**
 * Standard normal draw number `n`. Acklam's rational approximation of the inverse normal distribution
 * (relative error below 1.2e-9): one uniform in, one normal out, so draws stay addressable.
 */
export function normalAt(key: number, n: number): number {
  const p = uniformAt(key, n);
  if (p < 0.02425) return tail(Math.sqrt(-2 * Math.log(p)));
  if (p > 0.97575) return -tail(Math.sqrt(-2 * Math.log(1 - p)));
  const q = p - 0.5;
  const r = q * q;
  const top =
    ((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r -
      30.66479806614716) *
      r +
    2.506628277459239;
  const bottom =
    ((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r -
      13.28068155288572) *
      r +
    1;
  return (top * q) / bottom;
}

function tail(q: number): number {
  const top =
    ((((-0.007784894002430293 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) * q +
      4.374664141464968) *
      q +
    2.938163982698783;
  const bottom =
    (((0.007784695709041462 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) * q + 1;
  return top / bottom;
}

/** How often a day is unusual, and how much wider it then is. */
const wideShare = 0.04;
const wideScale = 2.2;
const usualScale = Math.sqrt((1 - wideShare * wideScale * wideScale) / (1 - wideShare));

/** Unit-variance draw with fat tails (kurtosis about 4.8): a mixture of two normals, cut at ±6. */
export function heavyTailAt(key: number, n: number): number {
  const isWide = uniformAt(key ^ 0x5bd1e995, n) < wideShare;
  return Math.max(-6, Math.min(6, normalAt(key, n) * (isWide ? wideScale : usualScale)));
}
