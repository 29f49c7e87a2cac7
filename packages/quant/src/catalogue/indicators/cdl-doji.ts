import { candlePattern } from '../candle-pattern.ts';
import { body, meanOfTen, writeFiveRanges } from '../../series/candles.ts';

/** Doji. */
export const cdlDoji = candlePattern({
  id: 'cdl-doji',
  title: { en: 'Doji', 'zh-CN': '十字星', 'zh-HK': '十字星' },
  lookback: 10,
  candles: 1,
  talib: 'CDLDOJI',
  match: (s, out, from) => {
    writeFiveRanges(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const isThere = body(s, at) <= 0.1 * meanOfTen(out, at);
      out[at] = isThere ? 100 : 0;
    }
  },
});
