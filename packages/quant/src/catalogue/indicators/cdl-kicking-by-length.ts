import { candlePattern } from '../candle-pattern.ts';
import {
  body,
  isGapDown,
  isGapUp,
  isLongBody,
  lowerShadow,
  side,
  upperShadow,
  verySmall,
} from '../../series/candles.ts';

/** Kicking by length. */
export const cdlKickingByLength = candlePattern({
  id: 'cdl-kicking-by-length',
  title: { en: 'Kicking by length', 'zh-CN': '长度反冲形态', 'zh-HK': '長度反衝形態' },
  lookback: 11,
  candles: 2,
  talib: 'CDLKICKINGBYLENGTH',
  match: (s) => {
    const isThere =
      side(s, 1) === -side(s, 0) &&
      isLongBody(s, 1) &&
      upperShadow(s, 1) < verySmall(s, 1) &&
      lowerShadow(s, 1) < verySmall(s, 1) &&
      isLongBody(s, 0) &&
      upperShadow(s, 0) < verySmall(s, 0) &&
      lowerShadow(s, 0) < verySmall(s, 0) &&
      ((side(s, 1) === -1 && isGapUp(s, 0, 1)) || (side(s, 1) === 1 && isGapDown(s, 0, 1)));
    return isThere ? (body(s, 0) > body(s, 1) ? side(s, 0) : side(s, 1)) * 100 : 0;
  },
});
