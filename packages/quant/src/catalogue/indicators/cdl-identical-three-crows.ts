import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { close, equal, isWithin, lowerShadow, open, side, verySmall } from '../../series/candles.ts';

/** Identical three crows. */
export const cdlIdenticalThreeCrows = candlePattern({
  id: 'cdl-identical-three-crows',
  title: { en: 'Identical three crows', 'zh-CN': '三胞胎乌鸦', 'zh-HK': '三胞胎烏鴉' },
  lookback: 12,
  candles: 3,
  talib: 'CDLIDENTICAL3CROWS',
  rows: sided('bbb'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 2) === -1 &&
        side(s, at - 1) === -1 &&
        side(s, at) === -1 &&
        close(s, at - 2) > close(s, at - 1) &&
        close(s, at - 1) > close(s, at) &&
        lowerShadow(s, at - 2) < verySmall(s, at - 2) &&
        lowerShadow(s, at - 1) < verySmall(s, at - 1) &&
        lowerShadow(s, at) < verySmall(s, at) &&
        isWithin(open(s, at - 1), close(s, at - 2), equal(s, at - 2)) &&
        isWithin(open(s, at), close(s, at - 1), equal(s, at - 1));
      if (isThere) out[at] = -100;
    }
  },
});
