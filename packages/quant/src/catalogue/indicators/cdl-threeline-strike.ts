import { candlePattern } from '../candle-pattern.ts';
import { bottom, close, near, open, side, top } from '../../series/candles.ts';

/** Three-line strike. */
export const cdlThreelineStrike = candlePattern({
  id: 'cdl-threeline-strike',
  title: { en: 'Three-line strike', 'zh-CN': '三线打击', 'zh-HK': '三線打擊' },
  lookback: 8,
  candles: 4,
  talib: 'CDL3LINESTRIKE',
  match: (s) => {
    const isThere =
      side(s, 3) === side(s, 2) &&
      side(s, 2) === side(s, 1) &&
      side(s, 0) === -side(s, 1) &&
      open(s, 2) >= bottom(s, 3) - near(s, 3) &&
      open(s, 2) <= top(s, 3) + near(s, 3) &&
      open(s, 1) >= bottom(s, 2) - near(s, 2) &&
      open(s, 1) <= top(s, 2) + near(s, 2) &&
      ((side(s, 1) === 1 &&
        close(s, 1) > close(s, 2) &&
        close(s, 2) > close(s, 3) &&
        open(s, 0) > close(s, 1) &&
        close(s, 0) < open(s, 3)) ||
        (side(s, 1) === -1 &&
          close(s, 1) < close(s, 2) &&
          close(s, 2) < close(s, 3) &&
          open(s, 0) < close(s, 1) &&
          close(s, 0) > open(s, 3)));
    return isThere ? side(s, 1) * 100 : 0;
  },
});
