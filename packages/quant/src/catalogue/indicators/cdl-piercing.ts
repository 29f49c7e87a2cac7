import { candlePattern } from '../candle-pattern.ts';
import { body, close, isLongBody, low, open, side } from '../../series/candles.ts';

/** Piercing. */
export const cdlPiercing = candlePattern({
  id: 'cdl-piercing',
  title: { en: 'Piercing', 'zh-CN': '刺透形态', 'zh-HK': '刺透形態' },
  lookback: 11,
  candles: 2,
  talib: 'CDLPIERCING',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 1) === -1 &&
        side(s, at) === 1 &&
        open(s, at) < low(s, at - 1) &&
        close(s, at) < open(s, at - 1) &&
        close(s, at) > close(s, at - 1) + body(s, at - 1) * 0.5 &&
        isLongBody(s, at - 1) &&
        isLongBody(s, at);
      out[at] = isThere ? 100 : 0;
    }
  },
});
