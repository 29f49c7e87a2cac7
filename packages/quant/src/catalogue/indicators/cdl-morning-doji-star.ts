import { candlePattern } from '../candle-pattern.ts';
import { body, close, isBodyGapDown, isDoji, isLongBody, meanBody, side } from '../../series/candles.ts';

/** Morning doji star. */
export const cdlMorningDojiStar = candlePattern({
  id: 'cdl-morning-doji-star',
  title: { en: 'Morning doji star', 'zh-CN': '十字晨星', 'zh-HK': '十字晨星' },
  lookback: 12,
  candles: 3,
  penetration: 0.3,
  talib: 'CDLMORNINGDOJISTAR',
  match: (s, penetration) => {
    const isThere =
      isLongBody(s, 2) &&
      side(s, 2) === -1 &&
      isDoji(s, 1) &&
      isBodyGapDown(s, 1, 2) &&
      body(s, 0) > meanBody(s, 0) &&
      side(s, 0) === 1 &&
      close(s, 0) > close(s, 2) + body(s, 2) * penetration;
    return isThere ? 100 : 0;
  },
});
