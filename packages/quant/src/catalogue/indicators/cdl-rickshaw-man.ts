import { candlePattern } from '../candle-pattern.ts';
import { body, bottom, isDoji, low, lowerShadow, near, range, top, upperShadow } from '../../series/candles.ts';

/** Rickshaw man. */
export const cdlRickshawMan = candlePattern({
  id: 'cdl-rickshaw-man',
  title: { en: 'Rickshaw man', 'zh-CN': '黄包车夫', 'zh-HK': '黃包車夫' },
  lookback: 10,
  candles: 1,
  talib: 'CDLRICKSHAWMAN',
  match: (s) => {
    const isThere =
      isDoji(s, 0) &&
      lowerShadow(s, 0) > body(s, 0) &&
      upperShadow(s, 0) > body(s, 0) &&
      bottom(s, 0) <= low(s, 0) + range(s, 0) / 2 + near(s, 0) &&
      top(s, 0) >= low(s, 0) + range(s, 0) / 2 - near(s, 0);
    return isThere ? 100 : 0;
  },
});
