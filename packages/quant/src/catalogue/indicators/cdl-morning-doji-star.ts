import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { body, close, isBodyGapDown, isDoji, isLongBody, meanBody, side } from '../../series/candles.ts';

/** Morning doji star. */
export const cdlMorningDojiStar = candlePattern({
  id: 'cdl-morning-doji-star',
  title: { en: 'Morning doji star', 'zh-CN': '十字晨星', 'zh-HK': '十字晨星' },
  lookback: 12,
  candles: 3,
  penetration: 0.3,
  talib: 'CDLMORNINGDOJISTAR',
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
        isDoji(s, at - 1) &&
        body(s, at) > meanBody(s, at);
      if (isThere) out[at] = 100;
    }
  },
});
