import { candlePattern } from '../candle-pattern.ts';
import { body, bottom, isLongBody, meanBody, side, top, type Candles } from '../../series/candles.ts';

function patternAt(s: Candles, at: number): number {
  const isBeyond = top(s, at) > top(s, at - 1) || bottom(s, at) < bottom(s, at - 1);
  if (isBeyond || !isLongBody(s, at - 1) || body(s, at) > meanBody(s, at)) return 0;
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
    for (let at = from; at < out.length; at += 1) out[at] = patternAt(s, at);
  },
});
