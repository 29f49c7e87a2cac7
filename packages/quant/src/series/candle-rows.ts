import type { Candles } from './candles.ts';
import { whole } from './rows.ts';

/**
 * Writes the rows, from one on, on which a pattern comes into question, and gives how many they are; −1 when the sums of the
 * columns are not finite, as when a number is missing. Patterns are rare: what most of them ask is settled for a column in one pass
 * without a choice that cannot be predicted, and the pattern itself is judged on few rows. A bound that is computed in another
 * order than the pattern's own is drawn wider, by more than rounding can add up to.
 */
export type FindRows = (candles: Candles, rows: Int32Array, from: number) => number;

/** The most that rounding adds to a running sum of what has passed through it, times the window. */
const rounding = 1e-13;

/**
 * How a candle must lie: side 1 white, −1 black; open 1 at or above the open before, −1 below; close 1 above the close before,
 * −1 at or below. So a body that holds a white one which opens where it closes lies like any that holds a white one.
 */
interface CandleShape {
  readonly side?: 1 | -1;
  readonly open?: 1 | -1;
  readonly close?: 1 | -1;
}

interface Bits {
  /** Which are asked for. */
  readonly mask: number;
  readonly want: number;
}

/** Candles as bits, oldest first. */
function bitsOf<T>(candles: readonly T[], names: readonly (keyof T)[]): Bits {
  let mask = 0;
  let want = 0;
  for (const candle of candles) {
    for (const name of names) {
      mask = (mask << 1) | Number(candle[name] !== undefined);
      want = (want << 1) | Number(candle[name] === 1);
    }
  }
  return { mask, want };
}

/** Rows whose last candles have these sides, oldest first: w white, b black, . either. */
export function sided(sides: string): FindRows {
  const { mask, want } = bitsOf(candlesOf(sides), ['side']);
  return (candles, rows, from) => findSides(candles, rows, from, mask, want, want);
}

/** The same, or all of them the other way round. */
export function sidedEitherWay(sides: string): FindRows {
  const { mask, want } = bitsOf(candlesOf(sides), ['side']);
  return (candles, rows, from) => findSides(candles, rows, from, mask, want, mask ^ want);
}

function candlesOf(sides: string): readonly CandleShape[] {
  return [...sides].map((side) => (side === '.' ? {} : { side: side === 'w' ? 1 : -1 }));
}

function findSides(
  { open, high, low, close }: Candles,
  rows: Int32Array,
  from: number,
  mask: number,
  want: number,
  otherwise: number,
): number {
  const length = whole(close.length);
  let sum = open[0] + high[0] + low[0] + close[0];
  let word = 0;
  let count = 0;
  rows[0] = 0;
  for (let at = 0; at < length; at += 1) {
    const rise = close[at] - open[at];
    word = (word << 1) | Number(rise >= 0);
    sum += high[at] - low[at] + rise;
    const seen = word & mask;
    if ((seen === want || seen === otherwise) && at >= from) {
      rows[count] = at;
      count += 1;
    }
  }
  return Number.isFinite(sum) ? count : -1;
}

/** Rows whose last candles lie like these, oldest first, or all of it upside down. */
export function shapedEitherWay(candles: readonly CandleShape[]): FindRows {
  const { mask, want } = bitsOf(candles, ['side', 'close', 'open']);
  return (s, rows, from) => findShapes(s, rows, from, mask, want, mask ^ want);
}

/** Rows whose last candles lie like these, oldest first. */
export function shaped(candles: readonly CandleShape[]): FindRows {
  const { mask, want } = bitsOf(candles, ['side', 'close', 'open']);
  return (s, rows, from) => findShapes(s, rows, from, mask, want, want);
}

function findShapes(
  { open, high, low, close }: Candles,
  rows: Int32Array,
  from: number,
  mask: number,
  want: number,
  otherwise: number,
): number {
  const length = whole(close.length);
  let sum = high[0] + low[0];
  let o = open[0];
  let c = close[0];
  let word = 0;
  let count = 0;
  rows[0] = 0;
  for (let at = 0; at < length; at += 1) {
    const newOpen = open[at];
    const newClose = close[at];
    word = (word << 3) | (Number(newClose >= newOpen) << 2) | (Number(newClose > c) << 1) | Number(newOpen >= o);
    sum += high[at] - low[at] + (newClose - newOpen);
    const seen = word & mask;
    if ((seen === want || seen === otherwise) && at >= from) {
      rows[count] = at;
      count += 1;
    }
    o = newOpen;
    c = newClose;
  }
  return Number.isFinite(sum) ? count : -1;
}

