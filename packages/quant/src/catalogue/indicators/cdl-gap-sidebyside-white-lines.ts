import { candlePattern } from '../candle-pattern.ts';
import { body, equal, isBodyGapDown, isBodyGapUp, isWithin, near, open, side } from '../../series/candles.ts';

/** Gap side-by-side white lines. */
export const cdlGapSidebysideWhiteLines = candlePattern({
  id: 'cdl-gap-sidebyside-white-lines',
  title: { en: 'Gap side-by-side white lines', 'zh-CN': '向上跳空并列阳线', 'zh-HK': '裂口並列陽線' },
  lookback: 7,
  candles: 3,
  talib: 'CDLGAPSIDESIDEWHITE',
  match: (s) => {
    const isThere =
      ((isBodyGapUp(s, 1, 2) && isBodyGapUp(s, 0, 2)) || (isBodyGapDown(s, 1, 2) && isBodyGapDown(s, 0, 2))) &&
      side(s, 1) === 1 &&
      side(s, 0) === 1 &&
      isWithin(body(s, 0), body(s, 1), near(s, 1)) &&
      isWithin(open(s, 0), open(s, 1), equal(s, 1));
    return isThere ? (isBodyGapUp(s, 1, 2) ? 100 : -100) : 0;
  },
});
