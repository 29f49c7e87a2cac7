import { candlePattern } from '../candle-pattern.ts';
import { close, open, side } from '../../series/candles.ts';

/** Three outside. */
export const cdlThreeOutside = candlePattern({
  id: 'cdl-three-outside',
  title: { en: 'Three outside', 'zh-CN': '三外部', 'zh-HK': '三外部' },
  lookback: 3,
  candles: 3,
  talib: 'CDL3OUTSIDE',
  match: (s) => {
    const isThere =
      (side(s, 1) === 1 &&
        side(s, 2) === -1 &&
        close(s, 1) > open(s, 2) &&
        open(s, 1) < close(s, 2) &&
        close(s, 0) > close(s, 1)) ||
      (side(s, 1) === -1 &&
        side(s, 2) === 1 &&
        open(s, 1) > close(s, 2) &&
        close(s, 1) < open(s, 2) &&
        close(s, 0) < close(s, 1));
    return isThere ? side(s, 1) * 100 : 0;
  },
});
