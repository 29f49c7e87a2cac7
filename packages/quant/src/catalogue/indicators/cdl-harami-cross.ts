import { candlePattern } from '../candle-pattern.ts';
import { doji } from '../../series/candle-rows.ts';
import { body, bottom, isLongBody, side, top, verySmall, type Candles } from '../../series/candles.ts';

function patternAt(s: Candles, at: number): number {
  const isBeyond = top(s, at) > top(s, at - 1) || bottom(s, at) < bottom(s, at - 1);
  if (isBeyond || body(s, at) > verySmall(s, at) || !isLongBody(s, at - 1)) return 0;
  const isWithin = top(s, at) < top(s, at - 1) && bottom(s, at) > bottom(s, at - 1);
  return -side(s, at - 1) * (isWithin ? 100 : 80);
}

/** Harami cross. */
export const cdlHaramiCross = candlePattern({
  id: 'cdl-harami-cross',
  title: { en: 'Harami cross', 'zh-CN': '十字孕线', 'zh-HK': '十字孕線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLHARAMICROSS',
  rows: doji(),
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) out[rows[k]] = patternAt(s, rows[k]);
  },
});
