import { candlePattern } from '../candle-pattern.ts';
import { close, equal, isWithin, low, side } from '../../series/candles.ts';

/** Stick sandwich. */
export const cdlStickSandwich = candlePattern({
  id: 'cdl-stick-sandwich',
  title: { en: 'Stick sandwich', 'zh-CN': '条形三明治', 'zh-HK': '條形三明治' },
  lookback: 7,
  candles: 3,
  talib: 'CDLSTICKSANDWICH',
  match: (s) => {
    const isThere =
      side(s, 2) === -1 &&
      side(s, 1) === 1 &&
      side(s, 0) === -1 &&
      low(s, 1) > close(s, 2) &&
      isWithin(close(s, 0), close(s, 2), equal(s, 2));
    return isThere ? 100 : 0;
  },
});
