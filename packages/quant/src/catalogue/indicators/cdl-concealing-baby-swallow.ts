import { candlePattern } from '../candle-pattern.ts';
import { close, high, isBodyGapDown, low, lowerShadow, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Concealing baby swallow. */
export const cdlConcealingBabySwallow = candlePattern({
  id: 'cdl-concealing-baby-swallow',
  title: { en: 'Concealing baby swallow', 'zh-CN': '藏婴吞没', 'zh-HK': '藏嬰吞沒' },
  lookback: 13,
  candles: 4,
  talib: 'CDLCONCEALBABYSWALL',
  match: (s) => {
    const isThere =
      side(s, 3) === -1 &&
      side(s, 2) === -1 &&
      side(s, 1) === -1 &&
      side(s, 0) === -1 &&
      lowerShadow(s, 3) < verySmall(s, 3) &&
      upperShadow(s, 3) < verySmall(s, 3) &&
      lowerShadow(s, 2) < verySmall(s, 2) &&
      upperShadow(s, 2) < verySmall(s, 2) &&
      isBodyGapDown(s, 1, 2) &&
      upperShadow(s, 1) > verySmall(s, 1) &&
      high(s, 1) > close(s, 2) &&
      high(s, 0) > high(s, 1) &&
      low(s, 0) < low(s, 1);
    return isThere ? 100 : 0;
  },
});
