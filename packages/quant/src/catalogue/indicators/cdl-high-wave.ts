import { candlePattern } from '../candle-pattern.ts';
import { body, lowerShadow, meanBody, side, upperShadow } from '../../series/candles.ts';

/** High wave. */
export const cdlHighWave = candlePattern({
  id: 'cdl-high-wave',
  title: { en: 'High wave', 'zh-CN': '高浪线', 'zh-HK': '高浪線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLHIGHWAVE',
  match: (s) => {
    const isThere =
      body(s, 0) < meanBody(s, 0) && upperShadow(s, 0) > 2 * body(s, 0) && lowerShadow(s, 0) > 2 * body(s, 0);
    return isThere ? side(s, 0) * 100 : 0;
  },
});
