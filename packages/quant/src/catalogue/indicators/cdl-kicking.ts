import { candlePattern } from '../candle-pattern.ts';
import { isGapDown, isGapUp, isLongBody, lowerShadow, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Kicking. */
export const cdlKicking = candlePattern({
  id: 'cdl-kicking',
  title: { en: 'Kicking', 'zh-CN': '反冲形态', 'zh-HK': '反衝形態' },
  lookback: 11,
  candles: 2,
  talib: 'CDLKICKING',
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
    return isThere ? side(s, 0) * 100 : 0;
  },
});
