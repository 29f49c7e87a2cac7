import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { sumColumn } from '../../series/sums.ts';
import { meanSize, meanStep } from '../../series/mean.ts';

/** Rolling sum: Sum of the last n values. */
export const sum: Indicator = {
  id: 'sum',
  title: { en: 'Rolling sum', 'zh-CN': '滚动求和', 'zh-HK': '滾動求和' },
  family: 'statistic',
  params: [period(30)],
  inputs: ['real'],
  outputs: [{ name: 'sum', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => meanSize(n),
  step: (state, bar, out, { period: n }) => {
    out[0] = meanStep(state, 0, bar[0], n) * n;
  },
  batch: ([x], [y], { period: n }) => sumColumn(x, y, n),
  meaning: { en: 'Sum of the last n values.', 'zh-CN': '最近 n 个值之和。', 'zh-HK': '最近 n 個值之和。' },
  tex: '\\sum_{i<n} x_{t-i}',
  source: 'TA-Lib SUM',
  talib: { name: 'SUM', params: { period: 'timeperiod' }, outputs: { sum: 'real' } },
};
