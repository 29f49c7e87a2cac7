import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { body, close, far, meanBody, near, open, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Three white soldiers. */
export const cdlThreeWhiteSoldiers = candlePattern({
  id: 'cdl-three-white-soldiers',
  title: { en: 'Three white soldiers', 'zh-CN': '红三兵', 'zh-HK': '紅三兵' },
  lookback: 12,
  candles: 3,
  talib: 'CDL3WHITESOLDIERS',
  rows: sided('www'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 2) === 1 &&
        side(s, at - 1) === 1 &&
        side(s, at) === 1 &&
        close(s, at) > close(s, at - 1) &&
        close(s, at - 1) > close(s, at - 2) &&
        open(s, at - 1) > open(s, at - 2) &&
        open(s, at) > open(s, at - 1) &&
        upperShadow(s, at - 2) < verySmall(s, at - 2) &&
        upperShadow(s, at - 1) < verySmall(s, at - 1) &&
        upperShadow(s, at) < verySmall(s, at) &&
        open(s, at - 1) <= close(s, at - 2) + near(s, at - 2) &&
        open(s, at) <= close(s, at - 1) + near(s, at - 1) &&
        body(s, at - 1) > body(s, at - 2) - far(s, at - 2) &&
        body(s, at) > body(s, at - 1) - far(s, at - 1) &&
        body(s, at) > meanBody(s, at);
      if (isThere) out[at] = 100;
    }
  },
});
