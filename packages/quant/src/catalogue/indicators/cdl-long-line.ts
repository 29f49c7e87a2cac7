import { candlePattern } from '../candle-pattern.ts';
import { isLongBody, longerShadow, shortShadow, side } from '../../series/candles.ts';

/** Long line. */
export const cdlLongLine = candlePattern({
  id: 'cdl-long-line',
  title: { en: 'Long line', 'zh-CN': '长实体线', 'zh-HK': '長實體線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLLONGLINE',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere = isLongBody(s, at) && longerShadow(s, at) < shortShadow(s, at);
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
