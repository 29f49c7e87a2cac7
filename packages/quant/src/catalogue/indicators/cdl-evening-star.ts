import { candlePattern } from '../candle-pattern.ts';
import { body, close, isBodyGapUp, isLongBody, meanBody, side } from '../../series/candles.ts';

/** Evening star. */
export const cdlEveningStar = candlePattern({
  id: 'cdl-evening-star',
  title: { en: 'Evening star', 'zh-CN': '暮星', 'zh-HK': '暮星' },
  lookback: 12,
  candles: 3,
  penetration: 0.3,
  talib: 'CDLEVENINGSTAR',
  match: (s, penetration) => {
    const isThere =
      isLongBody(s, 2) &&
      side(s, 2) === 1 &&
      body(s, 1) <= meanBody(s, 1) &&
      isBodyGapUp(s, 1, 2) &&
      body(s, 0) > meanBody(s, 0) &&
      side(s, 0) === -1 &&
      close(s, 0) < close(s, 2) - body(s, 2) * penetration;
    return isThere ? -100 : 0;
  },
});
