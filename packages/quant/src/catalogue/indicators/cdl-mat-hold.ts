import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { body, bottom, close, high, isBodyGapUp, isLongBody, meanBody, open, side, top } from '../../series/candles.ts';

/** Mat hold. */
export const cdlMatHold = candlePattern({
  id: 'cdl-mat-hold',
  title: { en: 'Mat hold', 'zh-CN': '铺垫形态', 'zh-HK': '鋪墊形態' },
  lookback: 14,
  candles: 5,
  penetration: 0.5,
  talib: 'CDLMATHOLD',
  rows: sided('wb..w'),
  match: (s, out, rows, count, penetration) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 4) === 1 &&
        side(s, at - 3) === -1 &&
        side(s, at) === 1 &&
        isBodyGapUp(s, at - 3, at - 4) &&
        bottom(s, at - 2) < close(s, at - 4) &&
        bottom(s, at - 1) < close(s, at - 4) &&
        bottom(s, at - 2) > close(s, at - 4) - body(s, at - 4) * penetration &&
        bottom(s, at - 1) > close(s, at - 4) - body(s, at - 4) * penetration &&
        top(s, at - 2) < open(s, at - 3) &&
        top(s, at - 1) < top(s, at - 2) &&
        open(s, at) > close(s, at - 1) &&
        close(s, at) > Math.max(high(s, at - 3), high(s, at - 2), high(s, at - 1)) &&
        isLongBody(s, at - 4) &&
        body(s, at - 3) < meanBody(s, at - 3) &&
        body(s, at - 2) < meanBody(s, at - 2) &&
        body(s, at - 1) < meanBody(s, at - 1);
      if (isThere) out[at] = 100;
    }
  },
});
