import { candlePattern } from '../candle-pattern.ts';
import { body, isBodyGapDown, lowerShadow, meanBody, upperShadow, verySmall } from '../../series/candles.ts';

/** Inverted hammer. */
export const cdlInvertedHammer = candlePattern({
  id: 'cdl-inverted-hammer',
  title: { en: 'Inverted hammer', 'zh-CN': '倒锤头', 'zh-HK': '倒錘頭' },
  lookback: 11,
  candles: 2,
  talib: 'CDLINVERTEDHAMMER',
  match: (s) => {
    const isThere =
      body(s, 0) < meanBody(s, 0) &&
      upperShadow(s, 0) > body(s, 0) &&
      lowerShadow(s, 0) < verySmall(s, 0) &&
      isBodyGapDown(s, 0, 1);
    return isThere ? 100 : 0;
  },
});
