import { candlePattern } from '../candle-pattern.ts';
import { body, bottom, high, lowerShadow, meanBody, near, upperShadow, verySmall } from '../../series/candles.ts';

/** Hanging man. */
export const cdlHangingMan = candlePattern({
  id: 'cdl-hanging-man',
  title: { en: 'Hanging man', 'zh-CN': '上吊线', 'zh-HK': '吊頸線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLHANGINGMAN',
  match: (s) => {
    const isThere =
      body(s, 0) < meanBody(s, 0) &&
      lowerShadow(s, 0) > body(s, 0) &&
      upperShadow(s, 0) < verySmall(s, 0) &&
      bottom(s, 0) >= high(s, 1) - near(s, 1);
    return isThere ? -100 : 0;
  },
});
