import { requireSameShape, sectionOf, type Panel } from './panel.ts';
import { quantileBuckets } from './quantile-buckets.ts';
import { sortMemory } from './radix-order.ts';

/** Bucket of each asset on each date, like the panel: 0 = none, 1 = lowest. */
export interface BucketPanel {
  readonly assets: number;
  readonly dates: number;
  readonly count: number;
  readonly buckets: Uint8Array;
}

/** Sorts every date of a factor into `count` buckets. */
export function bucketsOf(factor: Panel, count: number): BucketPanel {
  const { assets, dates } = factor;
  const memory = sortMemory(assets);
  const buckets = new Uint8Array(assets * dates);
  for (let date = 0; date < dates; date += 1) {
    quantileBuckets(sectionOf(factor, date), count, buckets.subarray(date * assets, (date + 1) * assets), memory);
  }
  return { assets, dates, count, buckets };
}

/**
 * Average forward return of each bucket on each date: columns by bucket (the first is the lowest), of length dates; NaN for
 * an empty bucket. Whether returns rise from bucket to bucket is what a factor promises.
 */
export function bucketReturns(sorted: BucketPanel, forward: Panel): readonly Float64Array[] {
  requireSameShape({ ...sorted, values: forward.values }, forward);
  const { assets, dates, count, buckets } = sorted;
  const sums = Array.from({ length: count }, () => new Float64Array(dates));
  const counts = new Int32Array(count + 1);
  for (let date = 0; date < dates; date += 1) {
    counts.fill(0);
    for (let i = date * assets; i < (date + 1) * assets; i += 1) {
      const bucket = buckets[i];
      const value = forward.values[i];
      if (bucket === 0 || Number.isNaN(value)) continue;
      sums[bucket - 1][date] += value;
      counts[bucket] += 1;
    }
    for (let bucket = 1; bucket <= count; bucket += 1) {
      sums[bucket - 1][date] = counts[bucket] === 0 ? Number.NaN : sums[bucket - 1][date] / counts[bucket];
    }
  }
  return sums;
}

/** Return of the highest bucket less that of the lowest, by date: the spread a factor earns before costs. */
export function bucketSpread(returns: readonly Float64Array[]): Float64Array {
  const bottom = returns[0];
  const top = returns[returns.length - 1];
  return top.map((value, date) => value - bottom[date]);
}

/**
 * Share of a bucket that is new against `periods` dates before, by date; NaN for the first dates and an empty bucket. What
 * following the bucket would have to trade.
 */
export function bucketTurnover({ assets, dates, buckets }: BucketPanel, bucket: number, periods: number): Float64Array {
  return Float64Array.from({ length: dates }, (_, date) => {
    if (date < periods) return Number.NaN;
    let members = 0;
    let fresh = 0;
    for (let asset = 0; asset < assets; asset += 1) {
      if (buckets[date * assets + asset] !== bucket) continue;
      members += 1;
      if (buckets[(date - periods) * assets + asset] !== bucket) fresh += 1;
    }
    return members === 0 ? Number.NaN : fresh / members;
  });
}
