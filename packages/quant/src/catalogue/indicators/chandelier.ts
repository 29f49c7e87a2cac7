import { factor, period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { highestOf, lowestOf } from '../../series/extremes.ts';
import { trueRangeSize, trueRangeStep } from '../../series/true-range.ts';
import { wilderSize, wilderStep } from '../../series/wilder.ts';
import { windowPush, windowSize } from '../../series/window.ts';

/** Chandelier exit: A stop hung from the highest high, a few usual ranges below it. */
export const chandelier: Indicator = {
  id: 'chandelier',
  title: { en: 'Chandelier exit', 'zh-CN': '吊灯止损', 'zh-HK': '吊燈止蝕' },
  family: 'overlap',
  params: [period(22), factor('multiplier', { en: 'Multiplier', 'zh-CN': '倍数', 'zh-HK': '倍數' }, 3, 0.1, 20, 0.1)],
  inputs: ['high', 'low', 'close'],
  outputs: [
    {
      name: 'long',
      label: { en: 'Exit of a long position', 'zh-CN': '多头止损', 'zh-HK': '好倉止蝕' },
      unit: 'price',
      draw: 'line',
    },
    {
      name: 'short',
      label: { en: 'Exit of a short position', 'zh-CN': '空头止损', 'zh-HK': '淡倉止蝕' },
      unit: 'price',
      draw: 'line',
    },
  ],
  lookback: ({ period: n }) => n,
  stateSize: ({ period: n }) => trueRangeSize + wilderSize + 2 * windowSize(n),
  step: (state, bar, out, { period: n, multiplier }) => {
    const highs = trueRangeSize + wilderSize;
    const lows = highs + windowSize(n);
    const range = wilderStep(state, trueRangeSize, trueRangeStep(state, 0, bar[0], bar[1], bar[2]), n);
    windowPush(state, highs, bar[0], n);
    windowPush(state, lows, bar[1], n);
    const isReady = !Number.isNaN(range);
    out[0] = isReady ? highestOf(state, highs, n) - multiplier * range : Number.NaN;
    out[1] = isReady ? lowestOf(state, lows, n) + multiplier * range : Number.NaN;
  },
  meaning: {
    en: 'A stop hung from the highest high, a few usual ranges below it.',
    'zh-CN': '从最高点下挂若干倍波幅的止损位。',
    'zh-HK': '由最高點下掛若干倍波幅的止蝕位。',
  },
  tex: '\\max h - m\\,ATR',
  source: 'Le Beau; Stock.Indicators Chandelier',
};
