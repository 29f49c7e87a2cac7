import { candlePattern } from '../candle-pattern.ts';
import {
  body,
  bottom,
  low,
  lowerShadow,
  meanOfTen,
  near,
  range,
  top,
  upperShadow,
  writeFiveRanges,
} from '../../series/candles.ts';

/** Rickshaw man. */
export const cdlRickshawMan = candlePattern({
  id: 'cdl-rickshaw-man',
  title: { en: 'Rickshaw man', 'zh-CN': '黄包车夫', 'zh-HK': '黃包車夫' },
  lookback: 10,
  candles: 1,
  talib: 'CDLRICKSHAWMAN',
  match: (s, out, from) => {
    writeFiveRanges(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const isThere =
        lowerShadow(s, at) > body(s, at) &&
        upperShadow(s, at) > body(s, at) &&
        body(s, at) <= 0.1 * meanOfTen(out, at) &&
        bottom(s, at) <= low(s, at) + range(s, at) / 2 + near(s, at) &&
        top(s, at) >= low(s, at) + range(s, at) / 2 - near(s, at);
      out[at] = isThere ? 100 : 0;
    }
  },
});
