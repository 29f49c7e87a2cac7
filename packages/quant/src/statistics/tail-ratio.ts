import { definedRatio } from './defined-ratio.ts';
import { percentile } from './percentile.ts';

/** Size of good extremes against bad ones: |95th percentile| / |5th percentile|. NaN without a lower tail. */
export function tailRatioOf(returns: Float64Array): number {
  return definedRatio(Math.abs(percentile(returns, 0.95)), Math.abs(percentile(returns, 0.05)));
}
