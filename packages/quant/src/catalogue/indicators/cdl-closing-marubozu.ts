import { candlePattern } from '../candle-pattern.ts';
import { isLongBody, lowerShadow, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Closing marubozu. */
export const cdlClosingMarubozu = candlePattern({
  id: 'cdl-closing-marubozu',
  title: { en: 'Closing marubozu', 'zh-CN': '收盘光头', 'zh-HK': '收市光頭' },
  lookback: 10,
  candles: 1,
  talib: 'CDLCLOSINGMARUBOZU',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        isLongBody(s, at) && (side(s, at) === 1 ? upperShadow(s, at) : lowerShadow(s, at)) < verySmall(s, at);
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
