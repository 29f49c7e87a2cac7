import { candlePattern } from '../candle-pattern.ts';
import { body, lowerShadow, meanBody, side, upperShadow } from '../../series/candles.ts';

/** High wave. */
export const cdlHighWave = candlePattern({
  id: 'cdl-high-wave',
  title: { en: 'High wave', 'zh-CN': '高浪线', 'zh-HK': '高浪線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLHIGHWAVE',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        upperShadow(s, at) > 2 * body(s, at) && lowerShadow(s, at) > 2 * body(s, at) && body(s, at) < meanBody(s, at);
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
