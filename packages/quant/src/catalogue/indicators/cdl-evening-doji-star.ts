import { candlePattern } from '../candle-pattern.ts';
import { body, close, isBodyGapUp, isDoji, isLongBody, meanBody, side } from '../../series/candles.ts';

/** Evening doji star. */
export const cdlEveningDojiStar = candlePattern({
  id: 'cdl-evening-doji-star',
  title: { en: 'Evening doji star', 'zh-CN': '十字暮星', 'zh-HK': '十字暮星' },
  lookback: 12,
  candles: 3,
  penetration: 0.3,
  talib: 'CDLEVENINGDOJISTAR',
  match: (s, penetration) => {
    const isThere =
      isLongBody(s, 2) &&
      side(s, 2) === 1 &&
      isDoji(s, 1) &&
      isBodyGapUp(s, 1, 2) &&
      body(s, 0) > meanBody(s, 0) &&
      side(s, 0) === -1 &&
      close(s, 0) < close(s, 2) - body(s, 2) * penetration;
    return isThere ? -100 : 0;
  },
});
