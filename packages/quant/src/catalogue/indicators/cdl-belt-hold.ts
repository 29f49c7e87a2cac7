import { candlePattern } from '../candle-pattern.ts';
import { isLongBody, lowerShadow, meanOfTen, side, upperShadow, writeFiveRanges } from '../../series/candles.ts';

/** Belt hold. */
export const cdlBeltHold = candlePattern({
  id: 'cdl-belt-hold',
  title: { en: 'Belt hold', 'zh-CN': '捉腰带线', 'zh-HK': '捉腰帶線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLBELTHOLD',
  match: (s, out, from) => {
    writeFiveRanges(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const shadow = side(s, at) === 1 ? lowerShadow(s, at) : upperShadow(s, at);
      const isThere = shadow < 0.1 * meanOfTen(out, at) && isLongBody(s, at);
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
