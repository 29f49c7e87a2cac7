import { candlePattern } from '../candle-pattern.ts';
import { body, bottom, close, high, isBodyGapUp, isLongBody, meanBody, open, side, top } from '../../series/candles.ts';

/** Mat hold. */
export const cdlMatHold = candlePattern({
  id: 'cdl-mat-hold',
  title: { en: 'Mat hold', 'zh-CN': '铺垫形态', 'zh-HK': '鋪墊形態' },
  lookback: 14,
  candles: 5,
  penetration: 0.5,
  talib: 'CDLMATHOLD',
  match: (s, penetration) => {
    const isThere =
      isLongBody(s, 4) &&
      body(s, 3) < meanBody(s, 3) &&
      body(s, 2) < meanBody(s, 2) &&
      body(s, 1) < meanBody(s, 1) &&
      side(s, 4) === 1 &&
      side(s, 3) === -1 &&
      side(s, 0) === 1 &&
      isBodyGapUp(s, 3, 4) &&
      bottom(s, 2) < close(s, 4) &&
      bottom(s, 1) < close(s, 4) &&
      bottom(s, 2) > close(s, 4) - body(s, 4) * penetration &&
      bottom(s, 1) > close(s, 4) - body(s, 4) * penetration &&
      top(s, 2) < open(s, 3) &&
      top(s, 1) < top(s, 2) &&
      open(s, 0) > close(s, 1) &&
      close(s, 0) > Math.max(high(s, 3), high(s, 2), high(s, 1));
    return isThere ? 100 : 0;
  },
});