/** Rows after an inside bar, or after two, that leave it to one side with both ends. */
export function afterInside(bars: 1 | 2): FindRows {
  // Two bits a bar: whether the high, whether the low is above the one before.
  const mask = bars === 1 ? 0b1111 : 0b11_1111;
  const inside = bars === 1 ? 0b01_00 : 0b01_01_00;
  return (candles, rows, from) => findEnds(candles, rows, from, mask, inside, inside | 0b11);
}

function findEnds(
  { open, high, low, close }: Candles,
  rows: Int32Array,
  from: number,
  mask: number,
  want: number,
  otherwise: number,
): number {
  const length = whole(close.length);
  let sum = open[0] + close[0];
  let h = high[0];
  let l = low[0];
  let word = 0;
  let count = 0;
  rows[0] = 0;
  for (let at = 0; at < length; at += 1) {
    const newHigh = high[at];
    const newLow = low[at];
    word = (word << 2) | (Number(newHigh > h) << 1) | Number(newLow > l);
    sum += close[at] - open[at] + (newHigh - newLow);
    const seen = word & mask;
    if ((seen === want || seen === otherwise) && at >= from) {
      rows[count] = at;
      count += 1;
    }
    h = newHigh;
    l = newLow;
  }
  return Number.isFinite(sum) ? count : -1;
}

/** Rows whose body is a tenth of the usual range or less; `back` rows earlier, if so given. */
export function doji(back = 0): FindRows {
  return (candles, rows, from) => findDoji(candles, rows, from, back);
}

function findDoji({ open, high, low, close }: Candles, rows: Int32Array, from: number, back: number): number {
  const length = whole(close.length);
  const last = whole(length - back);
  let bodies = open[0] + close[0];
  let ranges = 0;
  let seen = 0;
  let count = 0;
  rows[0] = 0;
  for (let at = 0; at < 10; at += 1) {
    const range = high[at] - low[at];
    bodies += close[at] - open[at];
    ranges += range;
    seen += Math.abs(range);
  }
  for (let at = 10; at < length; at += 1) {
    const body = close[at] - open[at];
    if (Math.abs(body) * 100 <= ranges + seen * rounding && at + back >= from && at < last) {
      rows[count] = at + back;
      count += 1;
    }
    const range = high[at] - low[at];
    bodies += body;
    seen += Math.abs(range);
    ranges += range - (high[at - 10] - low[at - 10]);
  }
  return Number.isFinite(bodies + seen) ? count : -1;
}

/** Rows that close where the row before closed, within a twentieth of its usual range. */
export const closesMeet: FindRows = (candles, rows, from) => findMeeting(candles, candles.close, rows, from);

/** Rows that open where the row before opened. */
export const opensMeet: FindRows = (candles, rows, from) => findMeeting(candles, candles.open, rows, from);

function findMeeting(
  { open, high, low, close }: Candles,
  prices: Float64Array,
  rows: Int32Array,
  from: number,
): number {
  const length = whole(close.length);
  let bodies = open[0] + close[0];
  let ranges = 0;
  let seen = 0;
  let count = 0;
  let before = prices[5];
  rows[0] = 0;
  for (let at = 0; at < 5; at += 1) {
    const range = high[at] - low[at];
    bodies += close[at] - open[at];
    ranges += range;
    seen += Math.abs(range);
  }
  bodies += close[5] - open[5];
  let range = high[5] - low[5];
  for (let at = 6; at < length; at += 1) {
    const price = prices[at];
    if (Math.abs(price - before) * 100 <= ranges + (seen + Math.abs(before)) * rounding && at >= from) {
      rows[count] = at;
      count += 1;
    }
    before = price;
    bodies += close[at] - open[at];
    seen += Math.abs(range);
    ranges += range - (high[at - 6] - low[at - 6]);
    range = high[at] - low[at];
  }
  return Number.isFinite(bodies + ranges + range) ? count : -1;
}

/** Rows with a shadow shorter than a tenth of the usual range. */
export const shortShadowed: FindRows = (s, rows, from) => findShadows(s, rows, from, -0.5, 0.01, 0);

/** Rows with both shadows shorter than a tenth of the usual range. */
export const shadowless: FindRows = (s, rows, from) => findShadows(s, rows, from, 0.5, 0.01, 0);

/** Rows with both shadows shorter than half of both of them usually together. */
export const lines: FindRows = (s, rows, from) => findShadows(s, rows, from, 0.5, 0.05, 0.05);

/**
 * Rows whose longer shadow (`tilted` 0.5) or shorter one (−0.5) is less than a part of the ranges of ten rows without a part of
 * their bodies. Both shadows are together what a range has beside its body, and differ by what the candle lies off its middle.
 */
