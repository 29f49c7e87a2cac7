import { candlePattern } from '../candle-pattern.ts';
import { sidedEitherWay } from '../../series/candle-rows.ts';
import { bottom, close, near, open, side, top } from '../../series/candles.ts';

/** Three-line strike. */
export const cdlThreelineStrike = candlePattern({
  id: 'cdl-threeline-strike',
  title: { en: 'Three-line strike', 'zh-CN': '三线打击', 'zh-HK': '三線打擊' },
  lookback: 8,
  candles: 4,
  talib: 'CDL3LINESTRIKE',
  rows: sidedEitherWay('wwwb'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 3) === side(s, at - 2) &&
        side(s, at - 2) === side(s, at - 1) &&
        side(s, at) === -side(s, at - 1) &&
        ((side(s, at - 1) === 1 &&
          close(s, at - 1) > close(s, at - 2) &&
          close(s, at - 2) > close(s, at - 3) &&
          open(s, at) > close(s, at - 1) &&
          close(s, at) < open(s, at - 3)) ||
          (side(s, at - 1) === -1 &&
            close(s, at - 1) < close(s, at - 2) &&
            close(s, at - 2) < close(s, at - 3) &&
            open(s, at) < close(s, at - 1) &&
            close(s, at) > open(s, at - 3))) &&
        open(s, at - 2) >= bottom(s, at - 3) - near(s, at - 3) &&
        open(s, at - 2) <= top(s, at - 3) + near(s, at - 3) &&
        open(s, at - 1) >= bottom(s, at - 2) - near(s, at - 2) &&
        open(s, at - 1) <= top(s, at - 2) + near(s, at - 2);
      if (isThere) out[at] = side(s, at - 1) * 100;
    }
  },
});
