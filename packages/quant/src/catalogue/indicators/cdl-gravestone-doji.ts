import { candlePattern } from '../candle-pattern.ts';
import { isDoji, lowerShadow, upperShadow, verySmall } from '../../series/candles.ts';

/** Gravestone doji. */
export const cdlGravestoneDoji = candlePattern({
  id: 'cdl-gravestone-doji',
  title: { en: 'Gravestone doji', 'zh-CN': '墓碑十字', 'zh-HK': '墓碑十字' },
  lookback: 10,
  candles: 1,
  talib: 'CDLGRAVESTONEDOJI',
  match: (s) => {
    const isThere = isDoji(s, 0) && lowerShadow(s, 0) < verySmall(s, 0) && upperShadow(s, 0) > verySmall(s, 0);
    return isThere ? 100 : 0;
  },
});
