import { movingStretches } from './moving-stretches.ts';
import { remembered } from './remember.ts';
import { totalsOf } from './totals.ts';

/** The values far below and far above the average, put in order only as far as they are asked for. */
interface Tails {
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** Columns shorter than this are ranked whole. */
const shortest = 64;

/** In standard deviations: beyond it lies more than the twentieth that is asked for, unless extremes make up the spread. */
const far = 1.25;

/** Written over by each column: only what counts is copied. */
let scratch = new Float64Array(0);

/** null = too short, or a value is missing. */
const tailsOf = remembered((values: Float64Array): Tails | null => {
  const { length } = values;
  const { sum, squares } = totalsOf(values);
  const center = sum / length;
  const spread = Math.sqrt(squares / length - center * center);
  if (length < shortest || !Number.isFinite(spread)) return null;
  const bottom = center - far * spread;
  const top = center + far * spread;
  if (scratch.length < length + 2) scratch = new Float64Array(length + 2);
  const found = scratch;
  let below = 0;
  let above = length + 1;
  const stretches = bottom < 0 && top > 0 ? movingStretches(values) : [0, length];
  for (let k = 0; k < stretches.length; k += 2) {
    const end = stretches[k + 1];
    // Every value is written at both ends, and the next one takes its place if it does not count.
    for (let i = stretches[k]; i < end; i += 1) {
      const value = values[i];
      found[below] = value;
      found[above] = value;
      below += Number(value < bottom);
      above -= Number(value > top);
    }
  }
  return { low: found.slice(0, below), high: found.slice(above + 1, length + 2) };
});

const wholeOf = remembered((values: Float64Array) => values.slice());

/**
 * The value that stands at a rank when the column is put in order, which is done as far as it takes: what comes before it
 * stands before it (Hoare's FIND). Takes time in proportion to the length.
 */
function select(values: Float64Array, rank: number): number {
  let first = 0;
  let last = values.length - 1;
  while (first < last) {
    const pivot = values[rank];
    let left = first;
    let right = last;
    while (left <= right) {
      while (values[left] < pivot) left += 1;
      while (values[right] > pivot) right -= 1;
      if (left > right) break;
      const value = values[left];
      values[left] = values[right];
      values[right] = value;
      left += 1;
      right -= 1;
    }
    if (right < rank) first = left;
    if (left > rank) last = right;
  }
  return values[rank];
}

/** Infinite values of both signs add up to NaN without one being missing. */
function isMissing(values: Float64Array): boolean {
  return Number.isNaN(totalsOf(values).sum) && values.some((value) => Number.isNaN(value));
}

/** The value that stands at a place (0 = lowest) when a column is put in order; NaN when one of them is missing. */
export function valueAtRank(values: Float64Array, rank: number): number {
  if (!(rank >= 0 && rank < values.length)) return Number.NaN;
  const tails = tailsOf(values);
  if (tails !== null && rank < tails.low.length) return select(tails.low, rank);
  const fromTop = values.length - rank;
  if (tails !== null && fromTop <= tails.high.length) return select(tails.high, tails.high.length - fromTop);
  return isMissing(values) ? Number.NaN : select(wholeOf(values), rank);
}

/** Sum of the `count` lowest values; NaN when one of the column is missing. */
export function sumOfLowest(values: Float64Array, count: number): number {
  const tails = tailsOf(values);
  if (tails === null && isMissing(values)) return Number.NaN;
  const lowest = tails !== null && count <= tails.low.length ? tails.low : wholeOf(values);
  if (count > 0) select(lowest, count - 1);
  let sum = 0;
  for (let k = 0; k < count; k += 1) sum += lowest[k];
  return sum;
}
