import { candlePattern } from '../candle-pattern.ts';
import { doji } from '../../series/candle-rows.ts';
import { body, lowerShadow, upperShadow, verySmall } from '../../series/candles.ts';

/** Long-legged doji. */
export const cdlLongleggedDoji = candlePattern({
  id: 'cdl-longlegged-doji',
  title: { en: 'Long-legged doji', 'zh-CN': '长脚十字', 'zh-HK': '長腳十字' },
  lookback: 10,
  candles: 1,
  talib: 'CDLLONGLEGGEDDOJI',
  rows: doji(),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        (lowerShadow(s, at) > body(s, at) || upperShadow(s, at) > body(s, at)) && body(s, at) <= verySmall(s, at);
      if (isThere) out[at] = 100;
    }
  },
});
