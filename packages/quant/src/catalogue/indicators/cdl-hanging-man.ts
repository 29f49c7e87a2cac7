import { candlePattern } from '../candle-pattern.ts';
import { shortShadowed } from '../../series/candle-rows.ts';
import { body, bottom, high, lowerShadow, meanBody, near, upperShadow, verySmall } from '../../series/candles.ts';

/** Hanging man. */
export const cdlHangingMan = candlePattern({
  id: 'cdl-hanging-man',
  title: { en: 'Hanging man', 'zh-CN': '上吊线', 'zh-HK': '吊頸線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLHANGINGMAN',
  rows: shortShadowed,
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        lowerShadow(s, at) > body(s, at) &&
        upperShadow(s, at) < verySmall(s, at) &&
        body(s, at) < meanBody(s, at) &&
        bottom(s, at) >= high(s, at - 1) - near(s, at - 1);
      if (isThere) out[at] = -100;
    }
  },
});
