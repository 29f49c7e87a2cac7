import { candlePattern } from '../candle-pattern.ts';
import { bottom, isDoji, isLongBody, side, top, type Candles } from '../../series/candles.ts';

function patternAt(s: Candles, at: number): number {
  const isBeyond = top(s, at) > top(s, at - 1) || bottom(s, at) < bottom(s, at - 1);
  if (isBeyond || !isLongBody(s, at - 1) || !isDoji(s, at)) return 0;
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
    for (let at = from; at < out.length; at += 1) out[at] = patternAt(s, at);
  },
});
