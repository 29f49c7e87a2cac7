import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { body, close, isBodyGapDown, isLongBody, meanBody, side } from '../../series/candles.ts';

/** Morning star. */
export const cdlMorningStar = candlePattern({
  id: 'cdl-morning-star',
  title: { en: 'Morning star', 'zh-CN': '晨星', 'zh-HK': '晨星' },
  lookback: 12,
  candles: 3,
  penetration: 0.3,
  talib: 'CDLMORNINGSTAR',
  rows: sided('b.w'),
  match: (s, out, rows, count, penetration) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 2) === -1 &&
        isBodyGapDown(s, at - 1, at - 2) &&
        side(s, at) === 1 &&
        close(s, at) > close(s, at - 2) + body(s, at - 2) * penetration &&
        isLongBody(s, at - 2) &&
        body(s, at - 1) <= meanBody(s, at - 1) &&
        body(s, at) > meanBody(s, at);
      if (isThere) out[at] = 100;
    }
  },
});
