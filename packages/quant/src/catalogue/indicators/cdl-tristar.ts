import { candlePattern } from '../candle-pattern.ts';
import { bottom, isBodyGapDown, isBodyGapUp, isDoji, top, type Candles } from '../../series/candles.ts';

function patternAt(s: Candles, at: number): number {
  if (!isDoji(s, at - 2) || !isDoji(s, at - 1, at - 2) || !isDoji(s, at, at - 2)) return 0;
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
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) out[at] = patternAt(s, at);
  },
});
