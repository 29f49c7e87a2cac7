import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { body, close, isLongBody, meanBody, open, side } from '../../series/candles.ts';

/** Homing pigeon. */
export const cdlHomingPigeon = candlePattern({
  id: 'cdl-homing-pigeon',
  title: { en: 'Homing pigeon', 'zh-CN': '家鸽', 'zh-HK': '家鴿' },
  lookback: 11,
  candles: 2,
  talib: 'CDLHOMINGPIGEON',
  rows: sided('bb'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 1) === -1 &&
        side(s, at) === -1 &&
        open(s, at) < open(s, at - 1) &&
        close(s, at) > close(s, at - 1) &&
        isLongBody(s, at - 1) &&
        body(s, at) <= meanBody(s, at);
      if (isThere) out[at] = 100;
    }
  },
});
