import { candlePattern } from '../candle-pattern.ts';
import { body, isBodyGapUp, lowerShadow, meanBody, upperShadow, verySmall } from '../../series/candles.ts';

/** Shooting star. */
export const cdlShootingStar = candlePattern({
  id: 'cdl-shooting-star',
  title: { en: 'Shooting star', 'zh-CN': '射击之星', 'zh-HK': '射擊之星' },
  lookback: 11,
  candles: 2,
  talib: 'CDLSHOOTINGSTAR',
  match: (s) => {
    const isThere =
      body(s, 0) < meanBody(s, 0) &&
      upperShadow(s, 0) > body(s, 0) &&
      lowerShadow(s, 0) < verySmall(s, 0) &&
      isBodyGapUp(s, 0, 1);
    return isThere ? -100 : 0;
  },
});
