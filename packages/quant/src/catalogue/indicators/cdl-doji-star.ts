import { candlePattern } from '../candle-pattern.ts';
import { isBodyGapDown, isBodyGapUp, isDoji, isLongBody, side } from '../../series/candles.ts';

/** Doji star. */
export const cdlDojiStar = candlePattern({
  id: 'cdl-doji-star',
  title: { en: 'Doji star', 'zh-CN': '十字星线', 'zh-HK': '十字星線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLDOJISTAR',
  match: (s) => {
    const isThere =
      isLongBody(s, 1) &&
      isDoji(s, 0) &&
      ((side(s, 1) === 1 && isBodyGapUp(s, 0, 1)) || (side(s, 1) === -1 && isBodyGapDown(s, 0, 1)));
    return isThere ? -side(s, 1) * 100 : 0;
  },
});
