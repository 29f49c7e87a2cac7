import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { body, close, isLongBody, low, meanBody, open, side } from '../../series/candles.ts';

/** Unique three river. */
export const cdlUniqueThreeRiver = candlePattern({
  id: 'cdl-unique-three-river',
  title: { en: 'Unique three river', 'zh-CN': '奇特三河床', 'zh-HK': '奇特三河床' },
  lookback: 12,
  candles: 3,
  talib: 'CDLUNIQUE3RIVER',
  rows: sided('bbw'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 2) === -1 &&
        side(s, at - 1) === -1 &&
        close(s, at - 1) > close(s, at - 2) &&
        open(s, at - 1) <= open(s, at - 2) &&
        low(s, at - 1) < low(s, at - 2) &&
        side(s, at) === 1 &&
        open(s, at) > low(s, at - 1) &&
        isLongBody(s, at - 2) &&
        body(s, at) < meanBody(s, at);
      if (isThere) out[at] = 100;
    }
  },
});
