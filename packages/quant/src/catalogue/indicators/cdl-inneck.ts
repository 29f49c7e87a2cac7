import { candlePattern } from '../candle-pattern.ts';
import { close, equal, isLongBody, low, open, side } from '../../series/candles.ts';

/** In-neck. */
export const cdlInneck = candlePattern({
  id: 'cdl-inneck',
  title: { en: 'In-neck', 'zh-CN': '颈内线', 'zh-HK': '頸內線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLINNECK',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 1) === -1 &&
        side(s, at) === 1 &&
        open(s, at) < low(s, at - 1) &&
        close(s, at) >= close(s, at - 1) &&
        isLongBody(s, at - 1) &&
        close(s, at) <= close(s, at - 1) + equal(s, at - 1);
      out[at] = isThere ? -100 : 0;
    }
  },
});
