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
  match: (s, penetration) => {
    const isThere =
      side(s, 1) === 1 &&
      isLongBody(s, 1) &&
      side(s, 0) === -1 &&
      open(s, 0) > high(s, 1) &&
      close(s, 0) > open(s, 1) &&
      close(s, 0) < close(s, 1) - body(s, 1) * penetration;
    return isThere ? -100 : 0;
  },
});
