import { candlePattern } from '../candle-pattern.ts';
import { bottom, isDoji, isLongBody, side, top } from '../../series/candles.ts';

/** Harami cross. */
export const cdlHaramiCross = candlePattern({
  id: 'cdl-harami-cross',
  title: { en: 'Harami cross', 'zh-CN': '十字孕线', 'zh-HK': '十字孕線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLHARAMICROSS',
  match: (s) => {
    if (!isLongBody(s, 1) || !isDoji(s, 0)) return 0;
    if (top(s, 0) < top(s, 1) && bottom(s, 0) > bottom(s, 1)) return -side(s, 1) * 100;
    return top(s, 0) <= top(s, 1) && bottom(s, 0) >= bottom(s, 1) ? -side(s, 1) * 80 : 0;
  },
});
