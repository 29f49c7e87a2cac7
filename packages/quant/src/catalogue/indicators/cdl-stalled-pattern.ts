import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { body, close, isLongBody, meanBody, near, open, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Stalled pattern. */
export const cdlStalledPattern = candlePattern({
  id: 'cdl-stalled-pattern',
  title: { en: 'Stalled pattern', 'zh-CN': '停顿形态', 'zh-HK': '停頓形態' },
  lookback: 12,
  candles: 3,
  talib: 'CDLSTALLEDPATTERN',
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
        isLongBody(s, at - 2) &&
        isLongBody(s, at - 1) &&
        upperShadow(s, at - 1) < verySmall(s, at - 1) &&
        open(s, at - 1) <= close(s, at - 2) + near(s, at - 2) &&
        body(s, at) < meanBody(s, at) &&
        open(s, at) >= close(s, at - 1) - body(s, at) - near(s, at - 1);
      if (isThere) out[at] = -100;
    }
  },
});
