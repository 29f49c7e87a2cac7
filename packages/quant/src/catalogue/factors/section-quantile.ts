/**
 * The value below which a share of so many sorted values lies, interpolated between neighbours (Hyndman and Fan type 7), to
 * the last digit as numpy does. valueAt: the value at a rank from 0 to count - 1. NaN without values.
 */
export function betweenNeighbours(valueAt: (rank: number) => number, count: number, share: number): number {
  if (count === 0) return Number.NaN;
  const position = share * (count - 1);
  const below = Math.floor(position);
  const low = valueAt(below);
  const high = valueAt(Math.min(below + 1, count - 1));
  const part = position - below;
  return part < 0.5 ? low + (high - low) * part : high - (high - low) * (1 - part);
}

/** The same for values whose positions are known in rising order. order: positions; count: how many of them. */
export function sectionQuantile(values: Float64Array, order: Int32Array, count: number, share: number): number {
  return betweenNeighbours((rank) => values[order[rank]], count, share);
}
