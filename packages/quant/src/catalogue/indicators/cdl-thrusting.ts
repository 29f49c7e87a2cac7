import { candlePattern } from '../candle-pattern.ts';
import { body, close, equal, isLongBody, low, open, side } from '../../series/candles.ts';

/** Thrusting. */
export const cdlThrusting = candlePattern({
  id: 'cdl-thrusting',
  title: { en: 'Thrusting', 'zh-CN': '插入形态', 'zh-HK': '插入形態' },
  lookback: 11,
  candles: 2,
  talib: 'CDLTHRUSTING',
  match: (s) => {
    const isThere =
      side(s, 1) === -1 &&
      isLongBody(s, 1) &&
      side(s, 0) === 1 &&
      open(s, 0) < low(s, 1) &&
      close(s, 0) > close(s, 1) + equal(s, 1) &&
      close(s, 0) <= close(s, 1) + body(s, 1) * 0.5;
    return isThere ? -100 : 0;
  },
});
