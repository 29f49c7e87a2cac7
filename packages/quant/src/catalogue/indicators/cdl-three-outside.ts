import { candlePattern } from '../candle-pattern.ts';
import { shapedEitherWay } from '../../series/candle-rows.ts';
import { close, open, side } from '../../series/candles.ts';

/** Three outside. */
export const cdlThreeOutside = candlePattern({
  id: 'cdl-three-outside',
  title: { en: 'Three outside', 'zh-CN': '三外部', 'zh-HK': '三外部' },
  lookback: 3,
  candles: 3,
  talib: 'CDL3OUTSIDE',
  rows: shapedEitherWay([{ side: -1 }, { side: 1, open: -1, close: 1 }, { close: 1 }]),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
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
      if (isThere) out[at] = side(s, at - 1) * 100;
    }
  },
});
