import { candlePattern } from '../candle-pattern.ts';
import { lines } from '../../series/candle-rows.ts';
import { body, longerShadow, meanBody, shortShadow, side } from '../../series/candles.ts';

/** Long line. */
export const cdlLongLine = candlePattern({
  id: 'cdl-long-line',
  title: { en: 'Long line', 'zh-CN': '长实体线', 'zh-HK': '長實體線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLLONGLINE',
  rows: lines,
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere = body(s, at) > meanBody(s, at) && longerShadow(s, at) < shortShadow(s, at);
      if (isThere) out[at] = side(s, at) * 100;
    }
  },
});
