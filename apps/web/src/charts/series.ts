/** Simple moving average; NaN until `length` closes exist, and wherever one of them is missing. */
export function movingAverage(values: Float64Array, length: number): Float64Array {
  const result = new Float64Array(values.length).fill(Number.NaN);
  if (length < 1) return result;
  for (let end = length; end <= values.length; end += 1) {
    // Summed anew for each window: a running sum would carry one missing value, and rounding, to the end.
    let sum = 0;
    for (let i = end - length; i < end; i += 1) sum += values[i] ?? Number.NaN;
    result[end - 1] = sum / length;
  }
  return result;
}

/** Distance below the highest value so far, 0 or negative fractions; a missing value is a gap. */
export function underwater(values: Float64Array): Float64Array {
  let peak = Number.NEGATIVE_INFINITY;
  return values.map((value) => {
    if (Number.isNaN(value)) return Number.NaN;
    peak = Math.max(peak, value);
    return value / peak - 1;
  });
}

/** The part of both columns between two instants, both inclusive. */
export function between(
  columns: { readonly time: Float64Array; readonly close: Float64Array },
  from: number,
  to: number,
): { readonly time: Float64Array; readonly close: Float64Array } {
  const [first, end] = [indexAt(columns.time, from), indexAt(columns.time, to + 1)];
  return { time: columns.time.subarray(first, end), close: columns.close.subarray(first, end) };
}

/**
 * Indexes to draw when there are more points than pixels: first, lowest, highest and last of each bucket, so that
 * no extreme is lost. At most 4 × buckets, ascending, each once.
 */
export function keepExtremes(values: Float64Array, buckets: number): readonly number[] {
  const all = Array.from(values.keys()).filter((i) => !Number.isNaN(values[i]));
  if (all.length <= buckets * 4) return all;
  const kept = new Set<number>();
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const part = all.slice(
      Math.floor((bucket * all.length) / buckets),
      Math.floor(((bucket + 1) * all.length) / buckets),
    );
    let low = part[0];
    let high = part[0];
    for (const i of part) {
      if (low === undefined || (values[i] ?? 0) < (values[low] ?? 0)) low = i;
      if (high === undefined || (values[i] ?? 0) > (values[high] ?? 0)) high = i;
    }
    for (const i of [part[0], low, high, part.at(-1)]) if (i !== undefined) kept.add(i);
  }
  return [...kept].sort((a, b) => a - b);
}

/** Index of the first bar on or after an instant; the length when all are earlier. */
export function indexAt(times: Float64Array, from: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Number.POSITIVE_INFINITY) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the bar closest to an instant, the earlier one of two that are equally close; 0 when there is none. */
export function nearestIndex(times: Float64Array, time: number): number {
  const after = Math.min(indexAt(times, time), Math.max(0, times.length - 1));
  const before = after - 1;
  const isCloser = before >= 0 && time - (times[before] ?? 0) <= (times[after] ?? 0) - time;
  return isCloser ? before : after;
}
