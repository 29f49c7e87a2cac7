import { candlePattern } from '../candle-pattern.ts';
import { close, high, isBodyGapDown, isBodyGapUp, isLongBody, low, open, side } from '../../series/candles.ts';

/** Breakaway. */
export const cdlBreakaway = candlePattern({
  id: 'cdl-breakaway',
  title: { en: 'Breakaway', 'zh-CN': '脱离形态', 'zh-HK': '脫離形態' },
  lookback: 14,
  candles: 5,
  talib: 'CDLBREAKAWAY',
  match: (s) => {
    const isThere =
      isLongBody(s, 4) &&
      side(s, 4) === side(s, 3) &&
      side(s, 3) === side(s, 1) &&
      side(s, 1) === -side(s, 0) &&
      ((side(s, 4) === -1 &&
        isBodyGapDown(s, 3, 4) &&
        high(s, 2) < high(s, 3) &&
        low(s, 2) < low(s, 3) &&
        high(s, 1) < high(s, 2) &&
        low(s, 1) < low(s, 2) &&
        close(s, 0) > open(s, 3) &&
        close(s, 0) < close(s, 4)) ||
        (side(s, 4) === 1 &&
          isBodyGapUp(s, 3, 4) &&
          high(s, 2) > high(s, 3) &&
          low(s, 2) > low(s, 3) &&
          high(s, 1) > high(s, 2) &&
          low(s, 1) > low(s, 2) &&
          close(s, 0) < open(s, 3) &&
          close(s, 0) > close(s, 4)));
    return isThere ? side(s, 0) * 100 : 0;
  },
});
