import { candlePattern } from '../candle-pattern.ts';
import { body, close, equal, isLongBody, low, open, side } from '../../series/candles.ts';

/** Thrusting. */
export const cdlThrusting = candlePattern({
  id: 'cdl-thrusting',
  title: { en: 'Thrusting', 'zh-CN': '插入形态', 'zh-HK': '插入形態' },
  lookback: 11,
  candles: 2,
  talib: 'CDLTHRUSTING',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 1) === -1 &&
        side(s, at) === 1 &&
        open(s, at) < low(s, at - 1) &&
        close(s, at) <= close(s, at - 1) + body(s, at - 1) * 0.5 &&
        isLongBody(s, at - 1) &&
        close(s, at) > close(s, at - 1) + equal(s, at - 1);
      out[at] = isThere ? -100 : 0;
    }
  },
});
