import { candlePattern } from '../candle-pattern.ts';
import { body, close, isLongBody, meanBody, open, side } from '../../series/candles.ts';

/** Homing pigeon. */
export const cdlHomingPigeon = candlePattern({
  id: 'cdl-homing-pigeon',
  title: { en: 'Homing pigeon', 'zh-CN': '家鸽', 'zh-HK': '家鴿' },
  lookback: 11,
  candles: 2,
  talib: 'CDLHOMINGPIGEON',
  match: (s) => {
    const isThere =
      side(s, 1) === -1 &&
      side(s, 0) === -1 &&
      isLongBody(s, 1) &&
      body(s, 0) <= meanBody(s, 0) &&
      open(s, 0) < open(s, 1) &&
      close(s, 0) > close(s, 1);
    return isThere ? 100 : 0;
  },
});
