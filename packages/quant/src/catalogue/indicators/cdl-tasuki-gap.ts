import { candlePattern } from '../candle-pattern.ts';
import { shapedEitherWay } from '../../series/candle-rows.ts';
import { body, bottom, close, isBodyGapDown, isBodyGapUp, near, open, side, top } from '../../series/candles.ts';

/** Tasuki gap. */
export const cdlTasukiGap = candlePattern({
  id: 'cdl-tasuki-gap',
  title: { en: 'Tasuki gap', 'zh-CN': '跳空并列阴阳线', 'zh-HK': '裂口並列陰陽線' },
  lookback: 7,
  candles: 3,
  talib: 'CDLTASUKIGAP',
  rows: shapedEitherWay([
    { side: 1, open: 1, close: 1 },
    { side: -1, open: 1, close: -1 },
  ]),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        (isBodyGapUp(s, at - 1, at - 2) &&
          side(s, at - 1) === 1 &&
          side(s, at) === -1 &&
          open(s, at) < close(s, at - 1) &&
          open(s, at) > open(s, at - 1) &&
          close(s, at) < open(s, at - 1) &&
          close(s, at) > top(s, at - 2) &&
          Math.abs(body(s, at - 1) - body(s, at)) < near(s, at - 1)) ||
        (isBodyGapDown(s, at - 1, at - 2) &&
          side(s, at - 1) === -1 &&
          side(s, at) === 1 &&
          open(s, at) < open(s, at - 1) &&
          open(s, at) > close(s, at - 1) &&
          close(s, at) > open(s, at - 1) &&
          close(s, at) < bottom(s, at - 2) &&
          Math.abs(body(s, at - 1) - body(s, at)) < near(s, at - 1));
      if (isThere) out[at] = side(s, at - 1) * 100;
    }
  },
});
