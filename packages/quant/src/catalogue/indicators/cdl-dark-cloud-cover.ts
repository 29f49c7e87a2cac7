import { candlePattern } from '../candle-pattern.ts';
import { body, close, high, isLongBody, open, side } from '../../series/candles.ts';

/** Dark cloud cover. */
export const cdlDarkCloudCover = candlePattern({
  id: 'cdl-dark-cloud-cover',
  title: { en: 'Dark cloud cover', 'zh-CN': '乌云盖顶', 'zh-HK': '烏雲蓋頂' },
  lookback: 11,
  candles: 2,
  penetration: 0.5,
  talib: 'CDLDARKCLOUDCOVER',
  match: (s, out, from, penetration) => {
    for (let at = from; at < out.length; at += 1) {
      const isThere =
        side(s, at - 1) === 1 &&
        side(s, at) === -1 &&
        open(s, at) > high(s, at - 1) &&
        close(s, at) > open(s, at - 1) &&
        close(s, at) < close(s, at - 1) - body(s, at - 1) * penetration &&
        isLongBody(s, at - 1);
      out[at] = isThere ? -100 : 0;
    }
  },
});
