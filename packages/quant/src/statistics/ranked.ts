import { highest, lowest } from './bounds.ts';
import { remembered } from './remember.ts';
import { totalsOf } from './totals.ts';

/**
 * A column counted into buckets of equal width, none of which is put in order before it is asked for: a percentile looks at
 * one bucket and not at the whole column.
 */
interface Ranked {
  /** Bucket of each value. */
  readonly places: Int32Array;
  /** Where each bucket begins among the ranks; one more for the end. */
  readonly starts: Int32Array;
  /** The values of the buckets asked for so far, in order. */
  readonly sorted: Map<number, Float64Array>;
}

/** null = a value is missing. */
const rankedOf = remembered((values: Float64Array): Ranked | null => {
  const { length } = values;
  const bottom = lowest(values);
  if (Number.isNaN(bottom)) return null;
  const width = highest(values) - bottom;
  // Infinite widths and columns of one value end in a single bucket, which is sorted as a whole.
  const buckets = width > 0 && Number.isFinite(width) ? Math.max(1, length >> 2) : 1;
  const scale = buckets === 1 ? 0 : (buckets * (1 - 1e-12)) / width;
  const starts = new Int32Array(buckets + 1);
  const places = new Int32Array(length);
  if (buckets === 1) starts[1] = length;
  else {
    for (let i = 0; i < length; i += 1) {
      const place = ((values[i] - bottom) * scale) | 0;
      places[i] = place;
      starts[place + 1] += 1;
    }
  }
  for (let k = 1; k < buckets; k += 1) starts[k + 1] += starts[k];
  return { places, starts, sorted: new Map() };
});

/** The bucket that holds a rank. */
function bucketOf({ starts }: Ranked, rank: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= rank) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The values of one bucket in order. */
function sortedBucket(values: Float64Array, { places, starts, sorted }: Ranked, bucket: number): Float64Array {
  const known = sorted.get(bucket);
  if (known !== undefined) return known;
  const inside = new Float64Array(starts[bucket + 1] - starts[bucket]);
  for (let i = 0, found = 0; found < inside.length; i += 1) {
    if (places[i] !== bucket) continue;
    inside[found] = values[i];
    found += 1;
  }
  inside.sort();
  sorted.set(bucket, inside);
  return inside;
}

/** The values more than a standard deviation below and above the average, in the order of the column. */
interface Tails {
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** Columns shorter than this are counted whole. */
const shortest = 64;

/** Written over by each column: only what counts is copied. */
let scratchLow = new Float64Array(0);
let scratchHigh = new Float64Array(0);

/** null = too short, or a value is missing. */
const tailsOf = remembered((values: Float64Array): Tails | null => {
  const { length } = values;
  const { sum, squares } = totalsOf(values);
  const center = sum / length;
  const spread = Math.sqrt(squares / length - center * center);
  if (length < shortest || !Number.isFinite(spread)) return null;
  const bottom = center - spread;
  const top = center + spread;
  if (scratchLow.length < length) {
    scratchLow = new Float64Array(length);
    scratchHigh = new Float64Array(length);
  }
  const low = scratchLow;
  const high = scratchHigh;
  const isZeroBetween = bottom < 0 && top > 0;
  let below = 0;
  let above = 0;
  // Every value is written, and the next one takes its place if it does not count.
  for (let i = 0; i < length; i += 1) {
    const value = values[i];
    if (value === 0 && isZeroBetween) continue;
    low[below] = value;
    high[above] = value;
    below += Number(value < bottom);
    above += Number(value > top);
  }
  return { low: low.slice(0, below), high: high.slice(0, above) };
});

/** The value that stands at a place (0 = lowest) when a column is put in order; NaN when one of them is missing. */
export function valueAtRank(values: Float64Array, rank: number): number {
  if (!(rank >= 0 && rank < values.length)) return Number.NaN;
  const tails = tailsOf(values);
  if (tails !== null && rank < tails.low.length) return countedRank(tails.low, rank);
  const fromTop = values.length - rank;
  if (tails !== null && fromTop <= tails.high.length) return countedRank(tails.high, tails.high.length - fromTop);
  return countedRank(values, rank);
}

function countedRank(values: Float64Array, rank: number): number {
  const ranked = rankedOf(values);
  if (ranked === null) return Number.NaN;
  const bucket = bucketOf(ranked, rank);
  return sortedBucket(values, ranked, bucket)[rank - ranked.starts[bucket]];
}

/** Sum of the `count` lowest values; NaN when one of the column is missing. */
export function sumOfLowest(values: Float64Array, count: number): number {
  const tails = tailsOf(values);
  return countedSum(tails !== null && count <= tails.low.length ? tails.low : values, count);
}

function countedSum(values: Float64Array, count: number): number {
  const ranked = rankedOf(values);
  if (ranked === null) return Number.NaN;
  if (count === 0) return 0;
  const { places, starts } = ranked;
  // Whole buckets below need no order.
  const last = bucketOf(ranked, count - 1);
  let sum = 0;
  for (let i = 0, left = starts[last]; left > 0; i += 1) {
    if (places[i] >= last) continue;
    sum += values[i];
    left -= 1;
  }
  const rest = sortedBucket(values, ranked, last);
  for (let k = 0; k < count - starts[last]; k += 1) sum += rest[k];
  return sum;
}
