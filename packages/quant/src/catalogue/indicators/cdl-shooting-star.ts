import { candlePattern } from '../candle-pattern.ts';
import { shaped } from '../../series/candle-rows.ts';
import { body, isBodyGapUp, lowerShadow, meanBody, upperShadow, verySmall } from '../../series/candles.ts';

/** Shooting star. */
export const cdlShootingStar = candlePattern({
  id: 'cdl-shooting-star',
  title: { en: 'Shooting star', 'zh-CN': '射击之星', 'zh-HK': '射擊之星' },
  lookback: 11,
  candles: 2,
  talib: 'CDLSHOOTINGSTAR',
  rows: shaped([{ open: 1, close: 1 }]),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        upperShadow(s, at) > body(s, at) &&
        isBodyGapUp(s, at, at - 1) &&
        body(s, at) < meanBody(s, at) &&
        lowerShadow(s, at) < verySmall(s, at);
      if (isThere) out[at] = -100;
    }
  },
});
