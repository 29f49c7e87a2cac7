import { candlePattern } from '../candle-pattern.ts';
import { insideBody } from '../../series/candle-rows.ts';
import { body, bottom, meanBody, side, top, type Candles } from '../../series/candles.ts';

function patternAt(s: Candles, at: number): number {
  const isBeyond = top(s, at) > top(s, at - 1) || bottom(s, at) < bottom(s, at - 1);
  if (isBeyond || body(s, at - 1) <= meanBody(s, at - 1) || body(s, at) > meanBody(s, at)) return 0;
  const isWithin = top(s, at) < top(s, at - 1) && bottom(s, at) > bottom(s, at - 1);
  return -side(s, at - 1) * (isWithin ? 100 : 80);
}

/** Harami. */
export const cdlHarami = candlePattern({
  id: 'cdl-harami',
  title: { en: 'Harami', 'zh-CN': '孕线', 'zh-HK': '孕線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLHARAMI',
  rows: insideBody,
  match: (s, out, rows, count) => {
    for (let k = 0; k < count; k += 1) out[rows[k]] = patternAt(s, rows[k]);
  },
});
