import { candlePattern } from '../candle-pattern.ts';
import { close, equal, isWithin, side } from '../../series/candles.ts';

/** Matching low. */
export const cdlMatchingLow = candlePattern({
  id: 'cdl-matching-low',
  title: { en: 'Matching low', 'zh-CN': '相同低价', 'zh-HK': '相同低價' },
  lookback: 6,
  candles: 2,
  talib: 'CDLMATCHINGLOW',
  match: (s) => {
    const isThere = side(s, 1) === -1 && side(s, 0) === -1 && isWithin(close(s, 0), close(s, 1), equal(s, 1));
    return isThere ? 100 : 0;
  },
});
