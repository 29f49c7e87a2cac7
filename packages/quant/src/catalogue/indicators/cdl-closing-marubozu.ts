import { candlePattern } from '../candle-pattern.ts';
import { isLongBody, lowerShadow, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Closing marubozu. */
export const cdlClosingMarubozu = candlePattern({
  id: 'cdl-closing-marubozu',
  title: { en: 'Closing marubozu', 'zh-CN': '收盘光头', 'zh-HK': '收市光頭' },
  lookback: 10,
  candles: 1,
  talib: 'CDLCLOSINGMARUBOZU',
  match: (s) => {
    const isThere =
      isLongBody(s, 0) &&
      ((side(s, 0) === 1 && upperShadow(s, 0) < verySmall(s, 0)) ||
        (side(s, 0) === -1 && lowerShadow(s, 0) < verySmall(s, 0)));
    return isThere ? side(s, 0) * 100 : 0;
  },
});
