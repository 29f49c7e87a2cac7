import type { LocalText } from '@plumbline/model/locale';
import type { Indicator, IndicatorParam } from './indicator.ts';
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
  /**
   * Writes every row from one on: 100 bullish, −100 bearish, 0 absent; 80 and 200 where TA-Lib grades. Each pattern has the loop
   * over its rows to itself, since V8 writes out in place what a loop calls only where that is always the same.
   */
  readonly match: (candles: Candles, out: Float64Array, from: number, penetration: number) => void;
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

/** Of a step, only the last row is written. */
const newest = new Float64Array(candlesKept);

/** Builds the indicator of one candlestick pattern: it says where the pattern stands, not that it works. */
export function candlePattern(pattern: CandlePattern): Indicator {
  const { id, title, lookback, candles, penetration, talib, match } = pattern;
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
      if (candlesSeen(state) > lookback) match(candles, newest, candlesKept - 1, params.penetration ?? 0);
      out[0] = candlesSeen(state) > lookback ? newest[candlesKept - 1] : Number.NaN;
    },
    batch: ([open, high, low, close], [out], params) => {
      if (out.length > lookback) match({ open, high, low, close }, out, lookback, params.penetration ?? 0);
      // Patterns work in the rows before their first answer too.
      out.fill(Number.NaN, 0, lookback);
    },
    meaning: {
      en: `Candlestick pattern of ${candles} bars: 100 where it stands bullish, −100 bearish, 0 elsewhere.`,
      'zh-CN': `由 ${candles} 根 K 线构成的形态\uff1a看涨为 100\uff0c看跌为 −100\uff0c其余为 0。`,
      'zh-HK': `由 ${candles} 根 K 線構成的形態\uff1a看漲為 100\uff0c看跌為 −100\uff0c其餘為 0。`,
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
