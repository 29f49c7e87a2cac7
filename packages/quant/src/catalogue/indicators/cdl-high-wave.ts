import { candlePattern } from '../candle-pattern.ts';
import { body, lowerShadow, meanOfTen, side, upperShadow, writeFiveBodies } from '../../series/candles.ts';

/** High wave. */
export const cdlHighWave = candlePattern({
  id: 'cdl-high-wave',
  title: { en: 'High wave', 'zh-CN': '高浪线', 'zh-HK': '高浪線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLHIGHWAVE',
  match: (s, out, from) => {
    writeFiveBodies(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const isThere =
        upperShadow(s, at) > 2 * body(s, at) &&
        lowerShadow(s, at) > 2 * body(s, at) &&
        body(s, at) < meanOfTen(out, at);
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
