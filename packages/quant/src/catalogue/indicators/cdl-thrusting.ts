import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { body, close, equal, isLongBody, low, open, side } from '../../series/candles.ts';

/** Thrusting. */
export const cdlThrusting = candlePattern({
  id: 'cdl-thrusting',
  title: { en: 'Thrusting', 'zh-CN': '插入形态', 'zh-HK': '插入形態' },
  lookback: 11,
  candles: 2,
  talib: 'CDLTHRUSTING',
  rows: sided('bw'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 1) === -1 &&
        side(s, at) === 1 &&
        open(s, at) < low(s, at - 1) &&
        close(s, at) <= close(s, at - 1) + body(s, at - 1) * 0.5 &&
        isLongBody(s, at - 1) &&
        close(s, at) > close(s, at - 1) + equal(s, at - 1);
      if (isThere) out[at] = -100;
    }
  },
});
