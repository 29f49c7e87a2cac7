import { candlePattern } from '../candle-pattern.ts';
import { body, isDoji, lowerShadow, upperShadow, verySmall } from '../../series/candles.ts';

/** Takuri. */
export const cdlTakuri = candlePattern({
  id: 'cdl-takuri',
  title: { en: 'Takuri', 'zh-CN': '探水竿', 'zh-HK': '探水竿' },
  lookback: 10,
  candles: 1,
  talib: 'CDLTAKURI',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere = lowerShadow(s, at) > 2 * body(s, at) && isDoji(s, at) && upperShadow(s, at) < verySmall(s, at);
      out[at] = isThere ? 100 : 0;
    }
  },
});
