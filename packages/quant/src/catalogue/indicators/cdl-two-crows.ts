import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { close, isBodyGapUp, isLongBody, open, side } from '../../series/candles.ts';

/** Two crows. */
export const cdlTwoCrows = candlePattern({
  id: 'cdl-two-crows',
  title: { en: 'Two crows', 'zh-CN': '两只乌鸦', 'zh-HK': '兩隻烏鴉' },
  lookback: 12,
  candles: 3,
  talib: 'CDL2CROWS',
  rows: sided('wbb'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 2) === 1 &&
        side(s, at - 1) === -1 &&
        isBodyGapUp(s, at - 1, at - 2) &&
        side(s, at) === -1 &&
        open(s, at) < open(s, at - 1) &&
        open(s, at) > close(s, at - 1) &&
        close(s, at) > open(s, at - 2) &&
        close(s, at) < close(s, at - 2) &&
        isLongBody(s, at - 2);
      if (isThere) out[at] = -100;
    }
  },
});
