import { highest, lowest } from './bounds.ts';
import { movingStretches } from './moving-stretches.ts';
import { remembered } from './remember.ts';
import { totalsOf } from './totals.ts';

/** Values as they come, and between what they lie. */
interface Tail {
  readonly values: Float64Array;
  readonly bottom: number;
  readonly top: number;
}

/** The values far below and far above the average. */
interface Tails {
  readonly low: Tail;
  readonly high: Tail;
}

/** Columns shorter than this are ranked whole. */
const shortest = 64;

/** In standard deviations: beyond it lies more than the twentieth that is asked for, unless extremes make up the spread. */
const far = 1.25;

/** Written over by each column: only what counts is copied. */
let scratch = new Float64Array(0);
let scratchStarts = new Int32Array(0);

function makeRoom(length: number): void {
  if (scratch.length >= length) return;
  scratch = new Float64Array(length);
  scratchStarts = new Int32Array(length);
}

/** null = too short, or a value is missing. */
const tailsOf = remembered((values: Float64Array): Tails | null => {
  const { length } = values;
  const { sum, squares, lowest: least, highest: most } = totalsOf(values);
  const center = sum / length;
  const spread = Math.sqrt(squares / length - center * center);
  if (length < shortest || !Number.isFinite(spread)) return null;
  const bottom = center - far * spread;
  const top = center + far * spread;
  makeRoom(length + 2);
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
  const tails = new Float64Array(below + length + 1 - above);
  tails.set(found.subarray(0, below));
  tails.set(found.subarray(above + 1, length + 2), below);
  return {
    low: { values: tails.subarray(0, below), bottom: least, top: bottom },
    high: { values: tails.subarray(below), bottom: top, top: most },
  };
});

/** More values in one bucket than this are better sorted by comparison. */
const crowd = 16;

/**
 * Puts a column in order where it is, by counting: every value falls into one of as many buckets of equal width as there are
 * values, and is then a few places away from its own. All of them lie from `bottom` to `top`.
 */
function putInOrder(values: Float64Array, bottom: number, top: number): Float64Array {
  const { length } = values;
  const scale = (length - 1) / (top - bottom);
  if (!(scale > 0 && scale < Number.POSITIVE_INFINITY)) return values.sort();
  makeRoom(length + 1);
  const starts = scratchStarts.fill(0, 0, length + 1);
  for (let i = 0; i < length; i += 1) starts[(((values[i] - bottom) * scale) | 0) + 1] += 1;
  let most = 0;
  for (let k = 1; k < length; k += 1) {
    if (starts[k] > most) most = starts[k];
    starts[k] += starts[k - 1];
  }
  if (most > crowd) return values.sort();
  const near = scratch;
  for (let i = 0; i < length; i += 1) {
    const bucket = ((values[i] - bottom) * scale) | 0;
    near[starts[bucket]] = values[i];
    starts[bucket] += 1;
  }
  values[0] = near[0];
  for (let i = 1; i < length; i += 1) {
    const value = near[i];
    let at = i;
    for (; at > 0 && values[at - 1] > value; at -= 1) values[at] = values[at - 1];
    values[at] = value;
  }
  return values;
}

const orderedTail = remembered(({ values, bottom, top }: Tail) => putInOrder(values, bottom, top));
const orderedWhole = remembered((values: Float64Array) => putInOrder(values.slice(), lowest(values), highest(values)));

/** Infinite values of both signs add up to NaN without one being missing. */
function isMissing(values: Float64Array): boolean {
  return Number.isNaN(totalsOf(values).sum) && values.some((value) => Number.isNaN(value));
}

/** The value that stands at a place (0 = lowest) when a column is put in order; NaN when one of them is missing. */
export function valueAtRank(values: Float64Array, rank: number): number {
  if (!(rank >= 0 && rank < values.length)) return Number.NaN;
  const tails = tailsOf(values);
  if (tails !== null && rank < tails.low.values.length) return orderedTail(tails.low)[rank];
  const fromTop = values.length - rank;
  if (tails !== null && fromTop <= tails.high.values.length) {
    return orderedTail(tails.high)[tails.high.values.length - fromTop];
  }
  return isMissing(values) ? Number.NaN : orderedWhole(values)[rank];
}

/** Sum of the `count` lowest values; NaN when one of the column is missing. */
export function sumOfLowest(values: Float64Array, count: number): number {
  const tails = tailsOf(values);
  if (tails === null && isMissing(values)) return Number.NaN;
  const ordered = tails !== null && count <= tails.low.values.length ? orderedTail(tails.low) : orderedWhole(values);
  let sum = 0;
  for (let k = 0; k < count; k += 1) sum += ordered[k];
  return sum;
}
