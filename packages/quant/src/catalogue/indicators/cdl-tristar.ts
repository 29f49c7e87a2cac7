import { candlePattern } from '../candle-pattern.ts';
import { bottom, isBodyGapDown, isBodyGapUp, isDoji, top } from '../../series/candles.ts';

/** Tristar. */
export const cdlTristar = candlePattern({
  id: 'cdl-tristar',
  title: { en: 'Tristar', 'zh-CN': '三星形态', 'zh-HK': '三星形態' },
  lookback: 12,
  candles: 3,
  talib: 'CDLTRISTAR',
  match: (s) => {
    if (!isDoji(s, 2) || !isDoji(s, 1, 2) || !isDoji(s, 0, 2)) return 0;
    if (isBodyGapUp(s, 1, 2) && top(s, 0) < top(s, 1)) return -100;
    return isBodyGapDown(s, 1, 2) && bottom(s, 0) > bottom(s, 1) ? 100 : 0;
  },
});
