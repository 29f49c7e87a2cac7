import { candlePattern } from '../candle-pattern.ts';
import { isDoji, lowerShadow, upperShadow, verySmall } from '../../series/candles.ts';

/** Dragonfly doji. */
export const cdlDragonflyDoji = candlePattern({
  id: 'cdl-dragonfly-doji',
  title: { en: 'Dragonfly doji', 'zh-CN': '蜻蜓十字', 'zh-HK': '蜻蜓十字' },
  lookback: 10,
  candles: 1,
  talib: 'CDLDRAGONFLYDOJI',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere = isDoji(s, at) && upperShadow(s, at) < verySmall(s, at) && lowerShadow(s, at) > verySmall(s, at);
      out[at] = isThere ? 100 : 0;
    }
  },
});
