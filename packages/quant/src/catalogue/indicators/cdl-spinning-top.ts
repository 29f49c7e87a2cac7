import { candlePattern } from '../candle-pattern.ts';
import { body, lowerShadow, meanBody, side, upperShadow } from '../../series/candles.ts';

/** Spinning top. */
export const cdlSpinningTop = candlePattern({
  id: 'cdl-spinning-top',
  title: { en: 'Spinning top', 'zh-CN': '纺锤线', 'zh-HK': '紡錘線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLSPINNINGTOP',
  match: (s) => {
    const isThere = body(s, 0) < meanBody(s, 0) && upperShadow(s, 0) > body(s, 0) && lowerShadow(s, 0) > body(s, 0);
    return isThere ? side(s, 0) * 100 : 0;
  },
});
