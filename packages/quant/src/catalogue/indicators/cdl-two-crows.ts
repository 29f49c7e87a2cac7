import { candlePattern } from '../candle-pattern.ts';
import { close, isBodyGapUp, isLongBody, open, side } from '../../series/candles.ts';

/** Two crows. */
export const cdlTwoCrows = candlePattern({
  id: 'cdl-two-crows',
  title: { en: 'Two crows', 'zh-CN': '两只乌鸦', 'zh-HK': '兩隻烏鴉' },
  lookback: 12,
  candles: 3,
  talib: 'CDL2CROWS',
  match: (s) => {
    const isThere =
      side(s, 2) === 1 &&
      isLongBody(s, 2) &&
      side(s, 1) === -1 &&
      isBodyGapUp(s, 1, 2) &&
      side(s, 0) === -1 &&
      open(s, 0) < open(s, 1) &&
      open(s, 0) > close(s, 1) &&
      close(s, 0) > open(s, 2) &&
      close(s, 0) < close(s, 2);
    return isThere ? -100 : 0;
  },
});
