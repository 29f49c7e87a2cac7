import { candlePattern } from '../candle-pattern.ts';
import { body, isDoji, lowerShadow, upperShadow } from '../../series/candles.ts';

/** Long-legged doji. */
export const cdlLongleggedDoji = candlePattern({
  id: 'cdl-longlegged-doji',
  title: { en: 'Long-legged doji', 'zh-CN': '长脚十字', 'zh-HK': '長腳十字' },
  lookback: 10,
  candles: 1,
  talib: 'CDLLONGLEGGEDDOJI',
  match: (s) => {
    const isThere = isDoji(s, 0) && (lowerShadow(s, 0) > body(s, 0) || upperShadow(s, 0) > body(s, 0));
    return isThere ? 100 : 0;
  },
});
