import { candlePattern } from '../candle-pattern.ts';
import { bottom, close, isBodyGapDown, isBodyGapUp, open, side, top } from '../../series/candles.ts';

/** Side gap three methods. */
export const cdlSideGapThreeMethods = candlePattern({
  id: 'cdl-side-gap-three-methods',
  title: { en: 'Side gap three methods', 'zh-CN': '跳空三法', 'zh-HK': '裂口三法' },
  lookback: 2,
  candles: 3,
  talib: 'CDLXSIDEGAP3METHODS',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 2) === side(s, at - 1) &&
        side(s, at - 1) === -side(s, at) &&
        open(s, at) < top(s, at - 1) &&
        open(s, at) > bottom(s, at - 1) &&
        close(s, at) < top(s, at - 2) &&
        close(s, at) > bottom(s, at - 2) &&
        ((side(s, at - 2) === 1 && isBodyGapUp(s, at - 1, at - 2)) ||
          (side(s, at - 2) === -1 && isBodyGapDown(s, at - 1, at - 2)));
      out[at] = isThere ? side(s, at - 2) * 100 : 0;
    }
  },
});
