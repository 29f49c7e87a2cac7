import { candlePattern } from '../candle-pattern.ts';
import { body, lowerShadow, meanOfTen, upperShadow, writeFiveRanges } from '../../series/candles.ts';

/** Takuri. */
export const cdlTakuri = candlePattern({
  id: 'cdl-takuri',
  title: { en: 'Takuri', 'zh-CN': '探水竿', 'zh-HK': '探水竿' },
  lookback: 10,
  candles: 1,
  talib: 'CDLTAKURI',
  match: (s, out, from) => {
    writeFiveRanges(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const small = 0.1 * meanOfTen(out, at);
      const isThere = lowerShadow(s, at) > 2 * body(s, at) && body(s, at) <= small && upperShadow(s, at) < small;
      out[at] = isThere ? 100 : 0;
    }
  },
});
