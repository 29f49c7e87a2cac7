import { candlePattern } from '../candle-pattern.ts';
import { isDoji, lowerShadow, upperShadow, verySmall } from '../../series/candles.ts';

/** Dragonfly doji. */
export const cdlDragonflyDoji = candlePattern({
  id: 'cdl-dragonfly-doji',
  title: { en: 'Dragonfly doji', 'zh-CN': '蜻蜓十字', 'zh-HK': '蜻蜓十字' },
  lookback: 10,
  candles: 1,
  talib: 'CDLDRAGONFLYDOJI',
  match: (s) => {
    const isThere = isDoji(s, 0) && upperShadow(s, 0) < verySmall(s, 0) && lowerShadow(s, 0) > verySmall(s, 0);
    return isThere ? 100 : 0;
  },
});
