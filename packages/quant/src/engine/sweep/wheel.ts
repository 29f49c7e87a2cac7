import { dropTable } from './drop-table.ts';
import { emptyPath, joinPath, type PathSummary } from './path-summary.ts';

/** Numbers kept per point: growth up to it and its reciprocal, sums of returns and of their squares. */
export const pointWidth = 4;
/** Numbers kept per point and level: highest, lowest, deepest fall; the fourth only keeps rows on lines of the cache. */
export const levelWidth = 4;

/**
 * Returns laid out as a wealth curve of n + 1 points. What a stretch of it is asked for stands side by side in memory: joining
 * one touches four lines of the cache, and the tables of the short ones stay in it. A stretch around the end is two.
 */
export interface Wheel {
  /** Periods of the history. */
  readonly length: number;
  readonly points: Float64Array;
  /** The disjoint table of the curve, level after level. */
  readonly levels: Float64Array;
}

/** The wheel of a return series, each return above -1. */
export function wheelOf(returns: Float64Array): Wheel {
  const { length } = returns;
  const size = length + 1;
  const wealth = new Float64Array(size);
  const points = new Float64Array(size * pointWidth);
  let [growth, sum, squares] = [1, 0, 0];
  for (let i = 0; i < size; i += 1) {
    const at = i * pointWidth;
    wealth[i] = growth;
    points[at] = growth;
    points[at + 1] = 1 / growth;
    points[at + 2] = sum;
    points[at + 3] = squares;
    const value = i < length ? returns[i] : 0;
    growth *= 1 + value;
    sum += value;
    squares += value * value;
  }
  const table = dropTable(wealth);
  const levels = new Float64Array(table.max.length * size * levelWidth);
  for (let level = 0; level < table.max.length; level += 1) {
    for (let i = 0; i < size; i += 1) {
      const at = (level * size + i) * levelWidth;
      levels[at] = table.max[level][i];
      levels[at + 1] = table.min[level][i];
      levels[at + 2] = table.drop[level][i];
    }
  }
  return { length, points, levels };
}

/** Joins periods [from, to) of the history onto a path; to is above from. */
function joinStretch(path: PathSummary, { length, points, levels }: Wheel, from: number, to: number): void {
  const row = (31 - Math.clz32(from ^ to)) * (length + 1);
  const [left, right] = [(row + from) * levelWidth, (row + to) * levelWidth];
  const [start, end] = [from * pointWidth, to * pointWidth];
  const scale = points[start + 1];
  joinPath(path, {
    growth: points[end] * scale,
    max: Math.max(levels[left], levels[right]) * scale,
    min: Math.min(levels[left + 1], levels[right + 1]) * scale,
    drop: Math.max(1 - levels[right + 1] / levels[left], levels[left + 2], levels[right + 2]),
    sum: points[end + 2] - points[start + 2],
    squares: points[end + 3] - points[start + 3],
    count: to - from,
  });
}

export const pieceWidth = 6;

/** Pieces of one length from every start: growth, highest, lowest, deepest fall, sum and squares, relative to the start. */
export function piecesOf(wheel: Wheel, count: number): Float64Array {
  const { length } = wheel;
  const pieces = new Float64Array(length * pieceWidth);
  for (let from = 0; from < length; from += 1) {
    const path = emptyPath();
    joinStretch(path, wheel, from, Math.min(from + count, length));
    if (from + count > length) joinStretch(path, wheel, 0, from + count - length);
    pieces.set([path.growth, path.max, path.min, path.drop, path.sum, path.squares], from * pieceWidth);
  }
  return pieces;
}
