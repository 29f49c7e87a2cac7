import { factor, period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { channelColumn } from '../../series/channel.ts';
import { varianceSize, varianceStep } from '../../series/variance.ts';

/** Standard deviation: Scatter of a value around its mean, dividing by n. */
export const stddev: Indicator = {
  id: 'stddev',
  title: { en: 'Standard deviation', 'zh-CN': '标准差', 'zh-HK': '標準差' },
  family: 'statistic',
  params: [period(5), factor('deviations', { en: 'Deviations', 'zh-CN': '倍数', 'zh-HK': '倍數' }, 1, 0, 20, 0.1)],
  inputs: ['real'],
  outputs: [{ name: 'stddev', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => varianceSize(n),
  step: (state, bar, out, { period: n, deviations }) => {
    out[0] = Math.sqrt(varianceStep(state, 0, bar[0], n)) * deviations;
  },
  carriesMissing: true,
  batch: ([x], [y], { period: n, deviations }) => {
    channelColumn(x, y, y, y, n, deviations, 0, 0);
  },
  meaning: {
    en: 'Scatter of a value around its mean, dividing by n.',
    'zh-CN': '数值围绕均值的离散程度（除以 n）。',
    'zh-HK': '數值圍繞均值的離散程度（除以 n）。',
  },
  tex: 'k\\sqrt{\\tfrac1n\\sum(x-\\bar x)^2}',
  source: 'TA-Lib STDDEV',
  talib: { name: 'STDDEV', params: { period: 'timeperiod', deviations: 'nbdev' }, outputs: { stddev: 'real' } },
};
