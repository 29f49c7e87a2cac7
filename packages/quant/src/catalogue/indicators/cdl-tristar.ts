import { candlePattern } from '../candle-pattern.ts';
import { doji } from '../../series/candle-rows.ts';
import { body, bottom, isBodyGapDown, isBodyGapUp, top, verySmall, type Candles } from '../../series/candles.ts';

/** The pattern at a row, where bodies up to `small` hardly exist. */
function patternAt(s: Candles, at: number, small: number): number {
  if (body(s, at - 2) > small || body(s, at - 1) > small || body(s, at) > small) return 0;
  if (isBodyGapUp(s, at - 1, at - 2) && top(s, at) < top(s, at - 1)) return -100;
  return isBodyGapDown(s, at - 1, at - 2) && bottom(s, at) > bottom(s, at - 1) ? 100 : 0;
}

/** Tristar. */
export const cdlTristar = candlePattern({
  id: 'cdl-tristar',
  title: { en: 'Tristar', 'zh-CN': '三星形态', 'zh-HK': '三星形態' },
  lookback: 12,
  candles: 3,
  talib: 'CDLTRISTAR',
  rows: doji(2),
  match: (s, out, rows, count) => {
    // All three are measured against what was usual before the first.
    for (let k = 0; k < count; k += 1) out[rows[k]] = patternAt(s, rows[k], verySmall(s, rows[k] - 2));
  },
});
