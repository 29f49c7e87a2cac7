import { candlePattern } from '../candle-pattern.ts';
import { close, high, open, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Ladder bottom. */
export const cdlLadderBottom = candlePattern({
  id: 'cdl-ladder-bottom',
  title: { en: 'Ladder bottom', 'zh-CN': '梯底', 'zh-HK': '梯底' },
  lookback: 14,
  candles: 5,
  talib: 'CDLLADDERBOTTOM',
  match: (s) => {
    const isThere =
      side(s, 4) === -1 &&
      side(s, 3) === -1 &&
      side(s, 2) === -1 &&
      open(s, 4) > open(s, 3) &&
      open(s, 3) > open(s, 2) &&
      close(s, 4) > close(s, 3) &&
      close(s, 3) > close(s, 2) &&
      side(s, 1) === -1 &&
      upperShadow(s, 1) > verySmall(s, 1) &&
      side(s, 0) === 1 &&
      open(s, 0) > open(s, 1) &&
      close(s, 0) > high(s, 1);
    return isThere ? 100 : 0;
  },
});
