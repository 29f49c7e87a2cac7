import { candlePattern } from '../candle-pattern.ts';
import { sidedEitherWay } from '../../series/candle-rows.ts';
import { body, bottom, close, high, isLongBody, low, meanBody, open, side, top } from '../../series/candles.ts';

/** Rising and falling three methods. */
export const cdlRisingAndFallingThreeMethods = candlePattern({
  id: 'cdl-rising-and-falling-three-methods',
  title: { en: 'Rising and falling three methods', 'zh-CN': '上升与下降三法', 'zh-HK': '上升與下降三法' },
  lookback: 14,
  candles: 5,
  talib: 'CDLRISEFALL3METHODS',
  rows: sidedEitherWay('wbbbw'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 4) === -side(s, at - 3) &&
        side(s, at - 3) === side(s, at - 2) &&
        side(s, at - 2) === side(s, at - 1) &&
        side(s, at - 1) === -side(s, at) &&
        bottom(s, at - 3) < high(s, at - 4) &&
        top(s, at - 3) > low(s, at - 4) &&
        bottom(s, at - 2) < high(s, at - 4) &&
        top(s, at - 2) > low(s, at - 4) &&
        bottom(s, at - 1) < high(s, at - 4) &&
        top(s, at - 1) > low(s, at - 4) &&
        close(s, at - 2) * side(s, at - 4) < close(s, at - 3) * side(s, at - 4) &&
        close(s, at - 1) * side(s, at - 4) < close(s, at - 2) * side(s, at - 4) &&
        open(s, at) * side(s, at - 4) > close(s, at - 1) * side(s, at - 4) &&
        close(s, at) * side(s, at - 4) > close(s, at - 4) * side(s, at - 4) &&
        isLongBody(s, at - 4) &&
        body(s, at - 3) < meanBody(s, at - 3) &&
        body(s, at - 2) < meanBody(s, at - 2) &&
        body(s, at - 1) < meanBody(s, at - 1) &&
        isLongBody(s, at);
      if (isThere) out[at] = side(s, at - 4) * 100;
    }
  },
});
