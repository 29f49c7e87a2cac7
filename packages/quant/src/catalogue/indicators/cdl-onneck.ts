import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { close, equal, isLongBody, isWithin, low, open, side } from '../../series/candles.ts';

/** On-neck. */
export const cdlOnneck = candlePattern({
  id: 'cdl-onneck',
  title: { en: 'On-neck', 'zh-CN': '颈上线', 'zh-HK': '頸上線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLONNECK',
  rows: sided('bw'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 1) === -1 &&
        side(s, at) === 1 &&
        open(s, at) < low(s, at - 1) &&
        isLongBody(s, at - 1) &&
        isWithin(close(s, at), low(s, at - 1), equal(s, at - 1));
      if (isThere) out[at] = -100;
    }
  },
});
