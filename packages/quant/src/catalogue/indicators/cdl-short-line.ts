import { candlePattern } from '../candle-pattern.ts';
import { body, longerShadow, meanBody, shortShadow, side } from '../../series/candles.ts';

/** Short line. */
export const cdlShortLine = candlePattern({
  id: 'cdl-short-line',
  title: { en: 'Short line', 'zh-CN': '短实体线', 'zh-HK': '短實體線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLSHORTLINE',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere = body(s, at) < meanBody(s, at) && longerShadow(s, at) < shortShadow(s, at);
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
