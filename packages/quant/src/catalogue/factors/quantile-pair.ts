import { radixOrder, type SortMemory } from './radix-order.ts';
import { betweenNeighbours, sectionQuantile } from './section-quantile.ts';

/** Bucket of a missing value. */
const none = -1;

/**
 * The values at a share: the buckets that hold its two neighbours are found by counting from the nearer end, and only what
 * lies in them is put in order.
 */
function valueAtShare(values: Float64Array, share: number, count: number, memory: SortMemory): number {
  const { counts, spare, sorted } = memory;
  const rank = Math.floor(share * (count - 1));
  let first = 0;
  let before = 0;
  if (rank * 2 < count) {
    while (before + counts[first] <= rank) {
      before += counts[first];
      first += 1;
    }
  } else {
    first = counts.length - 1;
    before = count - counts[first];
    while (before > rank) {
      first -= 1;
      before -= counts[first];
    }
  }
  let last = first;
  let inside = counts[first];
  while (before + inside <= Math.min(rank + 1, count - 1)) {
    last += 1;
    inside += counts[last];
  }
  let found = 0;
  for (let i = 0; found < inside; i += 1) {
    if (spare[i] < first || spare[i] > last) continue;
    sorted[found] = values[i];
    found += 1;
  }
  if (inside > 1) sorted.subarray(0, inside).sort();
  return betweenNeighbours((at) => sorted[at - before], count, share);
}

/** Counts the values by buckets of equal width; returns how many there are, or -1 where there is no such width. */
function countBuckets(values: Float64Array, { counts, spare }: SortMemory): number {
  const { length } = values;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < length; i += 1) {
    const value = values[i];
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const scale = (counts.length - 1) / (most - least);
  if (!(scale > 0 && scale < Number.POSITIVE_INFINITY)) return -1;
  counts.fill(0);
  let missing = 0;
  for (let i = 0; i < length; i += 1) {
    const value = values[i];
    if (Number.isNaN(value)) {
      spare[i] = none;
      missing += 1;
      continue;
    }
    // Larger values never fall into lower buckets: rounding keeps order.
    const bucket = ((value - least) * scale) | 0;
    spare[i] = bucket;
    counts[bucket] += 1;
  }
  return length - missing;
}

/**
 * The values at two shares of a cross-section, as `sectionQuantile` interpolates them, without sorting the rest of it.
 * values: missing ones (NaN) do not count; shares from 0 to 1. NaN without values. Uses up what `memory` holds.
 */
export function quantilePair(
  values: Float64Array,
  lowShare: number,
  highShare: number,
  memory: SortMemory,
): readonly [low: number, high: number] {
  const counted = countBuckets(values, memory);
  if (counted < 0) {
    const count = radixOrder(values, memory);
    const { order } = memory;
    return [sectionQuantile(values, order, count, lowShare), sectionQuantile(values, order, count, highShare)];
  }
  return [valueAtShare(values, lowShare, counted, memory), valueAtShare(values, highShare, counted, memory)];
}
