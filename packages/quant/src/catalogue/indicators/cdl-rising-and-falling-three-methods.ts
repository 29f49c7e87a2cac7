import { candlePattern } from '../candle-pattern.ts';
import { body, bottom, close, high, isLongBody, low, meanBody, open, side, top } from '../../series/candles.ts';

/** Rising and falling three methods. */
export const cdlRisingAndFallingThreeMethods = candlePattern({
  id: 'cdl-rising-and-falling-three-methods',
  title: { en: 'Rising and falling three methods', 'zh-CN': '上升与下降三法', 'zh-HK': '上升與下降三法' },
  lookback: 14,
  candles: 5,
  talib: 'CDLRISEFALL3METHODS',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
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
      out[at] = isThere ? side(s, at - 4) * 100 : 0;
    }
  },
});
