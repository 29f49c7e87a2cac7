import { candlePattern } from '../candle-pattern.ts';
import { close, high, lowerShadow, open, side, verySmall } from '../../series/candles.ts';

/** Three black crows. */
export const cdlThreeBlackCrows = candlePattern({
  id: 'cdl-three-black-crows',
  title: { en: 'Three black crows', 'zh-CN': '三只乌鸦', 'zh-HK': '三隻烏鴉' },
  lookback: 13,
  candles: 4,
  talib: 'CDL3BLACKCROWS',
  match: (s) => {
    const isThere =
      side(s, 3) === 1 &&
      side(s, 2) === -1 &&
      side(s, 1) === -1 &&
      side(s, 0) === -1 &&
      lowerShadow(s, 2) < verySmall(s, 2) &&
      lowerShadow(s, 1) < verySmall(s, 1) &&
      lowerShadow(s, 0) < verySmall(s, 0) &&
      open(s, 1) < open(s, 2) &&
      open(s, 1) > close(s, 2) &&
      open(s, 0) < open(s, 1) &&
      open(s, 0) > close(s, 1) &&
      high(s, 3) > close(s, 2) &&
      close(s, 2) > close(s, 1) &&
      close(s, 1) > close(s, 0);
    return isThere ? -100 : 0;
  },
});
