import { candlePattern } from '../candle-pattern.ts';
import { doji } from '../../series/candle-rows.ts';
import { body, lowerShadow, upperShadow, verySmall } from '../../series/candles.ts';

/** Gravestone doji. */
export const cdlGravestoneDoji = candlePattern({
  id: 'cdl-gravestone-doji',
  title: { en: 'Gravestone doji', 'zh-CN': '墓碑十字', 'zh-HK': '墓碑十字' },
  lookback: 10,
  candles: 1,
  talib: 'CDLGRAVESTONEDOJI',
  rows: doji(),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const small = verySmall(s, at);
      const isThere = body(s, at) <= small && lowerShadow(s, at) < small && upperShadow(s, at) > small;
      if (isThere) out[at] = 100;
    }
  },
});
