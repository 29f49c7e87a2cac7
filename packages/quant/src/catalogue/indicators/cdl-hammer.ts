import { candlePattern } from '../candle-pattern.ts';
import { body, bottom, low, lowerShadow, meanBody, near, upperShadow, verySmall } from '../../series/candles.ts';

/** Hammer. */
export const cdlHammer = candlePattern({
  id: 'cdl-hammer',
  title: { en: 'Hammer', 'zh-CN': '锤子线', 'zh-HK': '錘子線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLHAMMER',
  match: (s) => {
    const isThere =
      body(s, 0) < meanBody(s, 0) &&
      lowerShadow(s, 0) > body(s, 0) &&
      upperShadow(s, 0) < verySmall(s, 0) &&
      bottom(s, 0) <= low(s, 1) + near(s, 1);
    return isThere ? 100 : 0;
  },
});
