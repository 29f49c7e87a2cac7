import { candlePattern } from '../candle-pattern.ts';
import { close, open, side } from '../../series/candles.ts';

/** Engulfing. */
export const cdlEngulfing = candlePattern({
  id: 'cdl-engulfing',
  title: { en: 'Engulfing', 'zh-CN': '吞没形态', 'zh-HK': '吞沒形態' },
  lookback: 2,
  candles: 2,
  talib: 'CDLENGULFING',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        (side(s, at) === 1 &&
          side(s, at - 1) === -1 &&
          ((close(s, at) >= open(s, at - 1) && open(s, at) < close(s, at - 1)) ||
            (close(s, at) > open(s, at - 1) && open(s, at) <= close(s, at - 1)))) ||
        (side(s, at) === -1 &&
          side(s, at - 1) === 1 &&
          ((open(s, at) >= close(s, at - 1) && close(s, at) < open(s, at - 1)) ||
            (open(s, at) > close(s, at - 1) && close(s, at) <= open(s, at - 1))));
      out[at] = isThere
        ? side(s, at) * (open(s, at) !== close(s, at - 1) && close(s, at) !== open(s, at - 1) ? 100 : 80)
        : 0;
    }
  },
});
