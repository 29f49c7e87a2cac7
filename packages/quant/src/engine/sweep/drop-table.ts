/**
 * Answers for any range of a price column, in constant time: its highest, its lowest, and its deepest fall from a high to a
 * later low. A *disjoint* table: each query joins two ranges that meet and do not overlap, because a fall counted over
 * overlapping ranges would find its high after its low.
 */
export interface DropTable {
  readonly length: number;
  readonly values: Float64Array;
  /** One row per level: for each index the answer for the range between it and the middle of its block. */
  readonly max: readonly Float64Array[];
  readonly min: readonly Float64Array[];
  readonly drop: readonly Float64Array[];
}

/** The answer of the last query, written in place. */
export interface RangeAnswer {
  max: number;
  min: number;
  /** Deepest fall as a fraction of its high, 0 or more. */
  drop: number;
}

/** Builds the table of a column of positive values, length n; n log n numbers. */
export function dropTable(values: Float64Array): DropTable {
  const { length } = values;
  const levels = Math.max(1, Math.ceil(Math.log2(Math.max(2, length))));
  const rows = Array.from({ length: levels }, () => ({
    max: new Float64Array(length),
    min: new Float64Array(length),
    drop: new Float64Array(length),
  }));
  for (const [level, row] of rows.entries()) fillLevel(values, row, 2 ** level);
  return {
    length,
    values,
    max: rows.map(({ max }) => max),
    min: rows.map(({ min }) => min),
    drop: rows.map(({ drop }) => drop),
  };
}

/** For blocks of twice `half`: suffixes up to the middle, prefixes from it on. */
function fillLevel(
  values: Float64Array,
  { max, min, drop }: { readonly max: Float64Array; readonly min: Float64Array; readonly drop: Float64Array },
  half: number,
): void {
  for (let middle = half; middle - half < values.length; middle += 2 * half) {
    let high = 0;
    let low = Number.POSITIVE_INFINITY;
    let worst = 0;
    for (let i = Math.min(middle, values.length) - 1; i >= middle - half; i -= 1) {
      const value = values[i];
      low = Math.min(low, value);
      high = Math.max(high, value);
      worst = Math.max(worst, 1 - low / value);
      max[i] = high;
      min[i] = low;
      drop[i] = worst;
    }
    high = 0;
    low = Number.POSITIVE_INFINITY;
    worst = 0;
    for (let i = middle; i < Math.min(middle + half, values.length); i += 1) {
      const value = values[i];
      low = Math.min(low, value);
      high = Math.max(high, value);
      worst = Math.max(worst, 1 - value / high);
      max[i] = high;
      min[i] = low;
      drop[i] = worst;
    }
  }
}

/** The answer for the values from `from` to `to`, both included, into `out`. */
export function queryDrop(table: DropTable, from: number, to: number, out: RangeAnswer): void {
  if (from === to) {
    out.max = table.values[from];
    out.min = table.values[from];
    out.drop = 0;
    return;
  }
  // The highest bit in which the two indices differ names the level whose middle lies between them.
  const level = 31 - Math.clz32(from ^ to);
  const max = table.max[level];
  const min = table.min[level];
  const drop = table.drop[level];
  const across = 1 - min[to] / max[from];
  const inside = drop[from] > drop[to] ? drop[from] : drop[to];
  out.max = max[from] > max[to] ? max[from] : max[to];
  out.min = min[from] < min[to] ? min[from] : min[to];
  out.drop = across > inside ? across : inside;
}
