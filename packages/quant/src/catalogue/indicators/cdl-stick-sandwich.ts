import { candlePattern } from '../candle-pattern.ts';
import { close, equal, isWithin, low, side } from '../../series/candles.ts';

/** Stick sandwich. */
export const cdlStickSandwich = candlePattern({
  id: 'cdl-stick-sandwich',
  title: { en: 'Stick sandwich', 'zh-CN': '条形三明治', 'zh-HK': '條形三明治' },
  lookback: 7,
  candles: 3,
  talib: 'CDLSTICKSANDWICH',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 2) === -1 &&
        side(s, at - 1) === 1 &&
        side(s, at) === -1 &&
        low(s, at - 1) > close(s, at - 2) &&
        isWithin(close(s, at), close(s, at - 2), equal(s, at - 2));
      out[at] = isThere ? 100 : 0;
    }
  },
});
