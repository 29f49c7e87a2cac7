/**
 * A number of rows, or of rows in a window, as the processor counts best. Below 2^30 no sum of two of them leaves the
 * integers, and the compiler, which knows that of a masked number, looks for no overflow where a row is counted with it. It
 * also settles what a column is once, where the first access stands before a loop, and otherwise in each round of it.
 */
export function whole(rows: number): number {
  return rows & 0x3fff_ffff;
}
