import { candlePattern } from '../candle-pattern.ts';
import { body, isBodyGapUp, lowerShadow, meanBody, upperShadow, verySmall } from '../../series/candles.ts';

/** Shooting star. */
export const cdlShootingStar = candlePattern({
  id: 'cdl-shooting-star',
  title: { en: 'Shooting star', 'zh-CN': '射击之星', 'zh-HK': '射擊之星' },
  lookback: 11,
  candles: 2,
  talib: 'CDLSHOOTINGSTAR',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        upperShadow(s, at) > body(s, at) &&
        isBodyGapUp(s, at, at - 1) &&
        body(s, at) < meanBody(s, at) &&
        lowerShadow(s, at) < verySmall(s, at);
      out[at] = isThere ? -100 : 0;
    }
  },
});
