import { candlePattern } from '../candle-pattern.ts';
import { doji } from '../../series/candle-rows.ts';
import { body, bottom, low, lowerShadow, near, range, top, upperShadow, verySmall } from '../../series/candles.ts';

/** Rickshaw man. */
export const cdlRickshawMan = candlePattern({
  id: 'cdl-rickshaw-man',
  title: { en: 'Rickshaw man', 'zh-CN': '黄包车夫', 'zh-HK': '黃包車夫' },
  lookback: 10,
  candles: 1,
  talib: 'CDLRICKSHAWMAN',
  rows: doji(),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        lowerShadow(s, at) > body(s, at) &&
        upperShadow(s, at) > body(s, at) &&
        body(s, at) <= verySmall(s, at) &&
        bottom(s, at) <= low(s, at) + range(s, at) / 2 + near(s, at) &&
        top(s, at) >= low(s, at) + range(s, at) / 2 - near(s, at);
      if (isThere) out[at] = 100;
    }
  },
});
