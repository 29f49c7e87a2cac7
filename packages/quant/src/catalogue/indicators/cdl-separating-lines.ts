import { candlePattern } from '../candle-pattern.ts';
import { equal, isLongBody, isWithin, lowerShadow, open, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Separating lines. */
export const cdlSeparatingLines = candlePattern({
  id: 'cdl-separating-lines',
  title: { en: 'Separating lines', 'zh-CN': '分离线', 'zh-HK': '分離線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLSEPARATINGLINES',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 1) === -side(s, at) &&
        isWithin(open(s, at), open(s, at - 1), equal(s, at - 1)) &&
        isLongBody(s, at) &&
        ((side(s, at) === 1 && lowerShadow(s, at) < verySmall(s, at)) ||
          (side(s, at) === -1 && upperShadow(s, at) < verySmall(s, at)));
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
