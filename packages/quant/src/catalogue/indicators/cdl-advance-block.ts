import { candlePattern } from '../candle-pattern.ts';
import { body, close, far, isLongBody, near, open, shortShadow, side, upperShadow } from '../../series/candles.ts';

/** Advance block. */
export const cdlAdvanceBlock = candlePattern({
  id: 'cdl-advance-block',
  title: { en: 'Advance block', 'zh-CN': '前进受阻', 'zh-HK': '前進受阻' },
  lookback: 12,
  candles: 3,
  talib: 'CDLADVANCEBLOCK',
  match: (s) => {
    const isThere =
      side(s, 2) === 1 &&
      side(s, 1) === 1 &&
      side(s, 0) === 1 &&
      close(s, 0) > close(s, 1) &&
      close(s, 1) > close(s, 2) &&
      open(s, 1) > open(s, 2) &&
      open(s, 1) <= close(s, 2) + near(s, 2) &&
      open(s, 0) > open(s, 1) &&
      open(s, 0) <= close(s, 1) + near(s, 1) &&
      isLongBody(s, 2) &&
      upperShadow(s, 2) < shortShadow(s, 2) &&
      ((body(s, 1) < body(s, 2) - far(s, 2) && body(s, 0) < body(s, 1) + near(s, 1)) ||
        body(s, 0) < body(s, 1) - far(s, 1) ||
        (body(s, 0) < body(s, 1) &&
          body(s, 1) < body(s, 2) &&
          (upperShadow(s, 0) > shortShadow(s, 0) || upperShadow(s, 1) > shortShadow(s, 1))) ||
        (body(s, 0) < body(s, 1) && upperShadow(s, 0) > body(s, 0)));
    return isThere ? -100 : 0;
  },
});
