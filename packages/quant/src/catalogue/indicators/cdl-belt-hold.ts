import { candlePattern } from '../candle-pattern.ts';
import { opensBare } from '../../series/candle-rows.ts';
import { isLongBody, lowerShadow, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Belt hold. */
export const cdlBeltHold = candlePattern({
  id: 'cdl-belt-hold',
  title: { en: 'Belt hold', 'zh-CN': '捉腰带线', 'zh-HK': '捉腰帶線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLBELTHOLD',
  rows: opensBare,
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const shadow = side(s, at) === 1 ? lowerShadow(s, at) : upperShadow(s, at);
      const isThere = shadow < verySmall(s, at) && isLongBody(s, at);
      if (isThere) out[at] = side(s, at) * 100;
    }
  },
});
