import { candlePattern } from '../candle-pattern.ts';
import { lines } from '../../series/candle-rows.ts';
import { body, longerShadow, meanBody, shortShadow, side } from '../../series/candles.ts';

/** Short line. */
export const cdlShortLine = candlePattern({
  id: 'cdl-short-line',
  title: { en: 'Short line', 'zh-CN': '短实体线', 'zh-HK': '短實體線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLSHORTLINE',
  rows: lines,
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere = body(s, at) < meanBody(s, at) && longerShadow(s, at) < shortShadow(s, at);
      if (isThere) out[at] = side(s, at) * 100;
    }
  },
});
