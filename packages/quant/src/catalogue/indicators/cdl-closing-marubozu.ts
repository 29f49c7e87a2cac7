import { candlePattern } from '../candle-pattern.ts';
import { closesBare } from '../../series/candle-rows.ts';
import { isLongBody, lowerShadow, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Closing marubozu. */
export const cdlClosingMarubozu = candlePattern({
  id: 'cdl-closing-marubozu',
  title: { en: 'Closing marubozu', 'zh-CN': '收盘光头', 'zh-HK': '收市光頭' },
  lookback: 10,
  candles: 1,
  talib: 'CDLCLOSINGMARUBOZU',
  rows: closesBare,
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const shadow = side(s, at) === 1 ? upperShadow(s, at) : lowerShadow(s, at);
      const isThere = shadow < verySmall(s, at) && isLongBody(s, at);
      if (isThere) out[at] = side(s, at) * 100;
    }
  },
});
