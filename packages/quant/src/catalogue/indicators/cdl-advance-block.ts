import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { body, close, far, isLongBody, near, open, shortShadow, side, upperShadow } from '../../series/candles.ts';

/** Advance block. */
export const cdlAdvanceBlock = candlePattern({
  id: 'cdl-advance-block',
  title: { en: 'Advance block', 'zh-CN': '前进受阻', 'zh-HK': '前進受阻' },
  lookback: 12,
  candles: 3,
  talib: 'CDLADVANCEBLOCK',
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
        open(s, at - 1) <= close(s, at - 2) + near(s, at - 2) &&
        open(s, at) <= close(s, at - 1) + near(s, at - 1) &&
        isLongBody(s, at - 2) &&
        upperShadow(s, at - 2) < shortShadow(s, at - 2) &&
        ((body(s, at - 1) < body(s, at - 2) - far(s, at - 2) && body(s, at) < body(s, at - 1) + near(s, at - 1)) ||
          body(s, at) < body(s, at - 1) - far(s, at - 1) ||
          (body(s, at) < body(s, at - 1) &&
            body(s, at - 1) < body(s, at - 2) &&
            (upperShadow(s, at) > shortShadow(s, at) || upperShadow(s, at - 1) > shortShadow(s, at - 1))) ||
          (body(s, at) < body(s, at - 1) && upperShadow(s, at) > body(s, at)));
      if (isThere) out[at] = -100;
    }
  },
});
