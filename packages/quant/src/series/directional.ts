import { whole } from './rows.ts';
import { trueRange } from './true-range.ts';

/** Wilder's directional movement: bars seen, previous high, low and close, then the three smoothed sums. */
export const directionalSize = 7;
export const plusAt = 4;
export const minusAt = 5;
const rangeAt = 6;

/** Below this a sum counts as nothing, as in TA-Lib. */
const nothing = 1e-14;

/**
 * Takes one bar: the sums gather n − 1 raw values and are smoothed from then on. When high and low both move further out
 * only the larger move counts, and equal moves count as none.
 * Returns the directional index, the one-sidedness of movement, 0 to 100; NaN during warm-up and when nothing moved either way.
 */
export function directionalStep(
  state: Float64Array,
  at: number,
  high: number,
  low: number,
  close: number,
  n: number,
): number {
  const seen = state[at];
  const up = high - state[at + 1];
  const down = state[at + 2] - low;
  const before = state[at + 3];
  state[at] = seen + 1;
  state[at + 1] = high;
  state[at + 2] = low;
  state[at + 3] = close;
  if (seen === 0) return Number.NaN;
  const keep = seen < n ? 1 : 1 - 1 / n;
  // Numbers of comparisons are cheaper than a branch that nobody can predict; |m| + m is twice a move outwards or nothing.
  const plus = keep * state[at + plusAt] + ((Math.abs(up) + up) / 2) * Number(up > down);
  const minus = keep * state[at + minusAt] + ((Math.abs(down) + down) / 2) * Number(down > up);
  const range = keep * state[at + rangeAt] + trueRange(high, low, before);
  state[at + plusAt] = plus;
  state[at + minusAt] = minus;
  state[at + rangeAt] = range;
  if (seen < n) return Number.NaN;
  // Both shares are of one range, which cancels out: it is only asked whether there is one, and a movement to speak of in it.
  const isStill = Math.abs(range) < nothing || 100 * (plus + minus) < nothing * range;
  return isStill ? Number.NaN : (100 * Math.abs(minus - plus)) / (plus + minus);
}

function share(state: Float64Array, at: number, part: number, n: number): number {
  if (state[at] <= n) return Number.NaN;
  const range = state[at + rangeAt];
  return Math.abs(range) < nothing ? 0 : (100 * state[at + part]) / range;
}

/** Upward share of the true range, 0 to 100; NaN during warm-up. */
export function plusIndex(state: Float64Array, at: number, n: number): number {
  return share(state, at, plusAt, n);
}

/** Downward share of the true range, 0 to 100; NaN during warm-up. */
export function minusIndex(state: Float64Array, at: number, n: number): number {
  return share(state, at, minusAt, n);
}

/** Readings seen, and their mean. */
export const averageIndexSize = 2;

/** Wilder's mean of directional indices; a bar without movement counts as a reading but leaves the mean alone. */
export function averageIndexStep(state: Float64Array, at: number, index: number, isReady: boolean, n: number): number {
  if (!isReady) return Number.NaN;
  const count = state[at] + 1;
  state[at] = count;
  if (count <= n) {
    if (!Number.isNaN(index)) state[at + 1] += index;
    if (count < n) return Number.NaN;
    state[at + 1] /= n;
  } else if (!Number.isNaN(index)) {
    state[at + 1] += (index - state[at + 1]) / n;
  }
  return state[at + 1];
}

/** Movement below this share of the price may be what is left of rounding, or of movement long ago. */
const faint = 1e-10;

/**
 * The directional index for whole columns from row n on, where there was movement all along; NaN in the last row where there was
 * not, or a number is missing, so that the column is stepped through. Both shares are a movement over the range, which cancels
 * out, and the two sums are taken in a scale of their own.
 */
export function directionalIndexColumn(
  high: Float64Array,
  low: Float64Array,
  close: Float64Array,
  y: Float64Array,
  period: number,
): void {
  const n = whole(period);
  const length = whole(Math.min(high.length, low.length, close.length, y.length));
  let both = 0;
  let gap = 0;
  let highBefore = high[0];
  let lowBefore = low[0];
  let missing = close[0];
  let keep = 1;
  let faintAt = 0;
  y[0] = Number.NaN;
  for (let from = 1, end = whole(Math.min(n, length)); from < length; from = end, end = length) {
    faintAt = 0;
    for (let i = whole(from); i < end; i += 1) {
      const top = high[i];
      const bottom = low[i];
      const up = top - highBefore;
      const down = lowBefore - bottom;
      // Which way a bar moved further cannot be predicted: the numbers of comparisons are cheaper than a branch. The larger move
      // comes fourfold out of sums and sizes, |m| + m is twice a move outwards or nothing, and equal moves count as none.
      const lead = up - down;
      const larger = up + down + Math.abs(lead);
      const move = (Math.abs(larger) + larger) * (Number(lead > 0) - Number(lead < 0));
      both = keep * both + Math.abs(move);
      gap = keep * gap + move;
      highBefore = top;
      lowBefore = bottom;
      missing += close[i];
      y[i] = (100 * Math.abs(gap)) / both;
      if (!(both > faint * top)) faintAt = i;
    }
    keep = 1 - 1 / n;
  }
  y.fill(Number.NaN, 0, n);
  if (faintAt > 0 || Number.isNaN(missing)) y[length - 1] = Number.NaN;
}

/**
 * Smoothed movement of one side for whole columns from the second row on: `side` 1 = upward, −1 = downward.
 */
export function movementColumn(
  high: Float64Array,
  low: Float64Array,
  y: Float64Array,
  period: number,
  side: 1 | -1,
): void {
  const n = whole(period);
  const length = whole(Math.min(high.length, low.length, y.length));
  let sum = 0;
  let keep = 1;
  for (let from = 1, end = whole(Math.min(n, length)); from < length; from = end, end = length) {
    for (let i = whole(from); i < end; i += 1) {
      const up = high[i] - high[(i - 1) >>> 0];
      const down = low[(i - 1) >>> 0] - low[i];
      const own = side > 0 ? up : down;
      // |m| + m is twice a move outwards or nothing.
      sum = keep * sum + ((Math.abs(own) + own) / 2) * Number(side * (up - down) > 0);
      y[i] = sum;
    }
    keep = 1 - 1 / n;
  }
}

/** The share of the true range that such movement is, 0 to 100, from row n on. y: the movement, written over. */
export function shareColumn(
  high: Float64Array,
  low: Float64Array,
  close: Float64Array,
  y: Float64Array,
  period: number,
): void {
  const n = whole(period);
  const length = whole(Math.min(high.length, low.length, close.length, y.length));
  let sum = 0;
  let keep = 1;
  for (let from = 1, end = whole(Math.min(n, length)); from < length; from = end, end = length) {
    for (let i = whole(from); i < end; i += 1) {
      sum = keep * sum + trueRange(high[i], low[i], close[(i - 1) >>> 0]);
      y[i] = sum < nothing ? 0 : (100 * y[i]) / sum;
    }
    keep = 1 - 1 / n;
  }
  y.fill(Number.NaN, 0, n);
}
