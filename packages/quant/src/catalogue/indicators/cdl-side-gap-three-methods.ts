import { candlePattern } from '../candle-pattern.ts';
import { bottom, close, isBodyGapDown, isBodyGapUp, open, side, top } from '../../series/candles.ts';

/** Side gap three methods. */
export const cdlSideGapThreeMethods = candlePattern({
  id: 'cdl-side-gap-three-methods',
  title: { en: 'Side gap three methods', 'zh-CN': '跳空三法', 'zh-HK': '裂口三法' },
  lookback: 2,
  candles: 3,
  talib: 'CDLXSIDEGAP3METHODS',
  match: (s) => {
    const isThere =
      side(s, 2) === side(s, 1) &&
      side(s, 1) === -side(s, 0) &&
      open(s, 0) < top(s, 1) &&
      open(s, 0) > bottom(s, 1) &&
      close(s, 0) < top(s, 2) &&
      close(s, 0) > bottom(s, 2) &&
      ((side(s, 2) === 1 && isBodyGapUp(s, 1, 2)) || (side(s, 2) === -1 && isBodyGapDown(s, 1, 2)));
    return isThere ? side(s, 2) * 100 : 0;
  },
});
