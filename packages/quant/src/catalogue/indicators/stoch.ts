import { averageKind, length, sameEverywhere } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { averageColumn, averageLookback, averageSize, averageStep } from '../../series/moving-average.ts';
import { rangePositionColumn, rangePositionSize, rangePositionStep } from '../../series/range-position.ts';

/** Stochastic oscillator: Where the close stands in the range of recent bars, smoothed, with its own average. */
export const stoch: Indicator = {
  id: 'stoch',
  title: { en: 'Stochastic oscillator', 'zh-CN': '随机指标', 'zh-HK': '隨機指標' },
  family: 'momentum',
  params: [
    length('fastK', { en: 'Fast %K', 'zh-CN': '快速 %K', 'zh-HK': '快速 %K' }, 5, 1),
    length('slowK', { en: 'Slow %K', 'zh-CN': '慢速 %K', 'zh-HK': '慢速 %K' }, 3, 1),
    averageKind('slowKAverage'),
    length('slowD', { en: 'Slow %D', 'zh-CN': '慢速 %D', 'zh-HK': '慢速 %D' }, 3, 1),
    averageKind('slowDAverage'),
  ],
  inputs: ['high', 'low', 'close'],
  outputs: [
    { name: 'slowK', label: sameEverywhere('%K'), unit: 'points', draw: 'line', levels: [20, 80] },
    { name: 'slowD', label: sameEverywhere('%D'), unit: 'points', draw: 'line', levels: [20, 80] },
  ],
  lookback: ({ fastK, slowK, slowKAverage, slowD, slowDAverage }) =>
    fastK - 1 + averageLookback(slowK, slowKAverage) + averageLookback(slowD, slowDAverage),
  stateSize: ({ fastK, slowK, slowKAverage, slowD, slowDAverage }) =>
    rangePositionSize(fastK) + averageSize(slowK, slowKAverage) + averageSize(slowD, slowDAverage),
  step: (state, bar, out, { fastK, slowK, slowKAverage, slowD, slowDAverage }) => {
    const kAt = rangePositionSize(fastK);
    const fast = rangePositionStep(state, 0, bar[0], bar[1], bar[2], fastK);
    const slow = averageStep(state, kAt, fast, slowK, slowKAverage);
    out[1] = averageStep(state, kAt + averageSize(slowK, slowKAverage), slow, slowD, slowDAverage);
    out[0] = Number.isNaN(out[1]) ? Number.NaN : slow;
  },
  row: (memory, [high, low, close], [slow, mean], { fastK, slowK, slowKAverage, slowD, slowDAverage }, from, to) => {
    const kAt = rangePositionSize(fastK);
    const dAt = kAt + averageSize(slowK, slowKAverage);
    const size = dAt + averageSize(slowD, slowDAverage);
    for (let k = from, at = from * size; k < to; k += 1, at += size) {
      const fast = rangePositionStep(memory, at, high[k], low[k], close[k], fastK);
      const smooth = averageStep(memory, at + kAt, fast, slowK, slowKAverage);
      mean[k] = averageStep(memory, at + dAt, smooth, slowD, slowDAverage);
      slow[k] = Number.isNaN(mean[k]) ? Number.NaN : smooth;
    }
  },
  batch: ([high, low, close], [slow, mean], { fastK, slowK, slowKAverage, slowD, slowDAverage }) => {
    // The fast reading is kept where the mean will stand.
    rangePositionColumn(high, low, close, mean, fastK, slow);
    const slowFrom = fastK - 1;
    averageColumn(mean, slow, slowK, slowKAverage, slowFrom);
    const meanFrom = slowFrom + averageLookback(slowK, slowKAverage);
    averageColumn(slow, mean, slowD, slowDAverage, meanFrom);
    const first = meanFrom + averageLookback(slowD, slowDAverage);
    slow.fill(Number.NaN, 0, first);
    mean.fill(Number.NaN, 0, first);
  },
  meaning: {
    en: 'Where the close stands in the range of recent bars, smoothed, with its own average.',
    'zh-CN': '收盘价在近期区间中的位置（平滑后）及其均线。',
    'zh-HK': '收市價在近期區間中的位置（平滑後）及其平均線。',
  },
  tex: '\\overline{100\\frac{c - \\min l}{\\max h - \\min l}}',
  source: 'Lane 1957; TA-Lib STOCH',
  talib: {
    name: 'STOCH',
    params: {
      fastK: 'fastk_period',
      slowK: 'slowk_period',
      slowKAverage: 'slowk_matype',
      slowD: 'slowd_period',
      slowDAverage: 'slowd_matype',
    },
    outputs: { slowK: 'slowk', slowD: 'slowd' },
  },
};
