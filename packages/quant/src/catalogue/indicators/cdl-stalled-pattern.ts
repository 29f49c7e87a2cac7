import { candlePattern } from '../candle-pattern.ts';
import { body, close, isLongBody, meanBody, near, open, side, upperShadow, verySmall } from '../../series/candles.ts';

/** Stalled pattern. */
export const cdlStalledPattern = candlePattern({
  id: 'cdl-stalled-pattern',
  title: { en: 'Stalled pattern', 'zh-CN': '停顿形态', 'zh-HK': '停頓形態' },
  lookback: 12,
  candles: 3,
  talib: 'CDLSTALLEDPATTERN',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 2) === 1 &&
        side(s, at - 1) === 1 &&
        side(s, at) === 1 &&
        close(s, at) > close(s, at - 1) &&
        close(s, at - 1) > close(s, at - 2) &&
        open(s, at - 1) > open(s, at - 2) &&
        isLongBody(s, at - 2) &&
        isLongBody(s, at - 1) &&
        upperShadow(s, at - 1) < verySmall(s, at - 1) &&
        open(s, at - 1) <= close(s, at - 2) + near(s, at - 2) &&
        body(s, at) < meanBody(s, at) &&
        open(s, at) >= close(s, at - 1) - body(s, at) - near(s, at - 1);
      out[at] = isThere ? -100 : 0;
    }
  },
});
