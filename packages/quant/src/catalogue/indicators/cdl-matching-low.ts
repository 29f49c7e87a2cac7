import { candlePattern } from '../candle-pattern.ts';
import { close, equal, isWithin, side } from '../../series/candles.ts';

/** Matching low. */
export const cdlMatchingLow = candlePattern({
  id: 'cdl-matching-low',
  title: { en: 'Matching low', 'zh-CN': '相同低价', 'zh-HK': '相同低價' },
  lookback: 6,
  candles: 2,
  talib: 'CDLMATCHINGLOW',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 1) === -1 && side(s, at) === -1 && isWithin(close(s, at), close(s, at - 1), equal(s, at - 1));
      out[at] = isThere ? 100 : 0;
    }
  },
});
