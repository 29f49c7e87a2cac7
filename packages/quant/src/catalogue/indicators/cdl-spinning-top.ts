import { candlePattern } from '../candle-pattern.ts';
import { body, lowerShadow, meanOfTen, side, upperShadow, writeFiveBodies } from '../../series/candles.ts';

/** Spinning top. */
export const cdlSpinningTop = candlePattern({
  id: 'cdl-spinning-top',
  title: { en: 'Spinning top', 'zh-CN': '纺锤线', 'zh-HK': '紡錘線' },
  lookback: 10,
  candles: 1,
  talib: 'CDLSPINNINGTOP',
  match: (s, out, from) => {
    writeFiveBodies(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const isThere =
        upperShadow(s, at) > body(s, at) && lowerShadow(s, at) > body(s, at) && body(s, at) < meanOfTen(out, at);
      out[at] = isThere ? side(s, at) * 100 : 0;
    }
  },
});
