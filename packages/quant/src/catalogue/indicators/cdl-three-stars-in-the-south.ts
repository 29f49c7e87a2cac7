import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import {
  body,
  close,
  high,
  isLongBody,
  low,
  lowerShadow,
  meanBody,
  open,
  side,
  upperShadow,
  verySmall,
} from '../../series/candles.ts';

/** Three stars in the south. */
export const cdlThreeStarsInTheSouth = candlePattern({
  id: 'cdl-three-stars-in-the-south',
  title: { en: 'Three stars in the south', 'zh-CN': '南方三星', 'zh-HK': '南方三星' },
  lookback: 12,
  candles: 3,
  talib: 'CDL3STARSINSOUTH',
  rows: sided('bbb'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 2) === -1 &&
        side(s, at - 1) === -1 &&
        side(s, at) === -1 &&
        lowerShadow(s, at - 2) > body(s, at - 2) &&
        body(s, at - 1) < body(s, at - 2) &&
        open(s, at - 1) > close(s, at - 2) &&
        open(s, at - 1) <= high(s, at - 2) &&
        low(s, at - 1) < close(s, at - 2) &&
        low(s, at - 1) >= low(s, at - 2) &&
        low(s, at) > low(s, at - 1) &&
        high(s, at) < high(s, at - 1) &&
        isLongBody(s, at - 2) &&
        lowerShadow(s, at - 1) > verySmall(s, at - 1) &&
        body(s, at) < meanBody(s, at) &&
        lowerShadow(s, at) < verySmall(s, at) &&
        upperShadow(s, at) < verySmall(s, at);
      if (isThere) out[at] = 100;
    }
  },
});
