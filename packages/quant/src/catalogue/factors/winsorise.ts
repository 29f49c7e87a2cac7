import { quantilePair } from './quantile-pair.ts';
import { radixOrder, sortMemory, type SortMemory } from './radix-order.ts';
import { sectionQuantile } from './section-quantile.ts';

function clip(values: Float64Array, out: Float64Array, low: number, high: number): void {
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i];
    out[i] = value < low ? low : value > high ? high : value;
  }
}

/**
 * Pulls outliers in to the values at two shares of the cross-section, such as 0.05 and 0.95, so that one absurd figure does
 * not rule a factor. Missing stays missing. values, out: one cross-section, of one length; they may be the same column.
 */
export function winsorise(
  values: Float64Array,
  lowShare: number,
  highShare: number,
  out: Float64Array,
  memory: SortMemory = sortMemory(values.length),
): void {
  const [low, high] = quantilePair(values, lowShare, highShare, memory);
  clip(values, out, low, high);
}

/** How many median distances make a standard deviation of a normal variable. */
const normalScale = 1.4826;

/**
 * Pulls outliers in to `width` robust deviations from the median: median ± width · 1.4826 · MAD, where MAD is the median
 * distance from the median. Unlike fixed shares it leaves a section without outliers alone.
 */
export function clipByMedian(
  values: Float64Array,
  width: number,
  out: Float64Array,
  memory: SortMemory = sortMemory(values.length),
): void {
  const count = radixOrder(values, memory);
  const median = sectionQuantile(values, memory.order, count, 0.5);
  const distances = values.map((value) => Math.abs(value - median));
  radixOrder(distances, memory);
  const reach = width * normalScale * sectionQuantile(distances, memory.order, count, 0.5);
  clip(values, out, median - reach, median + reach);
}
