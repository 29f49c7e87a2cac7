import { candlePattern } from '../candle-pattern.ts';
import { body, bottom, close, isLongBody, meanBody, open, side, top } from '../../series/candles.ts';

/** Three inside. */
export const cdlThreeInside = candlePattern({
  id: 'cdl-three-inside',
  title: { en: 'Three inside', 'zh-CN': '三内部', 'zh-HK': '三內部' },
  lookback: 12,
  candles: 3,
  talib: 'CDL3INSIDE',
  match: (s) => {
    const isThere =
      isLongBody(s, 2) &&
      body(s, 1) <= meanBody(s, 1) &&
      top(s, 1) < top(s, 2) &&
      bottom(s, 1) > bottom(s, 2) &&
      ((side(s, 2) === 1 && side(s, 0) === -1 && close(s, 0) < open(s, 2)) ||
        (side(s, 2) === -1 && side(s, 0) === 1 && close(s, 0) > open(s, 2)));
    return isThere ? -side(s, 2) * 100 : 0;
  },
});
