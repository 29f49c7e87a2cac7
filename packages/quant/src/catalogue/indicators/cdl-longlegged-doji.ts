import { candlePattern } from '../candle-pattern.ts';
import { body, lowerShadow, meanOfTen, upperShadow, writeFiveRanges } from '../../series/candles.ts';

/** Long-legged doji. */
export const cdlLongleggedDoji = candlePattern({
  id: 'cdl-longlegged-doji',
  title: { en: 'Long-legged doji', 'zh-CN': '长脚十字', 'zh-HK': '長腳十字' },
  lookback: 10,
  candles: 1,
  talib: 'CDLLONGLEGGEDDOJI',
  match: (s, out, from) => {
    writeFiveRanges(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const isThere =
        (lowerShadow(s, at) > body(s, at) || upperShadow(s, at) > body(s, at)) &&
        body(s, at) <= 0.1 * meanOfTen(out, at);
      out[at] = isThere ? 100 : 0;
    }
  },
});
