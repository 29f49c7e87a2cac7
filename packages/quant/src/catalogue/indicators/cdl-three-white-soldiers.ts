import { candlePattern } from '../candle-pattern.ts';
import { body, close, far, meanBody, near, open, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Three white soldiers. */
export const cdlThreeWhiteSoldiers = candlePattern({
  id: 'cdl-three-white-soldiers',
  title: { en: 'Three white soldiers', 'zh-CN': '红三兵', 'zh-HK': '紅三兵' },
  lookback: 12,
  candles: 3,
  talib: 'CDL3WHITESOLDIERS',
  match: (s) => {
    const isThere =
      side(s, 2) === 1 &&
      side(s, 1) === 1 &&
      side(s, 0) === 1 &&
      upperShadow(s, 2) < verySmall(s, 2) &&
      upperShadow(s, 1) < verySmall(s, 1) &&
      upperShadow(s, 0) < verySmall(s, 0) &&
      close(s, 0) > close(s, 1) &&
      close(s, 1) > close(s, 2) &&
      open(s, 1) > open(s, 2) &&
      open(s, 1) <= close(s, 2) + near(s, 2) &&
      open(s, 0) > open(s, 1) &&
      open(s, 0) <= close(s, 1) + near(s, 1) &&
      body(s, 1) > body(s, 2) - far(s, 2) &&
      body(s, 0) > body(s, 1) - far(s, 1) &&
      body(s, 0) > meanBody(s, 0);
    return isThere ? 100 : 0;
  },
});
