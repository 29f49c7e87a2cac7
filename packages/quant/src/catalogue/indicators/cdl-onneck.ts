import { candlePattern } from '../candle-pattern.ts';
import { close, equal, isLongBody, isWithin, low, open, side } from '../../series/candles.ts';

/** On-neck. */
export const cdlOnneck = candlePattern({
  id: 'cdl-onneck',
  title: { en: 'On-neck', 'zh-CN': '颈上线', 'zh-HK': '頸上線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLONNECK',
  match: (s) => {
    const isThere =
      side(s, 1) === -1 &&
      isLongBody(s, 1) &&
      side(s, 0) === 1 &&
      open(s, 0) < low(s, 1) &&
      isWithin(close(s, 0), low(s, 1), equal(s, 1));
    return isThere ? -100 : 0;
  },
});
