/**
 * The last bars as candles, for pattern recognition. `k` counts back from the newest bar, 0. Thresholds follow TA-Lib's
 * default candle settings: a body or shadow is long or short against its own recent mean, taken over the bars before it.
 * A state is how many candles have been seen, where the newest lies, and one row of numbers a candle. What steps through bars
 * keeps a few rows and moves the last ones to the front when they are full; a whole history has all of them in place.
 */
const width = 7;
const rows = 2;
const openAt = 0;
const highAt = 1;
const lowAt = 2;
const closeAt = 3;
const bodyAt = 4;
const rangeAt = 5;
const shadowsAt = 6;
/** The furthest back that any pattern looks, with the mean before it. */
const kept = 16;
const held = 32;
export const candlesSize = rows + width * held;

function writeCandle(state: Float64Array, at: number, open: number, high: number, low: number, close: number): void {
  const top = Math.max(open, close);
  const bottom = Math.min(open, close);
  state[at + openAt] = open;
  state[at + highAt] = high;
  state[at + lowAt] = low;
  state[at + closeAt] = close;
  state[at + bodyAt] = Math.abs(close - open);
  state[at + rangeAt] = high - low;
  state[at + shadowsAt] = high - top + (bottom - low);
}

export function pushCandle(state: Float64Array, bar: Float64Array): void {
  const seen = state[0];
  let at = seen === 0 ? rows : (state[1] | 0) + width;
  if (at === candlesSize) {
    state.copyWithin(rows, candlesSize - width * (kept - 1), candlesSize);
    at = rows + width * (kept - 1);
  }
  state[0] = seen + 1;
  state[1] = at;
  writeCandle(state, at, bar[0], bar[1], bar[2], bar[3]);
}

/** Used again by the next history: a fresh one costs more than what is written to it. */
let memory = new Float64Array(0);
const mostKept = 2 ** 20;

/** A whole history as candles, oldest first, to be looked at bar by bar; written over by the next. */
export function layCandles([open, high, low, close]: readonly Float64Array[]): Float64Array {
  const { length } = close;
  const size = rows + width * length;
  const state = memory.length >= size ? memory : new Float64Array(size);
  if (size <= mostKept) memory = state;
  for (let row = 0, at = rows; row < length; row += 1, at += width) {
    writeCandle(state, at, open[row], high[row], low[row], close[row]);
  }
  return state;
}

/** Makes a bar of such a history the newest. */
export function seekCandle(state: Float64Array, row: number): void {
  state[0] = row + 1;
  state[1] = rows + width * row;
}

export const candlesSeen = (state: Float64Array): number => state[0];
const read = (state: Float64Array, field: number, k: number): number => state[(state[1] | 0) - width * k + field];
export const open = (state: Float64Array, k: number): number => read(state, openAt, k);
export const high = (state: Float64Array, k: number): number => read(state, highAt, k);
export const low = (state: Float64Array, k: number): number => read(state, lowAt, k);
export const close = (state: Float64Array, k: number): number => read(state, closeAt, k);

/** Top and bottom of the body. */
export const top = (state: Float64Array, k: number): number => Math.max(open(state, k), close(state, k));
export const bottom = (state: Float64Array, k: number): number => Math.min(open(state, k), close(state, k));
export const body = (state: Float64Array, k: number): number => read(state, bodyAt, k);
export const range = (state: Float64Array, k: number): number => read(state, rangeAt, k);
export const upperShadow = (state: Float64Array, k: number): number => high(state, k) - top(state, k);
export const lowerShadow = (state: Float64Array, k: number): number => bottom(state, k) - low(state, k);

/** 1 when it closed at or above its open, else −1. */
export const side = (state: Float64Array, k: number): 1 | -1 => (close(state, k) >= open(state, k) ? 1 : -1);

/** Mean of a measure over the bars before bar k. */
function meanBefore(state: Float64Array, field: number, bars: number, k: number): number {
  const newest = (state[1] | 0) + field - width * (k + 1);
  let sum = 0;
  for (let at = newest - width * (bars - 1); at <= newest; at += width) sum += state[at];
  return sum / bars;
}

export const isLongBody = (state: Float64Array, k: number): boolean =>
  body(state, k) > meanBefore(state, bodyAt, 10, k);
/** Short bodies are at most (patterns that say so) or below their mean. */
export const meanBody = (state: Float64Array, k: number): number => meanBefore(state, bodyAt, 10, k);
export const isDoji = (state: Float64Array, k: number, reference = k): boolean =>
  body(state, k) <= 0.1 * meanBefore(state, rangeAt, 10, reference);
/** A tenth of the usual range: shadows below it hardly exist. */
export const verySmall = (state: Float64Array, k: number): number => 0.1 * meanBefore(state, rangeAt, 10, k);
/** Half the usual sum of both shadows: a shadow below it is short. */
export const shortShadow = (state: Float64Array, k: number): number => meanBefore(state, shadowsAt, 10, k) / 2;
/** Distances in fifths of the usual range of the five bars before. */
export const near = (state: Float64Array, k: number): number => 0.2 * meanBefore(state, rangeAt, 5, k);
export const far = (state: Float64Array, k: number): number => 0.6 * meanBefore(state, rangeAt, 5, k);
export const equal = (state: Float64Array, k: number): number => 0.05 * meanBefore(state, rangeAt, 5, k);

/** Bodies (or whole bars) that do not touch: bar a above or below the older bar b. */
export const isBodyGapUp = (state: Float64Array, a: number, b: number): boolean => bottom(state, a) > top(state, b);
export const isBodyGapDown = (state: Float64Array, a: number, b: number): boolean => top(state, a) < bottom(state, b);
export const isGapUp = (state: Float64Array, a: number, b: number): boolean => low(state, a) > high(state, b);
export const isGapDown = (state: Float64Array, a: number, b: number): boolean => high(state, a) < low(state, b);

/** Whether two prices are within a distance of each other. */
export const isWithin = (a: number, b: number, distance: number): boolean => a <= b + distance && a >= b - distance;
