import { candlePattern } from '../candle-pattern.ts';
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
  match: (s) => {
    const isThere =
      side(s, 2) === -1 &&
      side(s, 1) === -1 &&
      side(s, 0) === -1 &&
      isLongBody(s, 2) &&
      lowerShadow(s, 2) > body(s, 2) &&
      body(s, 1) < body(s, 2) &&
      open(s, 1) > close(s, 2) &&
      open(s, 1) <= high(s, 2) &&
      low(s, 1) < close(s, 2) &&
      low(s, 1) >= low(s, 2) &&
      lowerShadow(s, 1) > verySmall(s, 1) &&
      body(s, 0) < meanBody(s, 0) &&
      lowerShadow(s, 0) < verySmall(s, 0) &&
      upperShadow(s, 0) < verySmall(s, 0) &&
      low(s, 0) > low(s, 1) &&
      high(s, 0) < high(s, 1);
    return isThere ? 100 : 0;
  },
});
