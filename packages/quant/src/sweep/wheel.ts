import { dropTable } from './drop-table.ts';

/** Numbers kept per point: growth up to it and its reciprocal, sums of returns and of their squares. */
export const pointWidth = 4;
/** Numbers kept per point and level: highest, lowest, deepest fall; the fourth only keeps rows on lines of the cache. */
export const levelWidth = 4;

/**
 * Returns laid out twice as a wealth curve of 2n + 1 points, so that every piece, wrapped around the end or not, is one range
 * of it. What a piece is asked for stands side by side in memory: joining one touches four lines of the cache.
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
  const size = 2 * length + 1;
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
    const value = returns[i % length];
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

export const pieceWidth = 6;

/** Pieces of one length from every start: growth, highest, lowest, deepest fall, sum and squares, relative to the start. */
export function piecesOf({ length, points, levels }: Wheel, count: number): Float64Array {
  const size = 2 * length + 1;
  const pieces = new Float64Array(length * pieceWidth);
  for (let from = 0; from < length; from += 1) {
    const to = from + count;
    const at = from * pieceWidth;
    const row = (31 - Math.clz32(from ^ to)) * size;
    const [left, right] = [(row + from) * levelWidth, (row + to) * levelWidth];
    const [start, end] = [from * pointWidth, to * pointWidth];
    const across = 1 - levels[right + 1] / levels[left];
    pieces[at] = points[end] / points[start];
    pieces[at + 1] = Math.max(levels[left], levels[right]) / points[start];
    pieces[at + 2] = Math.min(levels[left + 1], levels[right + 1]) / points[start];
    pieces[at + 3] = Math.max(across, levels[left + 2], levels[right + 2]);
    pieces[at + 4] = points[end + 2] - points[start + 2];
    pieces[at + 5] = points[end + 3] - points[start + 3];
  }
  return pieces;
}
