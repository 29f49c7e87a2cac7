import { candlePattern } from '../candle-pattern.ts';
import { body, isBodyGapDown, lowerShadow, meanBody, upperShadow, verySmall } from '../../series/candles.ts';

/** Inverted hammer. */
export const cdlInvertedHammer = candlePattern({
  id: 'cdl-inverted-hammer',
  title: { en: 'Inverted hammer', 'zh-CN': '倒锤头', 'zh-HK': '倒錘頭' },
  lookback: 11,
  candles: 2,
  talib: 'CDLINVERTEDHAMMER',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        upperShadow(s, at) > body(s, at) &&
        isBodyGapDown(s, at, at - 1) &&
        body(s, at) < meanBody(s, at) &&
        lowerShadow(s, at) < verySmall(s, at);
      out[at] = isThere ? 100 : 0;
    }
  },
});
