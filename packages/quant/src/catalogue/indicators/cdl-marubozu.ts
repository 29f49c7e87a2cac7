import { candlePattern } from '../candle-pattern.ts';
import { isLongBody, longerShadow, meanOfTen, side, writeFiveRanges } from '../../series/candles.ts';

/** Marubozu. */
export const cdlMarubozu = candlePattern({
  id: 'cdl-marubozu',
  title: { en: 'Marubozu', 'zh-CN': '光头光脚', 'zh-HK': '光頭光腳' },
  lookback: 10,
  candles: 1,
  talib: 'CDLMARUBOZU',
  match: (s, out, from) => {
    writeFiveRanges(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const isThere = longerShadow(s, at) < 0.1 * meanOfTen(out, at) && isLongBody(s, at);
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
