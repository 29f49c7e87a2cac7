import { candlePattern } from '../candle-pattern.ts';
import { body, close, isLongBody, meanBody, near, open, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Stalled pattern. */
export const cdlStalledPattern = candlePattern({
  id: 'cdl-stalled-pattern',
  title: { en: 'Stalled pattern', 'zh-CN': '停顿形态', 'zh-HK': '停頓形態' },
  lookback: 12,
  candles: 3,
  talib: 'CDLSTALLEDPATTERN',
  match: (s) => {
    const isThere =
      side(s, 2) === 1 &&
      side(s, 1) === 1 &&
      side(s, 0) === 1 &&
      close(s, 0) > close(s, 1) &&
      close(s, 1) > close(s, 2) &&
      isLongBody(s, 2) &&
      isLongBody(s, 1) &&
      upperShadow(s, 1) < verySmall(s, 1) &&
      open(s, 1) > open(s, 2) &&
      open(s, 1) <= close(s, 2) + near(s, 2) &&
      body(s, 0) < meanBody(s, 0) &&
      open(s, 0) >= close(s, 1) - body(s, 0) - near(s, 1);
    return isThere ? -100 : 0;
  },
});
