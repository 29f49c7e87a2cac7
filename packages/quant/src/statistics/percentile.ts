import { rememberedPair, rememberWhile } from './remember.ts';
import { valueAtRank } from './ranked.ts';

/**
 * The value below which the given share of the series lies, interpolated linearly between neighbours
 * (the common default, Hyndman and Fan type 7). share: 0..1. NaN for an empty series or one with a gap.
 */
export const percentile: (values: Float64Array, share: number) => number = rememberedPair((values, share) => {
  if (values.length === 0) return Number.NaN;
  const position = share * (values.length - 1);
  const below = Math.floor(position);
  return rememberWhile(() => {
    const low = valueAtRank(values, below);
    const high = valueAtRank(values, Math.min(below + 1, values.length - 1));
    return low + (high - low) * (position - below);
  });
});
