/**
 * Bars as candles, for pattern recognition: columns, and the row of the candle that is asked about. Thresholds follow TA-Lib's
 * default candle settings: a body or shadow is long or short against its own recent mean, taken over the bars before it.
 */
export interface Candles {
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
}

/** The furthest back that any pattern looks, with the mean before it. */
export const candlesKept = 16;
/** Candles seen, then the last ones, column by column. */
export const candlesSize = 1 + 4 * candlesKept;

/** Written over by each step: a state is laid out as columns, which hold no place in it. */
const stepped: Candles = {
  open: new Float64Array(candlesKept),
  high: new Float64Array(candlesKept),
  low: new Float64Array(candlesKept),
  close: new Float64Array(candlesKept),
};
const steppedColumns = [stepped.open, stepped.high, stepped.low, stepped.close];

/** Takes a bar in; the answer is written over by the next call. Its newest candle is the last. */
export function pushCandle(state: Float64Array, bar: Float64Array): Candles {
  state[0] += 1;
  for (let column = 0; column < 4; column += 1) {
    const from = 1 + candlesKept * column;
    state.copyWithin(from, from + 1, from + candlesKept);
    state[from + candlesKept - 1] = bar[column];
    const into = steppedColumns[column];
    for (let row = 0; row < candlesKept; row += 1) into[row] = state[from + row];
  }
  return stepped;
}

export const candlesSeen = (state: Float64Array): number => state[0];

/** Top and bottom of the body. */
export const top = ({ open, close }: Candles, row: number): number => Math.max(open[row], close[row]);
export const bottom = ({ open, close }: Candles, row: number): number => Math.min(open[row], close[row]);
export const body = ({ open, close }: Candles, row: number): number => Math.abs(close[row] - open[row]);
export const range = ({ high, low }: Candles, row: number): number => high[row] - low[row];
export const upperShadow = (s: Candles, row: number): number => s.high[row] - top(s, row);
export const lowerShadow = (s: Candles, row: number): number => bottom(s, row) - s.low[row];

/** The longer of both shadows. */
export const longerShadow = (s: Candles, row: number): number => Math.max(upperShadow(s, row), lowerShadow(s, row));

export const open = (s: Candles, row: number): number => s.open[row];
export const high = (s: Candles, row: number): number => s.high[row];
export const low = (s: Candles, row: number): number => s.low[row];
export const close = (s: Candles, row: number): number => s.close[row];

/** 1 when it closed at or above its open, else −1. */
export const side = (s: Candles, row: number): 1 | -1 => (s.close[row] >= s.open[row] ? 1 : -1);

/** What candles measure, summed over the five before a row; written out, since a loop of a few rounds costs as much again. */
const fiveBodies = (s: Candles, row: number): number =>
  body(s, row - 5) + body(s, row - 4) + body(s, row - 3) + body(s, row - 2) + body(s, row - 1);
const fiveRanges = (s: Candles, row: number): number =>
  range(s, row - 5) + range(s, row - 4) + range(s, row - 3) + range(s, row - 2) + range(s, row - 1);

/** Means over the ten bars before a row. */
export const meanBody = (s: Candles, row: number): number => (fiveBodies(s, row) + fiveBodies(s, row - 5)) / 10;
const meanRange = (s: Candles, row: number): number => (fiveRanges(s, row) + fiveRanges(s, row - 5)) / 10;

/** Half the usual sum of both shadows: a shadow below it is short. */
export function shortShadow(s: Candles, row: number): number {
  let sum = 0;
  for (let at = row - 10; at < row; at += 1) sum += upperShadow(s, at) + lowerShadow(s, at);
  return sum / 10 / 2;
}

/** Short bodies are at most (patterns that say so) or below their mean. */
export const isLongBody = (s: Candles, row: number): boolean => body(s, row) > meanBody(s, row);
export const isDoji = (s: Candles, row: number, reference = row): boolean =>
  body(s, row) <= 0.1 * meanRange(s, reference);
/** A tenth of the usual range: shadows below it hardly exist. */
export const verySmall = (s: Candles, row: number): number => 0.1 * meanRange(s, row);
/** Distances in fifths of the usual range of the five bars before. */
export const near = (s: Candles, row: number): number => 0.2 * (fiveRanges(s, row) / 5);
export const far = (s: Candles, row: number): number => 0.6 * (fiveRanges(s, row) / 5);
export const equal = (s: Candles, row: number): number => 0.05 * (fiveRanges(s, row) / 5);

/** Bodies (or whole bars) that do not touch: bar a above or below the older bar b. */
export const isBodyGapUp = (s: Candles, a: number, b: number): boolean => bottom(s, a) > top(s, b);
export const isBodyGapDown = (s: Candles, a: number, b: number): boolean => top(s, a) < bottom(s, b);
export const isGapUp = (s: Candles, a: number, b: number): boolean => s.low[a] > s.high[b];
export const isGapDown = (s: Candles, a: number, b: number): boolean => s.high[a] < s.low[b];

/** Whether two prices are within a distance of each other. */
export const isWithin = (a: number, b: number, distance: number): boolean => a <= b + distance && a >= b - distance;
