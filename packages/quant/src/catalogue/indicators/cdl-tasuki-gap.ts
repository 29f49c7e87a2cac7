import { candlePattern } from '../candle-pattern.ts';
import { body, bottom, close, isBodyGapDown, isBodyGapUp, near, open, side, top } from '../../series/candles.ts';

/** Tasuki gap. */
export const cdlTasukiGap = candlePattern({
  id: 'cdl-tasuki-gap',
  title: { en: 'Tasuki gap', 'zh-CN': '跳空并列阴阳线', 'zh-HK': '裂口並列陰陽線' },
  lookback: 7,
  candles: 3,
  talib: 'CDLTASUKIGAP',
  match: (s) => {
    const isThere =
      (isBodyGapUp(s, 1, 2) &&
        side(s, 1) === 1 &&
        side(s, 0) === -1 &&
        open(s, 0) < close(s, 1) &&
        open(s, 0) > open(s, 1) &&
        close(s, 0) < open(s, 1) &&
        close(s, 0) > top(s, 2) &&
        Math.abs(body(s, 1) - body(s, 0)) < near(s, 1)) ||
      (isBodyGapDown(s, 1, 2) &&
        side(s, 1) === -1 &&
        side(s, 0) === 1 &&
        open(s, 0) < open(s, 1) &&
        open(s, 0) > close(s, 1) &&
        close(s, 0) > open(s, 1) &&
        close(s, 0) < bottom(s, 2) &&
        Math.abs(body(s, 1) - body(s, 0)) < near(s, 1));
    return isThere ? side(s, 1) * 100 : 0;
  },
});
