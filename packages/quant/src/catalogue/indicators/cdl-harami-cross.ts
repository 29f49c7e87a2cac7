import { candlePattern } from '../candle-pattern.ts';
import { body, bottom, isLongBody, meanOfTen, side, top, writeFiveRanges, type Candles } from '../../series/candles.ts';

function patternAt(s: Candles, sums: Float64Array, at: number): number {
  const isBeyond = top(s, at) > top(s, at - 1) || bottom(s, at) < bottom(s, at - 1);
  if (isBeyond || body(s, at) > 0.1 * meanOfTen(sums, at) || !isLongBody(s, at - 1)) return 0;
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
  match: (s, out, from) => {
    writeFiveRanges(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) out[at] = patternAt(s, out, at);
  },
});
