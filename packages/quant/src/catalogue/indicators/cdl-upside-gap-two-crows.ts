import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { body, close, isBodyGapUp, isLongBody, meanBody, open, side } from '../../series/candles.ts';

/** Upside gap two crows. */
export const cdlUpsideGapTwoCrows = candlePattern({
  id: 'cdl-upside-gap-two-crows',
  title: { en: 'Upside gap two crows', 'zh-CN': '向上跳空两只乌鸦', 'zh-HK': '向上裂口兩隻烏鴉' },
  lookback: 12,
  candles: 3,
  talib: 'CDLUPSIDEGAP2CROWS',
  rows: sided('wbb'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 2) === 1 &&
        side(s, at - 1) === -1 &&
        isBodyGapUp(s, at - 1, at - 2) &&
        side(s, at) === -1 &&
        open(s, at) > open(s, at - 1) &&
        close(s, at) < close(s, at - 1) &&
        close(s, at) > close(s, at - 2) &&
        isLongBody(s, at - 2) &&
        body(s, at - 1) <= meanBody(s, at - 1);
      if (isThere) out[at] = -100;
    }
  },
});
