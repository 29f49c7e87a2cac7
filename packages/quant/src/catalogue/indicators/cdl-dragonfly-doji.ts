import { candlePattern } from '../candle-pattern.ts';
import { doji } from '../../series/candle-rows.ts';
import { body, lowerShadow, upperShadow, verySmall } from '../../series/candles.ts';

/** Dragonfly doji. */
export const cdlDragonflyDoji = candlePattern({
  id: 'cdl-dragonfly-doji',
  title: { en: 'Dragonfly doji', 'zh-CN': '蜻蜓十字', 'zh-HK': '蜻蜓十字' },
  lookback: 10,
  candles: 1,
  talib: 'CDLDRAGONFLYDOJI',
  rows: doji(),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const small = verySmall(s, at);
      const isThere = body(s, at) <= small && upperShadow(s, at) < small && lowerShadow(s, at) > small;
      if (isThere) out[at] = 100;
    }
  },
});
