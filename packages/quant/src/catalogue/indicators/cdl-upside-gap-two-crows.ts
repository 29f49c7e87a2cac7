import { candlePattern } from '../candle-pattern.ts';
import { body, close, isBodyGapUp, isLongBody, meanBody, open, side } from '../../series/candles.ts';

/** Upside gap two crows. */
export const cdlUpsideGapTwoCrows = candlePattern({
  id: 'cdl-upside-gap-two-crows',
  title: { en: 'Upside gap two crows', 'zh-CN': '向上跳空两只乌鸦', 'zh-HK': '向上裂口兩隻烏鴉' },
  lookback: 12,
  candles: 3,
  talib: 'CDLUPSIDEGAP2CROWS',
  match: (s) => {
    const isThere =
      side(s, 2) === 1 &&
      isLongBody(s, 2) &&
      side(s, 1) === -1 &&
      body(s, 1) <= meanBody(s, 1) &&
      isBodyGapUp(s, 1, 2) &&
      side(s, 0) === -1 &&
      open(s, 0) > open(s, 1) &&
      close(s, 0) < close(s, 1) &&
      close(s, 0) > close(s, 2);
    return isThere ? -100 : 0;
  },
});
