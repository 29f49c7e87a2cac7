import { candlePattern } from '../candle-pattern.ts';
import { close, equal, isLongBody, isWithin, side } from '../../series/candles.ts';

/** Counterattack. */
export const cdlCounterattack = candlePattern({
  id: 'cdl-counterattack',
  title: { en: 'Counterattack', 'zh-CN': '反击线', 'zh-HK': '反擊線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLCOUNTERATTACK',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 1) === -side(s, at) &&
        isLongBody(s, at - 1) &&
        isLongBody(s, at) &&
        isWithin(close(s, at), close(s, at - 1), equal(s, at - 1));
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
