import { candlePattern } from '../candle-pattern.ts';
import { closesMeet } from '../../series/candle-rows.ts';
import { close, equal, isLongBody, isWithin, side } from '../../series/candles.ts';

/** Counterattack. */
export const cdlCounterattack = candlePattern({
  id: 'cdl-counterattack',
  title: { en: 'Counterattack', 'zh-CN': '反击线', 'zh-HK': '反擊線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLCOUNTERATTACK',
  rows: closesMeet,
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 1) === -side(s, at) &&
        isLongBody(s, at - 1) &&
        isLongBody(s, at) &&
        isWithin(close(s, at), close(s, at - 1), equal(s, at - 1));
      if (isThere) out[at] = side(s, at) * 100;
    }
  },
});
