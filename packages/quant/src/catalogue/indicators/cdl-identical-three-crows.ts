import { candlePattern } from '../candle-pattern.ts';
import { close, equal, isWithin, lowerShadow, open, side, verySmall } from '../../series/candles.ts';

/** Identical three crows. */
export const cdlIdenticalThreeCrows = candlePattern({
  id: 'cdl-identical-three-crows',
  title: { en: 'Identical three crows', 'zh-CN': '三胞胎乌鸦', 'zh-HK': '三胞胎烏鴉' },
  lookback: 12,
  candles: 3,
  talib: 'CDLIDENTICAL3CROWS',
  match: (s) => {
    const isThere =
      side(s, 2) === -1 &&
      side(s, 1) === -1 &&
      side(s, 0) === -1 &&
      lowerShadow(s, 2) < verySmall(s, 2) &&
      lowerShadow(s, 1) < verySmall(s, 1) &&
      lowerShadow(s, 0) < verySmall(s, 0) &&
      close(s, 2) > close(s, 1) &&
      close(s, 1) > close(s, 0) &&
      isWithin(open(s, 1), close(s, 2), equal(s, 2)) &&
      isWithin(open(s, 0), close(s, 1), equal(s, 1));
    return isThere ? -100 : 0;
  },
});
