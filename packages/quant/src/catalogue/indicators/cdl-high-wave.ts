import { candlePattern } from '../candle-pattern.ts';
import { longShadowed } from '../../series/candle-rows.ts';
import { body, lowerShadow, meanBody, side, upperShadow } from '../../series/candles.ts';

/** High wave. */
export const cdlHighWave = candlePattern({
  id: 'cdl-high-wave',
  title: { en: 'High wave', 'zh-CN': '高浪线', 'zh-HK': '高浪線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLHIGHWAVE',
  rows: longShadowed(2),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        upperShadow(s, at) > 2 * body(s, at) && lowerShadow(s, at) > 2 * body(s, at) && body(s, at) < meanBody(s, at);
      if (isThere) out[at] = side(s, at) * 100;
    }
  },
});
