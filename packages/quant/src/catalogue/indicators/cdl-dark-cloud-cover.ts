import { candlePattern } from '../candle-pattern.ts';
import { sided } from '../../series/candle-rows.ts';
import { body, close, high, isLongBody, open, side } from '../../series/candles.ts';

/** Dark cloud cover. */
export const cdlDarkCloudCover = candlePattern({
  id: 'cdl-dark-cloud-cover',
  title: { en: 'Dark cloud cover', 'zh-CN': '乌云盖顶', 'zh-HK': '烏雲蓋頂' },
  lookback: 11,
  candles: 2,
  penetration: 0.5,
  talib: 'CDLDARKCLOUDCOVER',
  rows: sided('wb'),
  match: (s, out, rows, count, penetration) => {
    for (let k = 0; k < count; k += 1) {
      const at = rows[k];
      const isThere =
        side(s, at - 1) === 1 &&
        side(s, at) === -1 &&
        open(s, at) > high(s, at - 1) &&
        close(s, at) > open(s, at - 1) &&
        close(s, at) < close(s, at - 1) - body(s, at - 1) * penetration &&
        isLongBody(s, at - 1);
      if (isThere) out[at] = -100;
    }
  },
});
