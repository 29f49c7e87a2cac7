import { candlePattern } from '../candle-pattern.ts';
import { doji } from '../../series/candle-rows.ts';
import { body, verySmall } from '../../series/candles.ts';

/** Doji. */
export const cdlDoji = candlePattern({
  id: 'cdl-doji',
  title: { en: 'Doji', 'zh-CN': '十字星', 'zh-HK': '十字星' },
  lookback: 10,
  candles: 1,
  talib: 'CDLDOJI',
  rows: doji(),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere = body(s, at) <= verySmall(s, at);
      if (isThere) out[at] = 100;
    }
  },
});
