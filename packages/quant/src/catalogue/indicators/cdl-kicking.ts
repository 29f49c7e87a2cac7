import { candlePattern } from '../candle-pattern.ts';
import { sidedEitherWay } from '../../series/candle-rows.ts';
import { isGapDown, isGapUp, isLongBody, longerShadow, side, verySmall } from '../../series/candles.ts';

/** Kicking. */
export const cdlKicking = candlePattern({
  id: 'cdl-kicking',
  title: { en: 'Kicking', 'zh-CN': '反冲形态', 'zh-HK': '反衝形態' },
  lookback: 11,
  candles: 2,
  talib: 'CDLKICKING',
  rows: sidedEitherWay('bw'),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        ((isGapUp(s, at, at - 1) && side(s, at - 1) === -1) || (isGapDown(s, at, at - 1) && side(s, at - 1) === 1)) &&
        side(s, at - 1) === -side(s, at) &&
        isLongBody(s, at - 1) &&
        longerShadow(s, at - 1) < verySmall(s, at - 1) &&
        isLongBody(s, at) &&
        longerShadow(s, at) < verySmall(s, at);
      if (isThere) out[at] = side(s, at) * 100;
    }
  },
});
