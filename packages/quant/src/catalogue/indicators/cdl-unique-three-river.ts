import { candlePattern } from '../candle-pattern.ts';
import { body, close, isLongBody, low, meanBody, open, side } from '../../series/candles.ts';

/** Unique three river. */
export const cdlUniqueThreeRiver = candlePattern({
  id: 'cdl-unique-three-river',
  title: { en: 'Unique three river', 'zh-CN': '奇特三河床', 'zh-HK': '奇特三河床' },
  lookback: 12,
  candles: 3,
  talib: 'CDLUNIQUE3RIVER',
  match: (s) => {
    const isThere =
      isLongBody(s, 2) &&
      side(s, 2) === -1 &&
      side(s, 1) === -1 &&
      close(s, 1) > close(s, 2) &&
      open(s, 1) <= open(s, 2) &&
      low(s, 1) < low(s, 2) &&
      body(s, 0) < meanBody(s, 0) &&
      side(s, 0) === 1 &&
      open(s, 0) > low(s, 1);
    return isThere ? 100 : 0;
  },
});
