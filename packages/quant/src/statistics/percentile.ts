/**
 * The value below which the given share of the series lies, interpolated linearly between neighbours
 * (the common default, Hyndman and Fan type 7). share: 0..1. NaN for an empty series or one with a gap.
 */
export function percentile(values: Float64Array, share: number): number {
  if (values.length === 0 || values.some((value) => Number.isNaN(value))) return Number.NaN;
  const sorted = values.toSorted();
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below];
  const high = sorted[Math.min(below + 1, sorted.length - 1)];
  return low + (high - low) * (position - below);
}
