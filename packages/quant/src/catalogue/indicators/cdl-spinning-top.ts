import { candlePattern } from '../candle-pattern.ts';
import { longShadowed } from '../../series/candle-rows.ts';
import { body, lowerShadow, meanBody, side, upperShadow } from '../../series/candles.ts';

/** Spinning top. */
export const cdlSpinningTop = candlePattern({
  id: 'cdl-spinning-top',
  title: { en: 'Spinning top', 'zh-CN': '纺锤线', 'zh-HK': '紡錘線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLSPINNINGTOP',
  rows: longShadowed(1),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        upperShadow(s, at) > body(s, at) && lowerShadow(s, at) > body(s, at) && body(s, at) < meanBody(s, at);
      if (isThere) out[at] = side(s, at) * 100;
    }
  },
});
