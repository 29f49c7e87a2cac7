import { candlePattern } from '../candle-pattern.ts';
import { isDoji, lowerShadow, upperShadow, verySmall } from '../../series/candles.ts';

/** Gravestone doji. */
export const cdlGravestoneDoji = candlePattern({
  id: 'cdl-gravestone-doji',
  title: { en: 'Gravestone doji', 'zh-CN': '墓碑十字', 'zh-HK': '墓碑十字' },
  lookback: 10,
  candles: 1,
  talib: 'CDLGRAVESTONEDOJI',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere = isDoji(s, at) && lowerShadow(s, at) < verySmall(s, at) && upperShadow(s, at) > verySmall(s, at);
      out[at] = isThere ? 100 : 0;
    }
  },
});
