import { candlePattern } from '../candle-pattern.ts';
import { sidedEitherWay } from '../../series/candle-rows.ts';
import { bottom, close, isBodyGapDown, isBodyGapUp, open, side, top } from '../../series/candles.ts';

/** Side gap three methods. */
export const cdlSideGapThreeMethods = candlePattern({
  id: 'cdl-side-gap-three-methods',
  title: { en: 'Side gap three methods', 'zh-CN': '跳空三法', 'zh-HK': '裂口三法' },
  lookback: 2,
  candles: 3,
  talib: 'CDLXSIDEGAP3METHODS',
  rows: sidedEitherWay('wwb'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 2) === side(s, at - 1) &&
        side(s, at - 1) === -side(s, at) &&
        open(s, at) < top(s, at - 1) &&
        open(s, at) > bottom(s, at - 1) &&
        close(s, at) < top(s, at - 2) &&
        close(s, at) > bottom(s, at - 2) &&
        ((side(s, at - 2) === 1 && isBodyGapUp(s, at - 1, at - 2)) ||
          (side(s, at - 2) === -1 && isBodyGapDown(s, at - 1, at - 2)));
      if (isThere) out[at] = side(s, at - 2) * 100;
    }
  },
});
