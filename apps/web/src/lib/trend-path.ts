export interface TrendPath {
  readonly line: string;
  readonly area: string;
  /** Height of the first value, for the dotted line. */
  readonly baseline: number;
}

const inset = 3;

/** Draws values into a box of 100 by `height`; null when there is no line to draw. Flat series run through the middle. */
export function trendPath(values: readonly number[], height: number): TrendPath | null {
  const known = values.filter((value) => Number.isFinite(value));
  const [first] = known;
  if (first === undefined || known.length < 2) return null;
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const y = (value: number): number =>
    span === 0 ? height / 2 : height - inset - ((value - low) / span) * (height - 2 * inset);
  const points = known.map(
    (value, index) => `${((index / (known.length - 1)) * 100).toFixed(2)} ${y(value).toFixed(2)}`,
  );
  const line = `M${points.join('L')}`;
  const baseline = Number(y(first).toFixed(2));
  return { line, area: `${line}L100 ${baseline}L0 ${baseline}Z`, baseline };
}
