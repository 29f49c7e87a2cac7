import { candlePattern } from '../candle-pattern.ts';
import { sidedEitherWay } from '../../series/candle-rows.ts';
import { close, high, isBodyGapDown, isBodyGapUp, isLongBody, low, open, side } from '../../series/candles.ts';

/** Breakaway. */
export const cdlBreakaway = candlePattern({
  id: 'cdl-breakaway',
  title: { en: 'Breakaway', 'zh-CN': '脱离形态', 'zh-HK': '脫離形態' },
  lookback: 14,
  candles: 5,
  talib: 'CDLBREAKAWAY',
  rows: sidedEitherWay('ww.wb'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
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
      if (isThere) out[at] = side(s, at) * 100;
    }
  },
});
