import { candlePattern } from '../candle-pattern.ts';
import { closesMeet } from '../../series/candle-rows.ts';
import { close, equal, isWithin, side } from '../../series/candles.ts';

/** Matching low. */
export const cdlMatchingLow = candlePattern({
  id: 'cdl-matching-low',
  title: { en: 'Matching low', 'zh-CN': '相同低价', 'zh-HK': '相同低價' },
  lookback: 6,
  candles: 2,
  talib: 'CDLMATCHINGLOW',
  rows: closesMeet,
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 1) === -1 && side(s, at) === -1 && isWithin(close(s, at), close(s, at - 1), equal(s, at - 1));
      if (isThere) out[at] = 100;
    }
  },
});
