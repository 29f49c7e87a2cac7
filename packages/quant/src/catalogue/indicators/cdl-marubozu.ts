import { candlePattern } from '../candle-pattern.ts';
import { shadowless } from '../../series/candle-rows.ts';
import { isLongBody, longerShadow, side, verySmall } from '../../series/candles.ts';

/** Marubozu. */
export const cdlMarubozu = candlePattern({
  id: 'cdl-marubozu',
  title: { en: 'Marubozu', 'zh-CN': '光头光脚', 'zh-HK': '光頭光腳' },
  lookback: 10,
  candles: 1,
  talib: 'CDLMARUBOZU',
  rows: shadowless,
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere = longerShadow(s, at) < verySmall(s, at) && isLongBody(s, at);
      if (isThere) out[at] = side(s, at) * 100;
    }
  },
});
