import { candlePattern } from '../candle-pattern.ts';
import { body, close, isDoji, isGapDown, isGapUp, isLongBody, meanBody, side } from '../../series/candles.ts';

/** Abandoned baby. */
export const cdlAbandonedBaby = candlePattern({
  id: 'cdl-abandoned-baby',
  title: { en: 'Abandoned baby', 'zh-CN': '弃婴', 'zh-HK': '棄嬰' },
  lookback: 12,
  candles: 3,
  penetration: 0.3,
  talib: 'CDLABANDONEDBABY',
  match: (s, penetration) => {
    const isThere =
      isLongBody(s, 2) &&
      isDoji(s, 1) &&
      body(s, 0) > meanBody(s, 0) &&
      ((side(s, 2) === 1 &&
        side(s, 0) === -1 &&
        close(s, 0) < close(s, 2) - body(s, 2) * penetration &&
        isGapUp(s, 1, 2) &&
        isGapDown(s, 0, 1)) ||
        (side(s, 2) === -1 &&
          side(s, 0) === 1 &&
          close(s, 0) > close(s, 2) + body(s, 2) * penetration &&
          isGapDown(s, 1, 2) &&
          isGapUp(s, 0, 1)));
    return isThere ? side(s, 0) * 100 : 0;
  },
});
