import { candlePattern } from '../candle-pattern.ts';
import {
  body,
  bottom,
  low,
  lowerShadow,
  meanBody,
  meanOfTen,
  near,
  upperShadow,
  writeFiveRanges,
} from '../../series/candles.ts';

/** Hammer. */
export const cdlHammer = candlePattern({
  id: 'cdl-hammer',
  title: { en: 'Hammer', 'zh-CN': '锤子线', 'zh-HK': '錘子線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLHAMMER',
  match: (s, out, from) => {
    writeFiveRanges(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const isThere =
        lowerShadow(s, at) > body(s, at) &&
        upperShadow(s, at) < 0.1 * meanOfTen(out, at) &&
        body(s, at) < meanBody(s, at) &&
        bottom(s, at) <= low(s, at - 1) + near(s, at - 1);
      out[at] = isThere ? 100 : 0;
    }
  },
});
