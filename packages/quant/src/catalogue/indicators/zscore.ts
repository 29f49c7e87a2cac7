import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { isFlat } from '../../series/flat.ts';
import { varianceSize, varianceStep } from '../../series/variance.ts';
import { windowSum } from '../../series/window.ts';

/** Z-score: How many standard deviations a value stands from its recent mean; 0 when it does not move. */
export const zscore: Indicator = {
  id: 'zscore',
  title: { en: 'Z-score', 'zh-CN': '标准分数', 'zh-HK': '標準分數' },
  family: 'statistic',
  params: [period(20)],
  inputs: ['real'],
  outputs: [{ name: 'zscore', unit: 'ratio', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => varianceSize(n),
  step: (state, bar, out, { period: n }) => {
    const variance = varianceStep(state, 0, bar[0], n);
    const mean = windowSum(state, 0, n) / n;
    out[0] = Number.isNaN(variance)
      ? Number.NaN
      : isFlat(variance * n, mean, n)
        ? 0
        : (bar[0] - mean) / Math.sqrt(variance);
  },
  meaning: {
    en: 'How many standard deviations a value stands from its recent mean; 0 when it does not move.',
    'zh-CN': '数值偏离近期均值多少个标准差，不动时为 0。',
    'zh-HK': '數值偏離近期均值多少個標準差，不動時為 0。',
  },
  tex: '\\frac{x - \\bar x}{\\sigma}',
  source: 'Population deviation',
};
