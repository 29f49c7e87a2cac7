import { candlePattern } from '../candle-pattern.ts';
import { isLongBody, lowerShadow, shortShadow, side, upperShadow } from '../../series/candles.ts';

/** Long line. */
export const cdlLongLine = candlePattern({
  id: 'cdl-long-line',
  title: { en: 'Long line', 'zh-CN': '长实体线', 'zh-HK': '長實體線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLLONGLINE',
  match: (s) => {
    const isThere = isLongBody(s, 0) && upperShadow(s, 0) < shortShadow(s, 0) && lowerShadow(s, 0) < shortShadow(s, 0);
    return isThere ? side(s, 0) * 100 : 0;
  },
});
