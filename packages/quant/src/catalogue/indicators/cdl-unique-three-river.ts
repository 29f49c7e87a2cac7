import { candlePattern } from '../candle-pattern.ts';
import { body, close, isLongBody, low, meanBody, open, side } from '../../series/candles.ts';

/** Unique three river. */
export const cdlUniqueThreeRiver = candlePattern({
  id: 'cdl-unique-three-river',
  title: { en: 'Unique three river', 'zh-CN': '奇特三河床', 'zh-HK': '奇特三河床' },
  lookback: 12,
  candles: 3,
  talib: 'CDLUNIQUE3RIVER',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 2) === -1 &&
        side(s, at - 1) === -1 &&
        close(s, at - 1) > close(s, at - 2) &&
        open(s, at - 1) <= open(s, at - 2) &&
        low(s, at - 1) < low(s, at - 2) &&
        side(s, at) === 1 &&
        open(s, at) > low(s, at - 1) &&
        isLongBody(s, at - 2) &&
        body(s, at) < meanBody(s, at);
      out[at] = isThere ? 100 : 0;
    }
  },
});
