import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { close, high, isBodyGapDown, low, lowerShadow, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Concealing baby swallow. */
export const cdlConcealingBabySwallow = candlePattern({
  id: 'cdl-concealing-baby-swallow',
  title: { en: 'Concealing baby swallow', 'zh-CN': '藏婴吞没', 'zh-HK': '藏嬰吞沒' },
  lookback: 13,
  candles: 4,
  talib: 'CDLCONCEALBABYSWALL',
  rows: sided('bbbb'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 3) === -1 &&
        side(s, at - 2) === -1 &&
        side(s, at - 1) === -1 &&
        side(s, at) === -1 &&
        isBodyGapDown(s, at - 1, at - 2) &&
        high(s, at - 1) > close(s, at - 2) &&
        high(s, at) > high(s, at - 1) &&
        low(s, at) < low(s, at - 1) &&
        lowerShadow(s, at - 3) < verySmall(s, at - 3) &&
        upperShadow(s, at - 3) < verySmall(s, at - 3) &&
        lowerShadow(s, at - 2) < verySmall(s, at - 2) &&
        upperShadow(s, at - 2) < verySmall(s, at - 2) &&
        upperShadow(s, at - 1) > verySmall(s, at - 1);
      if (isThere) out[at] = 100;
    }
  },
});
