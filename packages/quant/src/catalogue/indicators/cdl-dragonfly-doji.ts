import { candlePattern } from '../candle-pattern.ts';
import { body, lowerShadow, meanOfTen, upperShadow, writeFiveRanges } from '../../series/candles.ts';

/** Dragonfly doji. */
export const cdlDragonflyDoji = candlePattern({
  id: 'cdl-dragonfly-doji',
  title: { en: 'Dragonfly doji', 'zh-CN': '蜻蜓十字', 'zh-HK': '蜻蜓十字' },
  lookback: 10,
  candles: 1,
  talib: 'CDLDRAGONFLYDOJI',
  match: (s, out, from) => {
    writeFiveRanges(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const small = 0.1 * meanOfTen(out, at);
      const isThere = body(s, at) <= small && upperShadow(s, at) < small && lowerShadow(s, at) > small;
      out[at] = isThere ? 100 : 0;
    }
  },
});
