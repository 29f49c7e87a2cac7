import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { body, equal, isBodyGapDown, isBodyGapUp, isWithin, near, open, side } from '../../series/candles.ts';

/** Gap side-by-side white lines. */
export const cdlGapSidebysideWhiteLines = candlePattern({
  id: 'cdl-gap-sidebyside-white-lines',
  title: { en: 'Gap side-by-side white lines', 'zh-CN': '向上跳空并列阳线', 'zh-HK': '裂口並列陽線' },
  lookback: 7,
  candles: 3,
  talib: 'CDLGAPSIDESIDEWHITE',
  rows: sided('.ww'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        ((isBodyGapUp(s, at - 1, at - 2) && isBodyGapUp(s, at, at - 2)) ||
          (isBodyGapDown(s, at - 1, at - 2) && isBodyGapDown(s, at, at - 2))) &&
        side(s, at - 1) === 1 &&
        side(s, at) === 1 &&
        isWithin(body(s, at), body(s, at - 1), near(s, at - 1)) &&
        isWithin(open(s, at), open(s, at - 1), equal(s, at - 1));
      if (isThere) out[at] = isBodyGapUp(s, at - 1, at - 2) ? 100 : -100;
    }
  },
});
