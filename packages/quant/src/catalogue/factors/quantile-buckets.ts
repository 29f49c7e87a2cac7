import { radixOrder, sortMemory, type SortMemory } from './radix-order.ts';
import { sectionQuantile } from './section-quantile.ts';

/**
 * Sorts a cross-section into `buckets` of equal count by its own quantiles: 1 = lowest … buckets = highest, 0 = no value.
 * Edges belong to the lower bucket, and equal values always share one (pandas `qcut`), so that with many ties the counts
 * are not equal and a bucket may stay empty.
 */
export function quantileBuckets(
  values: Float64Array,
  buckets: number,
  out: Uint8Array,
  memory: SortMemory = sortMemory(values.length),
): void {
  const count = radixOrder(values, memory);
  const { order } = memory;
  if (count < values.length) out.fill(0);
  let bucket = 1;
  let edge = sectionQuantile(values, order, count, 1 / buckets);
  for (let k = 0; k < count; k += 1) {
    const value = values[order[k]];
    while (bucket < buckets && value > edge) {
      bucket += 1;
      edge = sectionQuantile(values, order, count, bucket / buckets);
    }
    out[order[k]] = bucket;
  }
}
