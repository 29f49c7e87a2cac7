import { candlePattern } from '../candle-pattern.ts';
import {
  body,
  bottom,
  high,
  lowerShadow,
  meanBody,
  meanOfTen,
  near,
  upperShadow,
  writeFiveRanges,
} from '../../series/candles.ts';

/** Hanging man. */
export const cdlHangingMan = candlePattern({
  id: 'cdl-hanging-man',
  title: { en: 'Hanging man', 'zh-CN': '上吊线', 'zh-HK': '吊頸線' },
  lookback: 11,
  candles: 2,
  talib: 'CDLHANGINGMAN',
  match: (s, out, from) => {
    writeFiveRanges(s, out);
    for (let at = out.length - 1; at >= from; at -= 1) {
      const isThere =
        lowerShadow(s, at) > body(s, at) &&
        upperShadow(s, at) < 0.1 * meanOfTen(out, at) &&
        body(s, at) < meanBody(s, at) &&
        bottom(s, at) >= high(s, at - 1) - near(s, at - 1);
      out[at] = isThere ? -100 : 0;
    }
  },
});
