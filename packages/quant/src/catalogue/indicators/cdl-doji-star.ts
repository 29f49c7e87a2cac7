import { candlePattern } from '../candle-pattern.ts';
import { doji } from '../../series/candle-rows.ts';
import { body, isBodyGapDown, isBodyGapUp, isLongBody, side, verySmall } from '../../series/candles.ts';

/** Doji star. */
export const cdlDojiStar = candlePattern({
  id: 'cdl-doji-star',
  title: { en: 'Doji star', 'zh-CN': '十字星线', 'zh-HK': '十字星線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLDOJISTAR',
  rows: doji(),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        body(s, at) <= verySmall(s, at) &&
        ((side(s, at - 1) === 1 && isBodyGapUp(s, at, at - 1)) ||
          (side(s, at - 1) === -1 && isBodyGapDown(s, at, at - 1))) &&
        isLongBody(s, at - 1);
      if (isThere) out[at] = -side(s, at - 1) * 100;
    }
  },
});
