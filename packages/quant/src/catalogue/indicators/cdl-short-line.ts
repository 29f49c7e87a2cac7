import { candlePattern } from '../candle-pattern.ts';
import { body, lowerShadow, meanBody, shortShadow, side, upperShadow } from '../../series/candles.ts';

/** Short line. */
export const cdlShortLine = candlePattern({
  id: 'cdl-short-line',
  title: { en: 'Short line', 'zh-CN': '短实体线', 'zh-HK': '短實體線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLSHORTLINE',
  match: (s) => {
    const isThere =
      body(s, 0) < meanBody(s, 0) && upperShadow(s, 0) < shortShadow(s, 0) && lowerShadow(s, 0) < shortShadow(s, 0);
    return isThere ? side(s, 0) * 100 : 0;
  },
});
