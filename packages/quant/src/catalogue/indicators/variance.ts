import { period } from '../indicator-parts.ts';
import type { Indicator } from '../indicator.ts';
import { channelColumn } from '../../series/channel.ts';
import { varianceSize, varianceStep } from '../../series/variance.ts';

/** Variance: Mean squared distance from the mean, dividing by n. */
export const variance: Indicator = {
  id: 'variance',
  title: { en: 'Variance', 'zh-CN': '方差', 'zh-HK': '方差' },
  family: 'statistic',
  params: [period(5, 1)],
  inputs: ['real'],
  outputs: [{ name: 'variance', unit: 'points', draw: 'line' }],
  lookback: ({ period: n }) => n - 1,
  stateSize: ({ period: n }) => varianceSize(n),
  step: (state, bar, out, { period: n }) => {
    out[0] = varianceStep(state, 0, bar[0], n);
  },
  carriesMissing: true,
  batch: ([x], [y], { period: n }) => {
    channelColumn(x, y, y, y, n, 1, 0, 0);
    for (let i = n - 1; i < y.length; i += 1) y[i] *= y[i];
  },
  meaning: {
    en: 'Mean squared distance from the mean, dividing by n.',
    'zh-CN': '与均值之差平方的平均（除以 n）。',
    'zh-HK': '與均值之差平方的平均（除以 n）。',
  },
  tex: '\\tfrac1n\\sum(x-\\bar x)^2',
  source: 'TA-Lib VAR',
  talib: { name: 'VAR', params: { period: 'timeperiod' }, outputs: { variance: 'real' }, ignored: ['nbdev'] },
};
