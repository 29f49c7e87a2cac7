import { candlePattern } from '../candle-pattern.ts';
import { isLongBody, lowerShadow, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Marubozu. */
export const cdlMarubozu = candlePattern({
  id: 'cdl-marubozu',
  title: { en: 'Marubozu', 'zh-CN': '光头光脚', 'zh-HK': '光頭光腳' },
  lookback: 10,
  candles: 1,
  talib: 'CDLMARUBOZU',
  match: (s) => {
    const isThere = isLongBody(s, 0) && upperShadow(s, 0) < verySmall(s, 0) && lowerShadow(s, 0) < verySmall(s, 0);
    return isThere ? side(s, 0) * 100 : 0;
  },
});
