import { candlePattern } from '../candle-pattern.ts';
import { body, bottom, isLongBody, meanBody, side, top } from '../../series/candles.ts';

/** Harami. */
export const cdlHarami = candlePattern({
  id: 'cdl-harami',
  title: { en: 'Harami', 'zh-CN': '孕线', 'zh-HK': '孕線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLHARAMI',
  match: (s) => {
    if (!isLongBody(s, 1) || body(s, 0) > meanBody(s, 0)) return 0;
    if (top(s, 0) < top(s, 1) && bottom(s, 0) > bottom(s, 1)) return -side(s, 1) * 100;
    return top(s, 0) <= top(s, 1) && bottom(s, 0) >= bottom(s, 1) ? -side(s, 1) * 80 : 0;
  },
});
