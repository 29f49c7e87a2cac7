/**
 * First row of a history of `rows` that counts as out of sample, for the share at its end that does.
 *
 * What it tells an investor: from where on a result was not chosen on. At least 1, for the first row has no return.
 */
export function outOfSampleRow(rows: number, share: number): number {
  return Math.max(1, Math.round(rows * (1 - share)));
}
