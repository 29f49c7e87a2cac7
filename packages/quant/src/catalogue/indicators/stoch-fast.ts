import { averageKind, length, sameEverywhere } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { averageColumn, averageLookback, averageSize, averageStep } from '../../series/moving-average.ts';
import { rangePositionColumn, rangePositionSize, rangePositionStep } from '../../series/range-position.ts';

/** Fast stochastic oscillator: Where the close stands in the range of recent bars, unsmoothed. */
export const stochFast: Indicator = {
  id: 'stoch-fast',
  title: { en: 'Fast stochastic oscillator', 'zh-CN': '快速随机指标', 'zh-HK': '快速隨機指標' },
  family: 'momentum',
  params: [
    length('fastK', { en: 'Fast %K', 'zh-CN': '快速 %K', 'zh-HK': '快速 %K' }, 5, 1),
    length('fastD', { en: 'Fast %D', 'zh-CN': '快速 %D', 'zh-HK': '快速 %D' }, 3, 1),
    averageKind('average'),
  ],
  inputs: ['high', 'low', 'close'],
  outputs: [
    { name: 'fastK', label: sameEverywhere('%K'), unit: 'points', draw: 'line', levels: [20, 80] },
    { name: 'fastD', label: sameEverywhere('%D'), unit: 'points', draw: 'line', levels: [20, 80] },
  ],
  lookback: ({ fastK, fastD, average }) => fastK - 1 + averageLookback(fastD, average),
  stateSize: ({ fastK, fastD, average }) => rangePositionSize(fastK) + averageSize(fastD, average),
  step: (state, bar, out, { fastK, fastD, average }) => {
    const fast = rangePositionStep(state, 0, bar[0], bar[1], bar[2], fastK);
    out[1] = averageStep(state, rangePositionSize(fastK), fast, fastD, average);
    out[0] = Number.isNaN(out[1]) ? Number.NaN : fast;
  },
  batch: ([high, low, close], [fast, mean], { fastK, fastD, average }) => {
    rangePositionColumn(high, low, close, fast, fastK, mean);
    averageColumn(fast, mean, fastD, average, fastK - 1);
    const first = fastK - 1 + averageLookback(fastD, average);
    fast.fill(Number.NaN, 0, first);
    mean.fill(Number.NaN, 0, first);
  },
  meaning: {
    en: 'Where the close stands in the range of recent bars, unsmoothed.',
    'zh-CN': '收盘价在近期区间中的位置，未经平滑。',
    'zh-HK': '收市價在近期區間中的位置，未經平滑。',
  },
  tex: '100\\frac{c - \\min l}{\\max h - \\min l}',
  source: 'Lane 1957; TA-Lib STOCHF',
  talib: {
    name: 'STOCHF',
    params: { fastK: 'fastk_period', fastD: 'fastd_period', average: 'fastd_matype' },
    outputs: { fastK: 'fastk', fastD: 'fastd' },
  },
};
