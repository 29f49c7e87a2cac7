import { candlePattern } from '../candle-pattern.ts';
import { shaped } from '../../series/candle-rows.ts';
import { body, isBodyGapDown, lowerShadow, meanBody, upperShadow, verySmall } from '../../series/candles.ts';

/** Inverted hammer. */
export const cdlInvertedHammer = candlePattern({
  id: 'cdl-inverted-hammer',
  title: { en: 'Inverted hammer', 'zh-CN': '倒锤头', 'zh-HK': '倒錘頭' },
  lookback: 11,
  candles: 2,
  talib: 'CDLINVERTEDHAMMER',
  rows: shaped([{ open: -1, close: -1 }]),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        upperShadow(s, at) > body(s, at) &&
        isBodyGapDown(s, at, at - 1) &&
        body(s, at) < meanBody(s, at) &&
        lowerShadow(s, at) < verySmall(s, at);
      if (isThere) out[at] = 100;
    }
  },
});
