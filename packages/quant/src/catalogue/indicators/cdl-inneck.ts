import { candlePattern } from '../candle-pattern.ts';
import { close, equal, isLongBody, low, open, side } from '../../series/candles.ts';

/** In-neck. */
export const cdlInneck = candlePattern({
  id: 'cdl-inneck',
  title: { en: 'In-neck', 'zh-CN': '颈内线', 'zh-HK': '頸內線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLINNECK',
  match: (s) => {
    const isThere =
      side(s, 1) === -1 &&
      isLongBody(s, 1) &&
      side(s, 0) === 1 &&
      open(s, 0) < low(s, 1) &&
      close(s, 0) <= close(s, 1) + equal(s, 1) &&
      close(s, 0) >= close(s, 1);
    return isThere ? -100 : 0;
  },
});
