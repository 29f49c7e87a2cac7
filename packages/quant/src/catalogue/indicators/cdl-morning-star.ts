import { candlePattern } from '../candle-pattern.ts';
import { body, close, isBodyGapDown, isLongBody, meanBody, side } from '../../series/candles.ts';

/** Morning star. */
export const cdlMorningStar = candlePattern({
  id: 'cdl-morning-star',
  title: { en: 'Morning star', 'zh-CN': '晨星', 'zh-HK': '晨星' },
  lookback: 12,
  candles: 3,
  penetration: 0.3,
  talib: 'CDLMORNINGSTAR',
  match: (s, penetration) => {
    const isThere =
      isLongBody(s, 2) &&
      side(s, 2) === -1 &&
      body(s, 1) <= meanBody(s, 1) &&
      isBodyGapDown(s, 1, 2) &&
      body(s, 0) > meanBody(s, 0) &&
      side(s, 0) === 1 &&
      close(s, 0) > close(s, 2) + body(s, 2) * penetration;
    return isThere ? 100 : 0;
  },
});
