import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { body, close, isLongBody, low, open, side } from '../../series/candles.ts';

/** Piercing. */
export const cdlPiercing = candlePattern({
  id: 'cdl-piercing',
  title: { en: 'Piercing', 'zh-CN': '刺透形态', 'zh-HK': '刺透形態' },
  lookback: 11,
  candles: 2,
  talib: 'CDLPIERCING',
  rows: sided('bw'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 1) === -1 &&
        side(s, at) === 1 &&
        open(s, at) < low(s, at - 1) &&
        close(s, at) < open(s, at - 1) &&
        close(s, at) > close(s, at - 1) + body(s, at - 1) * 0.5 &&
        isLongBody(s, at - 1) &&
        isLongBody(s, at);
      if (isThere) out[at] = 100;
    }
  },
});
