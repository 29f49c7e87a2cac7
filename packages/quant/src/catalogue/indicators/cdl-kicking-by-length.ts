import { candlePattern } from '../candle-pattern.ts';
import { body, isGapDown, isGapUp, isLongBody, longerShadow, side, verySmall } from '../../series/candles.ts';

/** Kicking by length. */
export const cdlKickingByLength = candlePattern({
  id: 'cdl-kicking-by-length',
  title: { en: 'Kicking by length', 'zh-CN': '长度反冲形态', 'zh-HK': '長度反衝形態' },
  lookback: 11,
  candles: 2,
  talib: 'CDLKICKINGBYLENGTH',
  match: (s, out, from) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 1) === -side(s, at) &&
        ((side(s, at - 1) === -1 && isGapUp(s, at, at - 1)) || (side(s, at - 1) === 1 && isGapDown(s, at, at - 1))) &&
        isLongBody(s, at - 1) &&
        longerShadow(s, at - 1) < verySmall(s, at - 1) &&
        isLongBody(s, at) &&
        longerShadow(s, at) < verySmall(s, at);
      out[at] = isThere ? (body(s, at) > body(s, at - 1) ? side(s, at) : side(s, at - 1)) * 100 : 0;
    }
  },
});
