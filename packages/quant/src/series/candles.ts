import { windowAt, windowPush, windowSize } from './window.ts';

/**
 * The last bars as candles, for pattern recognition. `k` counts back from the newest bar, 0. Thresholds follow TA-Lib's
 * default candle settings: a body or shadow is long or short against its own recent mean, taken over the bars before it.
 */
const kept = 16;
const openAt = 0;
const highAt = windowSize(kept);
const lowAt = 2 * windowSize(kept);
const closeAt = 3 * windowSize(kept);
export const candlesSize = 4 * windowSize(kept);

export function pushCandle(state: Float64Array, bar: Float64Array): void {
  windowPush(state, openAt, bar[0], kept);
  windowPush(state, highAt, bar[1], kept);
  windowPush(state, lowAt, bar[2], kept);
  windowPush(state, closeAt, bar[3], kept);
}

export const candlesSeen = (state: Float64Array): number => state[openAt];
export const open = (state: Float64Array, k: number): number => windowAt(state, openAt, k, kept);
export const high = (state: Float64Array, k: number): number => windowAt(state, highAt, k, kept);
export const low = (state: Float64Array, k: number): number => windowAt(state, lowAt, k, kept);
export const close = (state: Float64Array, k: number): number => windowAt(state, closeAt, k, kept);

/** Top and bottom of the body. */
export const top = (state: Float64Array, k: number): number => Math.max(open(state, k), close(state, k));
export const bottom = (state: Float64Array, k: number): number => Math.min(open(state, k), close(state, k));
export const body = (state: Float64Array, k: number): number => Math.abs(close(state, k) - open(state, k));
export const range = (state: Float64Array, k: number): number => high(state, k) - low(state, k);
export const upperShadow = (state: Float64Array, k: number): number => high(state, k) - top(state, k);
export const lowerShadow = (state: Float64Array, k: number): number => bottom(state, k) - low(state, k);

/** 1 when it closed at or above its open, else −1. */
export const side = (state: Float64Array, k: number): 1 | -1 => (close(state, k) >= open(state, k) ? 1 : -1);

/** Mean of a measure over the bars before bar k. */
function meanBefore(
  state: Float64Array,
  measure: (state: Float64Array, k: number) => number,
  bars: number,
  k: number,
): number {
  let sum = 0;
  for (let back = k + bars; back > k; back -= 1) sum += measure(state, back);
  return sum / bars;
}

export const isLongBody = (state: Float64Array, k: number): boolean => body(state, k) > meanBefore(state, body, 10, k);
/** Short bodies are at most (patterns that say so) or below their mean. */
export const meanBody = (state: Float64Array, k: number): number => meanBefore(state, body, 10, k);
export const isDoji = (state: Float64Array, k: number, reference = k): boolean =>
  body(state, k) <= 0.1 * meanBefore(state, range, 10, reference);
/** A tenth of the usual range: shadows below it hardly exist. */
export const verySmall = (state: Float64Array, k: number): number => 0.1 * meanBefore(state, range, 10, k);
const bothShadows = (state: Float64Array, k: number): number => upperShadow(state, k) + lowerShadow(state, k);
/** Half the usual sum of both shadows: a shadow below it is short. */
export const shortShadow = (state: Float64Array, k: number): number => meanBefore(state, bothShadows, 10, k) / 2;
/** Distances in fifths of the usual range of the five bars before. */
export const near = (state: Float64Array, k: number): number => 0.2 * meanBefore(state, range, 5, k);
export const far = (state: Float64Array, k: number): number => 0.6 * meanBefore(state, range, 5, k);
export const equal = (state: Float64Array, k: number): number => 0.05 * meanBefore(state, range, 5, k);

/** Bodies (or whole bars) that do not touch: bar a above or below the older bar b. */
export const isBodyGapUp = (state: Float64Array, a: number, b: number): boolean => bottom(state, a) > top(state, b);
export const isBodyGapDown = (state: Float64Array, a: number, b: number): boolean => top(state, a) < bottom(state, b);
export const isGapUp = (state: Float64Array, a: number, b: number): boolean => low(state, a) > high(state, b);
export const isGapDown = (state: Float64Array, a: number, b: number): boolean => high(state, a) < low(state, b);

/** Whether two prices are within a distance of each other. */
export const isWithin = (a: number, b: number, distance: number): boolean => a <= b + distance && a >= b - distance;
