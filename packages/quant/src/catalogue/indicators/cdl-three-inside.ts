import { candlePattern } from '../candle-pattern.ts';
import { shapedEitherWay } from '../../series/candle-rows.ts';
import { body, bottom, close, isLongBody, meanBody, open, side, top } from '../../series/candles.ts';

/** Three inside. */
export const cdlThreeInside = candlePattern({
  id: 'cdl-three-inside',
  title: { en: 'Three inside', 'zh-CN': '三内部', 'zh-HK': '三內部' },
  lookback: 12,
  candles: 3,
  talib: 'CDL3INSIDE',
  rows: shapedEitherWay([{ side: 1 }, { open: 1, close: -1 }, { side: -1 }]),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        top(s, at - 1) < top(s, at - 2) &&
        bottom(s, at - 1) > bottom(s, at - 2) &&
        ((side(s, at - 2) === 1 && side(s, at) === -1 && close(s, at) < open(s, at - 2)) ||
          (side(s, at - 2) === -1 && side(s, at) === 1 && close(s, at) > open(s, at - 2))) &&
        isLongBody(s, at - 2) &&
        body(s, at - 1) <= meanBody(s, at - 1);
      if (isThere) out[at] = -side(s, at - 2) * 100;
    }
  },
});
