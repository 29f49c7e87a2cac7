import { candlePattern } from '../candle-pattern.ts';
import { sidedEitherWay } from '../../series/candle-rows.ts';
import { body, close, isDoji, isGapDown, isGapUp, isLongBody, meanBody, side } from '../../series/candles.ts';

/** Abandoned baby. */
export const cdlAbandonedBaby = candlePattern({
  id: 'cdl-abandoned-baby',
  title: { en: 'Abandoned baby', 'zh-CN': '弃婴', 'zh-HK': '棄嬰' },
  lookback: 12,
  candles: 3,
  penetration: 0.3,
  talib: 'CDLABANDONEDBABY',
  rows: sidedEitherWay('w.b'),
  match: (s, out, rows, count, penetration) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        ((isGapUp(s, at - 1, at - 2) &&
          isGapDown(s, at, at - 1) &&
          side(s, at - 2) === 1 &&
          side(s, at) === -1 &&
          close(s, at) < close(s, at - 2) - body(s, at - 2) * penetration) ||
          (isGapDown(s, at - 1, at - 2) &&
            isGapUp(s, at, at - 1) &&
            side(s, at - 2) === -1 &&
            side(s, at) === 1 &&
            close(s, at) > close(s, at - 2) + body(s, at - 2) * penetration)) &&
        isLongBody(s, at - 2) &&
        isDoji(s, at - 1) &&
        body(s, at) > meanBody(s, at);
      if (isThere) out[at] = side(s, at) * 100;
    }
  },
});
