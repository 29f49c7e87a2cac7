import { candlePattern } from '../candle-pattern.ts';
import { isLongBody, lowerShadow, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Belt hold. */
export const cdlBeltHold = candlePattern({
  id: 'cdl-belt-hold',
  title: { en: 'Belt hold', 'zh-CN': '捉腰带线', 'zh-HK': '捉腰帶線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLBELTHOLD',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        isLongBody(s, at) && (side(s, at) === 1 ? lowerShadow(s, at) : upperShadow(s, at)) < verySmall(s, at);
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