function findShadows(
  { open, high, low, close }: Candles,
  rows: Int32Array,
  from: number,
  tilted: number,
  perRange: number,
  perBody: number,
): number {
  const length = whole(close.length);
  const window = 10;
  let bound = 0;
  let seen = 0;
  let count = 0;
  rows[0] = 0;
  for (let at = 0; at < window; at += 1) {
    const range = high[at] - low[at];
    const body = Math.abs(close[at] - open[at]);
    bound += range * perRange - body * perBody;
    seen += Math.abs(range) + body;
  }
  for (let at = window; at < length; at += 1) {
    const o = open[at];
    const h = high[at];
    const l = low[at];
    const c = close[at];
    const range = h - l;
    const body = Math.abs(c - o);
    seen += Math.abs(range) + body;
    const shadow = (range - body) * 0.5 + Math.abs(h - o - (c - l)) * tilted;
    if (shadow < bound + seen * rounding && at >= from) {
      rows[count] = at;
      count += 1;
    }
    const before = at - window;
    const gone = (high[before] - low[before]) * perRange - Math.abs(close[before] - open[before]) * perBody;
    bound += range * perRange - body * perBody - gone;
  }
  return Number.isFinite(seen) ? count : -1;
}

/** Rows with a long body and a shadow shorter than a tenth of the usual range where they close. */
export const closesBare: FindRows = (s, rows, from) => findBare(s, s.close, 0, rows, from);

/** The same where they open. */
export const opensBare: FindRows = (s, rows, from) => findBare(s, s.open, 1, rows, from);

/** ends: white candles close at the top of their body and open at its bottom. */
function findBare(
  { open, high, low, close }: Candles,
  ends: Float64Array,
  whiteLow: 0 | 1,
  rows: Int32Array,
  from: number,
): number {
  const length = whole(close.length);
  let ranges = 0;
  let bodies = 0;
  let seen = 0;
  let count = 0;
  rows[0] = 0;
  for (let at = 0; at < 10; at += 1) {
    ranges += high[at] - low[at];
    bodies += Math.abs(close[at] - open[at]);
    seen += Math.abs(high[at] - low[at]) + Math.abs(close[at] - open[at]);
  }
  for (let at = 10; at < length; at += 1) {
    const h = high[at];
    const l = low[at];
    const rise = close[at] - open[at];
    const body = Math.abs(rise);
    const isTop = Number(rise >= 0) ^ whiteLow;
    const shadow = (h - ends[at]) * isTop + (ends[at] - l) * (1 - isTop);
    seen += Math.abs(h - l) + body;
    const slack = seen * rounding;
    if ((Number(shadow * 100 < ranges + slack) & Number(body * 10 > bodies - slack)) !== 0 && at >= from) {
      rows[count] = at;
      count += 1;
    }
    ranges += h - l - (high[at - 10] - low[at - 10]);
    bodies += body - Math.abs(close[at - 10] - open[at - 10]);
  }
  return Number.isFinite(seen) ? count : -1;
}

/** Rows with both shadows longer than so many bodies. */
export function longShadowed(bodies: number): FindRows {
  const times = 2 * bodies + 1;
  return (candles, rows, from) => findLongShadows(candles, rows, from, times);
}

function findLongShadows({ open, high, low, close }: Candles, rows: Int32Array, from: number, times: number): number {
  const length = whole(close.length);
  let sum = open[0] + high[0] + low[0] + close[0];
  let count = 0;
  rows[0] = 0;
  for (let at = 0; at < length; at += 1) {
    const o = open[at];
    const h = high[at];
    const l = low[at];
    const c = close[at];
    const range = h - l;
    const body = Math.abs(c - o);
    sum += range + body;
    if (range * (1 + rounding) - Math.abs(h - o - (c - l)) - times * body > -rounding * body && at >= from) {
      rows[count] = at;
      count += 1;
    }
  }
  return Number.isFinite(sum) ? count : -1;
}

/** Rows whose body lies within that of the row before. */
export const insideBody: FindRows = ({ open, high, low, close }, rows, from) => {
  const length = whole(close.length);
  let sum = high[0] + low[0];
  let o = open[0];
  let c = close[0];
  let count = 0;
  rows[0] = 0;
  for (let at = 0; at < length; at += 1) {
    const newOpen = open[at];
    const newClose = close[at];
    sum += high[at] - low[at] + (newClose - newOpen);
    // A price lies between two others when it is not above both and not below both.
    const isOpenWithin = Number((newOpen - o) * (newOpen - c) <= 0);
    const isCloseWithin = Number((newClose - o) * (newClose - c) <= 0);
    if ((isOpenWithin & isCloseWithin) !== 0 && at >= from) {
      rows[count] = at;
      count += 1;
    }
    o = newOpen;
    c = newClose;
  }
  return Number.isFinite(sum) ? count : -1;
};
