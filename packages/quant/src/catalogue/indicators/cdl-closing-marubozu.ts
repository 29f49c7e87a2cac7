import { candlePattern } from '../candle-pattern.ts';
import { isLongBody, lowerShadow, meanOfTen, side, upperShadow, writeFiveRanges } from '../../series/candles.ts';

/** Closing marubozu. */
export const cdlClosingMarubozu = candlePattern({
  id: 'cdl-closing-marubozu',
  title: { en: 'Closing marubozu', 'zh-CN': '收盘光头', 'zh-HK': '收市光頭' },
  lookback: 10,
  candles: 1,
  talib: 'CDLCLOSINGMARUBOZU',
  match: (s, out, from) => {
    writeFiveRanges(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const shadow = side(s, at) === 1 ? upperShadow(s, at) : lowerShadow(s, at);
      const isThere = shadow < 0.1 * meanOfTen(out, at) && isLongBody(s, at);
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
