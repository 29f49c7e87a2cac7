import { candlePattern } from '../candle-pattern.ts';
import { close, open, side } from '../../series/candles.ts';

/** Three outside. */
export const cdlThreeOutside = candlePattern({
  id: 'cdl-three-outside',
  title: { en: 'Three outside', 'zh-CN': '三外部', 'zh-HK': '三外部' },
  lookback: 3,
  candles: 3,
  talib: 'CDL3OUTSIDE',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        (side(s, at - 1) === 1 &&
          side(s, at - 2) === -1 &&
          close(s, at - 1) > open(s, at - 2) &&
          open(s, at - 1) < close(s, at - 2) &&
          close(s, at) > close(s, at - 1)) ||
        (side(s, at - 1) === -1 &&
          side(s, at - 2) === 1 &&
          open(s, at - 1) > close(s, at - 2) &&
          close(s, at - 1) < open(s, at - 2) &&
          close(s, at) < close(s, at - 1));
      out[at] = isThere ? side(s, at - 1) * 100 : 0;
    }
  },
});
