/**
 * The value below which a share of sorted values lies, interpolated between neighbours (Hyndman and Fan type 7), to the
 * last digit as numpy does. order: positions in rising order; count: how many of them. NaN without values.
 */
export function sectionQuantile(values: Float64Array, order: Int32Array, count: number, share: number): number {
  if (count === 0) return Number.NaN;
  const position = share * (count - 1);
  const below = Math.floor(position);
  const low = values[order[below]];
  const high = values[order[Math.min(below + 1, count - 1)]];
  const part = position - below;
  return part < 0.5 ? low + (high - low) * part : high - (high - low) * (1 - part);
}
