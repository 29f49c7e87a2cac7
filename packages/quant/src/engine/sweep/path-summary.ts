/**
 * A stretch of an equity path reduced to what its statistics need, so that stretches can be joined without looking at their
 * bars again: growth, highest and lowest point and deepest fall, all relative to the stretch's start (which counts as a
 * point), and the sums of returns. Joining is associative, and the empty stretch changes nothing: a monoid. Held stretches,
 * bootstrap blocks, chunked scans and resumed runs all join by it.
 */
export interface PathSummary {
  growth: number;
  max: number;
  min: number;
  /** Deepest fall, 0 or more. */
  drop: number;
  sum: number;
  squares: number;
  count: number;
}

/** The stretch without bars. */
export function emptyPath(): PathSummary {
  return { growth: 1, max: 1, min: 1, drop: 0, sum: 0, squares: 0, count: 0 };
}

/** Adds one bar's return to a stretch, in place. */
export function addReturn(path: PathSummary, value: number): void {
  path.growth *= 1 + value;
  if (path.growth > path.max) path.max = path.growth;
  if (path.growth < path.min) path.min = path.growth;
  const drop = 1 - path.growth / path.max;
  if (drop > path.drop) path.drop = drop;
  path.sum += value;
  path.squares += value * value;
  path.count += 1;
}

/** Joins a later stretch onto an earlier one, in place. */
export function joinPath(path: PathSummary, next: PathSummary): void {
  const across = 1 - (path.growth * next.min) / path.max;
  path.drop = Math.max(path.drop, next.drop, across);
  path.max = Math.max(path.max, path.growth * next.max);
  path.min = Math.min(path.min, path.growth * next.min);
  path.growth *= next.growth;
  path.sum += next.sum;
  path.squares += next.squares;
  path.count += next.count;
}

/** Summary of a column of returns. */
export function pathOf(returns: Float64Array): PathSummary {
  const path = emptyPath();
  for (let i = 0; i < returns.length; i += 1) addReturn(path, returns[i]);
  return path;
}

/**
 * Summary of an equity curve that began with `cash0`: that of its `equityReturns`, to the bit, without the column. Bars on
 * which nothing moves change nothing, and a fall is measured only where it is the deepest since its high.
 */
export function equityPath(equity: Float64Array, cash0: number): PathSummary {
  const { length } = equity;
  let before = cash0;
  let growth = 1;
  let max = 1;
  let min = 1;
  let lowest = 1;
  let drop = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 1; i < length; i += 1) {
    const next = equity[i];
    if (next === before) continue;
    const value = before > 0 ? next / before - 1 : 0;
    before = next;
    growth *= 1 + value;
    sum += value;
    squares += value * value;
    if (growth > max) {
      max = growth;
      lowest = growth;
    } else if (growth < lowest) {
      lowest = growth;
      if (growth < min) min = growth;
      const fall = 1 - growth / max;
      if (fall > drop) drop = fall;
    }
  }
  return { growth, max, min, drop, sum, squares, count: length - 1 };
}

/**
 * Annualised Sharpe ratio of a stretch without a risk-free rate, sample deviation (n - 1). NaN for fewer than two returns or
 * none that differ: spread below what the sums' last digits can show counts as none.
 */
export function pathSharpe(
  { sum, squares, count }: Pick<PathSummary, 'sum' | 'squares' | 'count'>,
  periodsPerYear: number,
): number {
  const spread = squares - (sum * sum) / count;
  if (count < 2 || !(spread > 1e-14 * squares)) return Number.NaN;
  return (sum / count / Math.sqrt(spread / (count - 1))) * Math.sqrt(periodsPerYear);
}
