import { remembered } from './remember.ts';

/** The first row from `from` on that is zero, or is not. */
function stretchEnd(values: Float64Array, from: number, isZero: boolean): number {
  const last = values.length - 3;
  let i = from;
  // Four at a time: a sum of sizes is 0 when all of them are, and a product is not when none of them is.
  if (isZero) {
    while (i < last) {
      const sizes = Math.abs(values[i]) + Math.abs(values[i + 1]) + (Math.abs(values[i + 2]) + Math.abs(values[i + 3]));
      if (sizes !== 0) break;
      i += 4;
    }
    while (i < values.length && values[i] === 0) i += 1;
    return i;
  }
  while (i < last && Math.abs(values[i] * values[i + 1] * (values[i + 2] * values[i + 3])) > 0) i += 4;
  while (i < values.length && values[i] !== 0) i += 1;
  return i;
}

/** The last column whose maker knows them: its statistics are asked for next. */
let noted: { readonly values: Float64Array; readonly rows: readonly number[] } | null = null;

/** Spares the search: rows [from, to) of a fresh column, one pair after the other; it is 0 on all others, and does not change. */
export function noteMovingStretches(values: Float64Array, rows: readonly number[]): void {
  noted = { values, rows };
}

/**
 * Where a column moves, as rows [from, to) one pair after the other: out of the market nothing is won or lost, and sums need
 * not look there. On other rows it is 0; in a stretch hardly ever. A missing value is not zero.
 */
export const movingStretches: (values: Float64Array) => readonly number[] = remembered((values) => {
  if (noted?.values === values) return noted.rows;
  const { length } = values;
  const rows: number[] = [];
  let from = stretchEnd(values, 0, true);
  while (from < length) {
    const to = stretchEnd(values, from, false);
    rows.push(from, to);
    from = stretchEnd(values, to, true);
  }
  return rows;
});
