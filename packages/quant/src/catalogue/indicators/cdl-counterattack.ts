import { candlePattern } from '../candle-pattern.ts';
import { close, equal, isLongBody, isWithin, side } from '../../series/candles.ts';

/** Counterattack. */
export const cdlCounterattack = candlePattern({
  id: 'cdl-counterattack',
  title: { en: 'Counterattack', 'zh-CN': '反击线', 'zh-HK': '反擊線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLCOUNTERATTACK',
  match: (s) => {
    const isThere =
      side(s, 1) === -side(s, 0) &&
      isLongBody(s, 1) &&
      isLongBody(s, 0) &&
      isWithin(close(s, 0), close(s, 1), equal(s, 1));
    return isThere ? side(s, 0) * 100 : 0;
  },
});
