import { candlePattern } from '../candle-pattern.ts';
import { body, isDoji, lowerShadow, upperShadow, verySmall } from '../../series/candles.ts';

/** Takuri. */
export const cdlTakuri = candlePattern({
  id: 'cdl-takuri',
  title: { en: 'Takuri', 'zh-CN': '探水竿', 'zh-HK': '探水竿' },
  lookback: 10,
  candles: 1,
  talib: 'CDLTAKURI',
  match: (s) => {
    const isThere = isDoji(s, 0) && upperShadow(s, 0) < verySmall(s, 0) && lowerShadow(s, 0) > 2 * body(s, 0);
    return isThere ? 100 : 0;
  },
});
