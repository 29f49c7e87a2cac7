import { highest, lowest } from './bounds.ts';
import { remembered } from './remember.ts';

/**
 * A column laid out by size in buckets of equal width, each put in order when it is first asked for: a percentile looks at
 * one bucket and not at the whole column.
 */
interface Ranked {
  readonly values: Float64Array;
  /** Where each bucket begins; one more for the end. */
  readonly starts: Int32Array;
  readonly isSorted: Uint8Array;
}

/** null = a value is missing. */
const rankedOf = remembered((values: Float64Array): Ranked | null => {
  const { length } = values;
  const bottom = lowest(values);
  if (Number.isNaN(bottom)) return null;
  const width = highest(values) - bottom;
  // Infinite widths and columns of one value end in a single bucket, which is sorted as a whole.
  const buckets = width > 0 && Number.isFinite(width) ? Math.max(1, length >> 1) : 1;
  const scale = buckets === 1 ? 0 : (buckets * (1 - 1e-12)) / width;
  const starts = new Int32Array(buckets + 1);
  const places = new Int32Array(length);
  for (let i = 0; i < length; i += 1) {
    const place = buckets === 1 ? 0 : ((values[i] - bottom) * scale) | 0;
    places[i] = place;
    starts[place + 1] += 1;
  }
  for (let k = 0; k < buckets; k += 1) starts[k + 1] += starts[k];
  const next = starts.slice();
  const laid = new Float64Array(length);
  for (let i = 0; i < length; i += 1) {
    const place = places[i];
    laid[next[place]] = values[i];
    next[place] += 1;
  }
  return { values: laid, starts, isSorted: new Uint8Array(buckets) };
});

/** The bucket that holds a rank, put in order. */
function sortBucketOf({ values, starts, isSorted }: Ranked, rank: number): number {
  let low = 0;
  let high = isSorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= rank) low = middle;
    else high = middle - 1;
  }
  if (isSorted[low] === 0) {
    values.subarray(starts[low], starts[low + 1]).sort();
    isSorted[low] = 1;
  }
  return low;
}

/** The value that stands at a place (0 = lowest) when a column is put in order; NaN when one of them is missing. */
export function valueAtRank(values: Float64Array, rank: number): number {
  const ranked = rankedOf(values);
  if (ranked === null || !(rank >= 0 && rank < values.length)) return Number.NaN;
  sortBucketOf(ranked, rank);
  return ranked.values[rank];
}

/** Sum of the `count` lowest values, added up from the lowest; NaN when one of the column is missing. */
export function sumOfLowest(values: Float64Array, count: number): number {
  const ranked = rankedOf(values);
  if (ranked === null) return Number.NaN;
  let sum = 0;
  for (let rank = 0; rank < count;) {
    const bucket = sortBucketOf(ranked, rank);
    const end = Math.min(count, ranked.starts[bucket + 1]);
    for (; rank < end; rank += 1) sum += ranked.values[rank];
  }
  return sum;
}
