import { candlePattern } from '../candle-pattern.ts';
import { close, open, side } from '../../series/candles.ts';

/** Engulfing. */
export const cdlEngulfing = candlePattern({
  id: 'cdl-engulfing',
  title: { en: 'Engulfing', 'zh-CN': '吞没形态', 'zh-HK': '吞沒形態' },
  lookback: 2,
  candles: 2,
  talib: 'CDLENGULFING',
  match: (s) => {
    const isThere =
      (side(s, 0) === 1 &&
        side(s, 1) === -1 &&
        ((close(s, 0) >= open(s, 1) && open(s, 0) < close(s, 1)) ||
          (close(s, 0) > open(s, 1) && open(s, 0) <= close(s, 1)))) ||
      (side(s, 0) === -1 &&
        side(s, 1) === 1 &&
        ((open(s, 0) >= close(s, 1) && close(s, 0) < open(s, 1)) ||
          (open(s, 0) > close(s, 1) && close(s, 0) <= open(s, 1))));
    return isThere ? side(s, 0) * (open(s, 0) !== close(s, 1) && close(s, 0) !== open(s, 1) ? 100 : 80) : 0;
  },
});
