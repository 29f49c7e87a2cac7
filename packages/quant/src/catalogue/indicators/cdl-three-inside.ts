import { candlePattern } from '../candle-pattern.ts';
import { body, bottom, close, isLongBody, meanBody, open, side, top } from '../../series/candles.ts';

/** Three inside. */
export const cdlThreeInside = candlePattern({
  id: 'cdl-three-inside',
  title: { en: 'Three inside', 'zh-CN': '三内部', 'zh-HK': '三內部' },
  lookback: 12,
  candles: 3,
  talib: 'CDL3INSIDE',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        top(s, at - 1) < top(s, at - 2) &&
        bottom(s, at - 1) > bottom(s, at - 2) &&
        ((side(s, at - 2) === 1 && side(s, at) === -1 && close(s, at) < open(s, at - 2)) ||
          (side(s, at - 2) === -1 && side(s, at) === 1 && close(s, at) > open(s, at - 2))) &&
        isLongBody(s, at - 2) &&
        body(s, at - 1) <= meanBody(s, at - 1);
      out[at] = isThere ? -side(s, at - 2) * 100 : 0;
    }
  },
});
