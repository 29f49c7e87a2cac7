import { candlePattern } from '../candle-pattern.ts';
import { isDoji } from '../../series/candles.ts';

/** Doji. */
export const cdlDoji = candlePattern({
  id: 'cdl-doji',
  title: { en: 'Doji', 'zh-CN': '十字星', 'zh-HK': '十字星' },
  lookback: 10,
  candles: 1,
  talib: 'CDLDOJI',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere = isDoji(s, at);
      out[at] = isThere ? 100 : 0;
    }
  },
});
