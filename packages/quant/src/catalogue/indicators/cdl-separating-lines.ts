import { candlePattern } from '../candle-pattern.ts';
import { opensMeet } from '../../series/candle-rows.ts';
import { equal, isLongBody, isWithin, lowerShadow, open, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Separating lines. */
export const cdlSeparatingLines = candlePattern({
  id: 'cdl-separating-lines',
  title: { en: 'Separating lines', 'zh-CN': '分离线', 'zh-HK': '分離線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLSEPARATINGLINES',
  rows: opensMeet,
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 1) === -side(s, at) &&
        isWithin(open(s, at), open(s, at - 1), equal(s, at - 1)) &&
        isLongBody(s, at) &&
        ((side(s, at) === 1 && lowerShadow(s, at) < verySmall(s, at)) ||
          (side(s, at) === -1 && upperShadow(s, at) < verySmall(s, at)));
      if (isThere) out[at] = side(s, at) * 100;
    }
  },
});
