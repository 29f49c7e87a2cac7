import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { close, equal, isLongBody, low, open, side } from '../../series/candles.ts';

/** In-neck. */
export const cdlInneck = candlePattern({
  id: 'cdl-inneck',
  title: { en: 'In-neck', 'zh-CN': '颈内线', 'zh-HK': '頸內線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLINNECK',
  rows: sided('bw'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 1) === -1 &&
        side(s, at) === 1 &&
        open(s, at) < low(s, at - 1) &&
        close(s, at) >= close(s, at - 1) &&
        isLongBody(s, at - 1) &&
        close(s, at) <= close(s, at - 1) + equal(s, at - 1);
      if (isThere) out[at] = -100;
    }
  },
});
