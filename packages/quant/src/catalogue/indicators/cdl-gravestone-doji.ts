import { candlePattern } from '../candle-pattern.ts';
import { body, lowerShadow, meanOfTen, upperShadow, writeFiveRanges } from '../../series/candles.ts';

/** Gravestone doji. */
export const cdlGravestoneDoji = candlePattern({
  id: 'cdl-gravestone-doji',
  title: { en: 'Gravestone doji', 'zh-CN': '墓碑十字', 'zh-HK': '墓碑十字' },
  lookback: 10,
  candles: 1,
  talib: 'CDLGRAVESTONEDOJI',
  match: (s, out, from) => {
    writeFiveRanges(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const small = 0.1 * meanOfTen(out, at);
      const isThere = body(s, at) <= small && lowerShadow(s, at) < small && upperShadow(s, at) > small;
      out[at] = isThere ? 100 : 0;
    }
  },
});
