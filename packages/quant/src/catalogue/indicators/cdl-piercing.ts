import { candlePattern } from '../candle-pattern.ts';
import { body, close, isLongBody, low, open, side } from '../../series/candles.ts';

/** Piercing. */
export const cdlPiercing = candlePattern({
  id: 'cdl-piercing',
  title: { en: 'Piercing', 'zh-CN': '刺透形态', 'zh-HK': '刺透形態' },
  lookback: 11,
  candles: 2,
  talib: 'CDLPIERCING',
  match: (s) => {
    const isThere =
      side(s, 1) === -1 &&
      isLongBody(s, 1) &&
      side(s, 0) === 1 &&
      isLongBody(s, 0) &&
      open(s, 0) < low(s, 1) &&
      close(s, 0) < open(s, 1) &&
      close(s, 0) > close(s, 1) + body(s, 1) * 0.5;
    return isThere ? 100 : 0;
  },
});
