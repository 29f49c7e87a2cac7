import { candlePattern } from '../candle-pattern.ts';
import { isLongBody, lowerShadow, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Belt hold. */
export const cdlBeltHold = candlePattern({
  id: 'cdl-belt-hold',
  title: { en: 'Belt hold', 'zh-CN': '捉腰带线', 'zh-HK': '捉腰帶線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLBELTHOLD',
  match: (s) => {
    const isThere =
      isLongBody(s, 0) &&
      ((side(s, 0) === 1 && lowerShadow(s, 0) < verySmall(s, 0)) ||
        (side(s, 0) === -1 && upperShadow(s, 0) < verySmall(s, 0)));
    return isThere ? side(s, 0) * 100 : 0;
  },
});
