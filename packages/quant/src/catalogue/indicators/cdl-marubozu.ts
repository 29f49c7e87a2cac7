import { candlePattern } from '../candle-pattern.ts';
import { isLongBody, longerShadow, side, verySmall } from '../../series/candles.ts';

/** Marubozu. */
export const cdlMarubozu = candlePattern({
  id: 'cdl-marubozu',
  title: { en: 'Marubozu', 'zh-CN': '光头光脚', 'zh-HK': '光頭光腳' },
  lookback: 10,
  candles: 1,
  talib: 'CDLMARUBOZU',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere = isLongBody(s, at) && longerShadow(s, at) < verySmall(s, at);
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
