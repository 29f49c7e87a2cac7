import { candlePattern } from '../candle-pattern.ts';
import { shortShadowed } from '../../series/candle-rows.ts';
import { body, bottom, low, lowerShadow, meanBody, near, upperShadow, verySmall } from '../../series/candles.ts';

/** Hammer. */
export const cdlHammer = candlePattern({
  id: 'cdl-hammer',
  title: { en: 'Hammer', 'zh-CN': '锤子线', 'zh-HK': '錘子線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLHAMMER',
  rows: shortShadowed,
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        lowerShadow(s, at) > body(s, at) &&
        upperShadow(s, at) < verySmall(s, at) &&
        body(s, at) < meanBody(s, at) &&
        bottom(s, at) <= low(s, at - 1) + near(s, at - 1);
      if (isThere) out[at] = 100;
    }
  },
});
