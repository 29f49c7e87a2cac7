import { candlePattern } from '../candle-pattern.ts';
import { close, high, isBodyGapDown, isBodyGapUp, isLongBody, low, open, side } from '../../series/candles.ts';

/** Breakaway. */
export const cdlBreakaway = candlePattern({
  id: 'cdl-breakaway',
  title: { en: 'Breakaway', 'zh-CN': '脱离形态', 'zh-HK': '脫離形態' },
  lookback: 14,
  candles: 5,
  talib: 'CDLBREAKAWAY',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 4) === side(s, at - 3) &&
        side(s, at - 3) === side(s, at - 1) &&
        side(s, at - 1) === -side(s, at) &&
        ((side(s, at - 4) === -1 &&
          isBodyGapDown(s, at - 3, at - 4) &&
          high(s, at - 2) < high(s, at - 3) &&
          low(s, at - 2) < low(s, at - 3) &&
          high(s, at - 1) < high(s, at - 2) &&
          low(s, at - 1) < low(s, at - 2) &&
          close(s, at) > open(s, at - 3) &&
          close(s, at) < close(s, at - 4)) ||
          (side(s, at - 4) === 1 &&
            isBodyGapUp(s, at - 3, at - 4) &&
            high(s, at - 2) > high(s, at - 3) &&
            low(s, at - 2) > low(s, at - 3) &&
            high(s, at - 1) > high(s, at - 2) &&
            low(s, at - 1) > low(s, at - 2) &&
            close(s, at) < open(s, at - 3) &&
            close(s, at) > close(s, at - 4))) &&
        isLongBody(s, at - 4);
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
