import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { close, high, lowerShadow, open, side, verySmall } from '../../series/candles.ts';

/** Three black crows. */
export const cdlThreeBlackCrows = candlePattern({
  id: 'cdl-three-black-crows',
  title: { en: 'Three black crows', 'zh-CN': '三只乌鸦', 'zh-HK': '三隻烏鴉' },
  lookback: 13,
  candles: 4,
  talib: 'CDL3BLACKCROWS',
  rows: sided('wbbb'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 3) === 1 &&
        side(s, at - 2) === -1 &&
        side(s, at - 1) === -1 &&
        side(s, at) === -1 &&
        open(s, at - 1) < open(s, at - 2) &&
        open(s, at - 1) > close(s, at - 2) &&
        open(s, at) < open(s, at - 1) &&
        open(s, at) > close(s, at - 1) &&
        high(s, at - 3) > close(s, at - 2) &&
        close(s, at - 2) > close(s, at - 1) &&
        close(s, at - 1) > close(s, at) &&
        lowerShadow(s, at - 2) < verySmall(s, at - 2) &&
        lowerShadow(s, at - 1) < verySmall(s, at - 1) &&
        lowerShadow(s, at) < verySmall(s, at);
      if (isThere) out[at] = -100;
    }
  },
});
