import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { close, equal, isWithin, low, side } from '../../series/candles.ts';

/** Stick sandwich. */
export const cdlStickSandwich = candlePattern({
  id: 'cdl-stick-sandwich',
  title: { en: 'Stick sandwich', 'zh-CN': '条形三明治', 'zh-HK': '條形三明治' },
  lookback: 7,
  candles: 3,
  talib: 'CDLSTICKSANDWICH',
  rows: sided('bwb'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 2) === -1 &&
        side(s, at - 1) === 1 &&
        side(s, at) === -1 &&
        low(s, at - 1) > close(s, at - 2) &&
        isWithin(close(s, at), close(s, at - 2), equal(s, at - 2));
      if (isThere) out[at] = 100;
    }
  },
});
