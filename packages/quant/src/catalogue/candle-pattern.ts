import type { LocalText } from '@plumbline/model/locale';
import type { Indicator, IndicatorParam } from './indicator.ts';
import type { FindRows } from '../series/candle-rows.ts';
import { candlesKept, candlesSeen, candlesSize, pushCandle, type Candles } from '../series/candles.ts';

interface CandlePattern {
  readonly id: string;
  readonly title: LocalText;
  /** Bars before it can be judged. */
  readonly lookback: number;
  /** Candles in the pattern. */
  readonly candles: number;
  /** How far the last candle must reach into an earlier body, where the pattern leaves that open. */
  readonly penetration?: number;
  readonly talib: string;
  /** The rows on which it comes into question: those of the pattern and others. */
  readonly rows: FindRows;
  /** So many rows before the first answer can already have a say in it. */
  readonly earlier?: number;
  /**
   * Writes the rows in question on which it stands: 100 bullish, −100 bearish; 80 and 200 where TA-Lib grades. Each pattern has
   * the loop to itself, since V8 writes out in place what a loop calls only where that is always the same.
   */
  readonly match: (candles: Candles, out: Float64Array, rows: Int32Array, count: number, penetration: number) => void;
}

const penetrationParam = (byDefault: number): IndicatorParam => ({
  name: 'penetration',
  label: { en: 'Penetration', 'zh-CN': '深入比例', 'zh-HK': '深入比例' },
  default: byDefault,
  min: 0,
  max: 1,
  step: 0.05,
  isInteger: false,
});

/** Of a step, only the last row is asked for. */
const newest = new Float64Array(candlesKept);
const lastRows = Int32Array.from(newest, (_, row) => row);

/** Rows in question of one call, written over by the next; of few bars at a time they are kept. */
const keptRows = new Int32Array(2 ** 14);
const rowsFor = (length: number): Int32Array => (length <= keptRows.length ? keptRows : new Int32Array(length));

/** Builds the indicator of one candlestick pattern: it says where the pattern stands, not that it works. */
export function candlePattern(pattern: CandlePattern): Indicator {
  const { id, title, lookback, candles, penetration, talib, rows: findRows, earlier = 0, match } = pattern;
  const stepRows = lastRows.subarray(candlesKept - 1 - earlier);
  return {
    id,
    title,
    family: 'pattern',
    params: penetration === undefined ? [] : [penetrationParam(penetration)],
    inputs: ['open', 'high', 'low', 'close'],
    outputs: [{ name: 'pattern', unit: 'count', draw: 'marker' }],
    lookback: () => lookback,
    stateSize: () => candlesSize,
    step: (state, bar, out, params) => {
      const candles = pushCandle(state, bar);
      newest.fill(0);
      if (candlesSeen(state) > lookback) match(candles, newest, stepRows, stepRows.length, params.penetration ?? 0);
      out[0] = candlesSeen(state) > lookback ? newest[candlesKept - 1] : Number.NaN;
    },
    batch: ([open, high, low, close], [out], params) => {
      const { length } = out;
      if (length <= lookback) return;
      const candles = { open, high, low, close };
      const rows = rowsFor(length);
      const count = findRows(candles, rows, lookback - earlier);
      out.fill(0);
      if (count < 0) out[length - 1] = Number.NaN;
      else match(candles, out, rows, count, params.penetration ?? 0);
      // Patterns work in the rows before their first answer too.
      out.fill(Number.NaN, 0, lookback);
    },
    carriesMissing: true,
    meaning: {
      en: `Candlestick pattern of ${candles} bars: 100 where it stands bullish, −100 bearish, 0 elsewhere.`,
      'zh-CN': `由 ${candles} 根 K 线构成的形态：看涨为 100，看跌为 −100，其余为 0。`,
      'zh-HK': `由 ${candles} 根 K 線構成的形態：看漲為 100，看跌為 −100，其餘為 0。`,
    },
    tex: '\\{-100, 0, 100\\}',
    source: `Nison 1991; TA-Lib ${talib}`,
    talib: {
      name: talib,
      params: penetration === undefined ? {} : { penetration: 'penetration' },
      outputs: { pattern: 'integer' },
    },
  };
}
