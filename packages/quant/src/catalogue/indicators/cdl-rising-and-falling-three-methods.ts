import { candlePattern } from '../candle-pattern.ts';
import { body, bottom, close, high, isLongBody, low, meanBody, open, side, top } from '../../series/candles.ts';

/** Rising and falling three methods. */
export const cdlRisingAndFallingThreeMethods = candlePattern({
  id: 'cdl-rising-and-falling-three-methods',
  title: { en: 'Rising and falling three methods', 'zh-CN': '上升与下降三法', 'zh-HK': '上升與下降三法' },
  lookback: 14,
  candles: 5,
  talib: 'CDLRISEFALL3METHODS',
  match: (s) => {
    const isThere =
      isLongBody(s, 4) &&
      body(s, 3) < meanBody(s, 3) &&
      body(s, 2) < meanBody(s, 2) &&
      body(s, 1) < meanBody(s, 1) &&
      isLongBody(s, 0) &&
      side(s, 4) === -side(s, 3) &&
      side(s, 3) === side(s, 2) &&
      side(s, 2) === side(s, 1) &&
      side(s, 1) === -side(s, 0) &&
      bottom(s, 3) < high(s, 4) &&
      top(s, 3) > low(s, 4) &&
      bottom(s, 2) < high(s, 4) &&
      top(s, 2) > low(s, 4) &&
      bottom(s, 1) < high(s, 4) &&
      top(s, 1) > low(s, 4) &&
      close(s, 2) * side(s, 4) < close(s, 3) * side(s, 4) &&
      close(s, 1) * side(s, 4) < close(s, 2) * side(s, 4) &&
      open(s, 0) * side(s, 4) > close(s, 1) * side(s, 4) &&
      close(s, 0) * side(s, 4) > close(s, 4) * side(s, 4);
    return isThere ? side(s, 4) * 100 : 0;
  },
});
