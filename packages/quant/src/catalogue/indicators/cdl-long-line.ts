import { candlePattern } from '../candle-pattern.ts';
import { body, longerShadow, meanOfTen, shortShadow, side, writeFiveBodies } from '../../series/candles.ts';

/** Long line. */
export const cdlLongLine = candlePattern({
  id: 'cdl-long-line',
  title: { en: 'Long line', 'zh-CN': '长实体线', 'zh-HK': '長實體線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLLONGLINE',
  match: (s, out, from) => {
    writeFiveBodies(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const isThere = body(s, at) > meanOfTen(out, at) && longerShadow(s, at) < shortShadow(s, at);
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
