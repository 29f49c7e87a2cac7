import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { close, high, open, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Ladder bottom. */
export const cdlLadderBottom = candlePattern({
  id: 'cdl-ladder-bottom',
  title: { en: 'Ladder bottom', 'zh-CN': '梯底', 'zh-HK': '梯底' },
  lookback: 14,
  candles: 5,
  talib: 'CDLLADDERBOTTOM',
  rows: sided('bbbbw'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 4) === -1 &&
        side(s, at - 3) === -1 &&
        side(s, at - 2) === -1 &&
        open(s, at - 4) > open(s, at - 3) &&
        open(s, at - 3) > open(s, at - 2) &&
        close(s, at - 4) > close(s, at - 3) &&
        close(s, at - 3) > close(s, at - 2) &&
        side(s, at - 1) === -1 &&
        side(s, at) === 1 &&
        open(s, at) > open(s, at - 1) &&
        close(s, at) > high(s, at - 1) &&
        upperShadow(s, at - 1) > verySmall(s, at - 1);
      if (isThere) out[at] = 100;
    }
  },
});
