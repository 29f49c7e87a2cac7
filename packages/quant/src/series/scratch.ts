/** Rows up to which columns are kept: a hundred years of days. */
const mostRows = 2 ** 15;

/**
 * Columns for what stands between an indicator's inputs and its outputs, to be written over by the next call: a fresh column
 * takes longer to come by than most indicators to fill. What a call before has left in them is still there. Long ones are new
 * each time. Each kernel has its own, so that one that calls another loses nothing.
 */
export function createScratch(count: number): (length: number) => readonly Float64Array[] {
  const make = (length: number): readonly Float64Array[] =>
    Array.from({ length: count }, () => new Float64Array(length));
  let kept: readonly Float64Array[] = [];
  return (length) => {
    if (length > mostRows) return make(length);
    if (kept[0]?.length !== length) kept = make(length);
    return kept;
  };
}
