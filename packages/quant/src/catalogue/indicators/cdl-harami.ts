import { candlePattern } from '../candle-pattern.ts';
import { body, bottom, meanOfTen, side, top, writeFiveBodies, type Candles } from '../../series/candles.ts';

function patternAt(s: Candles, sums: Float64Array, at: number): number {
  const isBeyond = top(s, at) > top(s, at - 1) || bottom(s, at) < bottom(s, at - 1);
  if (isBeyond || body(s, at - 1) <= meanOfTen(sums, at - 1) || body(s, at) > meanOfTen(sums, at)) return 0;
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
  match: (s, out, from) => {
    writeFiveBodies(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) out[at] = patternAt(s, out, at);
  },
});
