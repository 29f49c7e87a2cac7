import { candlePattern } from '../candle-pattern.ts';
import { equal, isLongBody, isWithin, lowerShadow, open, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Separating lines. */
export const cdlSeparatingLines = candlePattern({
  id: 'cdl-separating-lines',
  title: { en: 'Separating lines', 'zh-CN': '分离线', 'zh-HK': '分離線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLSEPARATINGLINES',
  match: (s) => {
    const isThere =
      side(s, 1) === -side(s, 0) &&
      isWithin(open(s, 0), open(s, 1), equal(s, 1)) &&
      isLongBody(s, 0) &&
      ((side(s, 0) === 1 && lowerShadow(s, 0) < verySmall(s, 0)) ||
        (side(s, 0) === -1 && upperShadow(s, 0) < verySmall(s, 0)));
    return isThere ? side(s, 0) * 100 : 0;
  },
});
