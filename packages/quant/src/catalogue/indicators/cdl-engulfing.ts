import { candlePattern } from '../candle-pattern.ts';
import { shapedEitherWay } from '../../series/candle-rows.ts';
import { close, open, side } from '../../series/candles.ts';

/** Engulfing. */
export const cdlEngulfing = candlePattern({
  id: 'cdl-engulfing',
  title: { en: 'Engulfing', 'zh-CN': '吞没形态', 'zh-HK': '吞沒形態' },
  lookback: 2,
  candles: 2,
  talib: 'CDLENGULFING',
  rows: shapedEitherWay([{ side: -1 }, { side: 1, open: -1, close: 1 }]),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        (side(s, at) === 1 &&
          side(s, at - 1) === -1 &&
          ((close(s, at) >= open(s, at - 1) && open(s, at) < close(s, at - 1)) ||
            (close(s, at) > open(s, at - 1) && open(s, at) <= close(s, at - 1)))) ||
        (side(s, at) === -1 &&
          side(s, at - 1) === 1 &&
          ((open(s, at) >= close(s, at - 1) && close(s, at) < open(s, at - 1)) ||
            (open(s, at) > close(s, at - 1) && close(s, at) <= open(s, at - 1))));
      if (isThere)
        out[at] = side(s, at) * (open(s, at) !== close(s, at - 1) && close(s, at) !== open(s, at - 1) ? 100 : 80);
    }
  },
});
