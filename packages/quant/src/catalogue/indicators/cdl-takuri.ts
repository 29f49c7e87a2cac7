import { candlePattern } from '../candle-pattern.ts';
import { doji } from '../../series/candle-rows.ts';
import { body, lowerShadow, upperShadow, verySmall } from '../../series/candles.ts';

/** Takuri. */
export const cdlTakuri = candlePattern({
  id: 'cdl-takuri',
  title: { en: 'Takuri', 'zh-CN': '探水竿', 'zh-HK': '探水竿' },
  lookback: 10,
  candles: 1,
  talib: 'CDLTAKURI',
  rows: doji(),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const small = verySmall(s, at);
      const isThere = lowerShadow(s, at) > 2 * body(s, at) && body(s, at) <= small && upperShadow(s, at) < small;
      if (isThere) out[at] = 100;
    }
  },
});
