import { candlePattern } from '../candle-pattern.ts';
import {
  body,
  isBodyGapDown,
  isBodyGapUp,
  isLongBody,
  meanOfTen,
  side,
  writeFiveRanges,
} from '../../series/candles.ts';

/** Doji star. */
export const cdlDojiStar = candlePattern({
  id: 'cdl-doji-star',
  title: { en: 'Doji star', 'zh-CN': '十字星线', 'zh-HK': '十字星線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLDOJISTAR',
  match: (s, out, from) => {
    writeFiveRanges(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const isThere =
        body(s, at) <= 0.1 * meanOfTen(out, at) &&
        ((side(s, at - 1) === 1 && isBodyGapUp(s, at, at - 1)) ||
          (side(s, at - 1) === -1 && isBodyGapDown(s, at, at - 1))) &&
        isLongBody(s, at - 1);
      out[at] = isThere ? -side(s, at - 1) * 100 : 0;
    }
  },
});
