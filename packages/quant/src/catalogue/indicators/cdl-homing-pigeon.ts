import { candlePattern } from '../candle-pattern.ts';
import { body, close, isLongBody, meanBody, open, side } from '../../series/candles.ts';

/** Homing pigeon. */
export const cdlHomingPigeon = candlePattern({
  id: 'cdl-homing-pigeon',
  title: { en: 'Homing pigeon', 'zh-CN': '家鸽', 'zh-HK': '家鴿' },
  lookback: 11,
  candles: 2,
  talib: 'CDLHOMINGPIGEON',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 1) === -1 &&
        side(s, at) === -1 &&
        open(s, at) < open(s, at - 1) &&
        close(s, at) > close(s, at - 1) &&
        isLongBody(s, at - 1) &&
        body(s, at) <= meanBody(s, at);
      out[at] = isThere ? 100 : 0;
    }
  },
});
