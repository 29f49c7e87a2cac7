import type { RowRange } from './learner.ts';

/** One division of rows into those that are learned from and those that are judged. */
export interface Fold {
  readonly train: readonly RowRange[];
  readonly test: RowRange;
}

export interface FoldTerms {
  readonly folds: number;
  /** Bars that a label looks ahead. */
  readonly horizon: number;
  /** Further bars left out behind what is judged. */
  readonly embargo: number;
}

/** The first row at or after a bar. */
export function rowFrom(at: Int32Array, bar: number): number {
  let low = 0;
  let high = at.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at[middle] < bar) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Divides rows into consecutive stretches of dates, each judged once by what is learned from the others. Rows are purged
 * where their label overlaps one that is judged: those up to `horizon` bars before the stretch, and as many behind it. For
 * `embargo` bars more behind it, rows are left out too, because what happened there is still in their features.
 *
 * What it tells an investor: without this a model is judged on returns it has partly learned from, and looks good on noise.
 * at: bar of each row, rising. Fewer dates than folds give none.
 * Source: López de Prado, Advances in Financial Machine Learning, 2018, chapter 7.
 */
export function purgedFolds(
  at: Int32Array,
  { from, to }: RowRange,
  { folds, horizon, embargo }: FoldTerms,
): readonly Fold[] {
  const starts: number[] = [];
  for (let row = from; row < to; row += 1) if (row === from || at[row] !== at[row - 1]) starts.push(row);
  if (starts.length < folds) return [];
  return Array.from({ length: folds }, (_, k) => {
    const first = starts[Math.round((k * starts.length) / folds)] ?? from;
    const end = k + 1 === folds ? to : (starts[Math.round(((k + 1) * starts.length) / folds)] ?? to);
    // The label of a row ends on the close `horizon` bars on: one that begins there shares no return with it.
    const before = Math.max(from, Math.min(first, rowFrom(at, at[first] - horizon + 1)));
    const behind = Math.min(to, Math.max(end, rowFrom(at, at[end - 1] + horizon + embargo)));
    const train = [
      { from, to: before },
      { from: behind, to },
    ].filter((range) => range.to > range.from);
    return { train, test: { from: first, to: end } };
  });
}
