import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { centralSum } from '../../statistics/moments.ts';

export const jarqueBera: PerformanceMetric = {
  id: 'jarqueBera',
  family: 'risk',
  needs: 'returns',
  label: localText('Jarque-Bera', 'Jarque-Bera 统计量', 'Jarque-Bera 統計量'),
  unit: 'ratio',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'How far returns are from a normal law; above 6 it is refused at 95%.',
    '回报偏离正态分布的程度，大于 6 即以 95% 把握否定。',
    '回報偏離正態分佈的程度，大於 6 即以 95% 把握否定。',
  ),
  definition: 'biased moments, as in the original test',
  tex: String.raw`\frac n6\left(g_1^2+\frac{g_2^2}{4}\right)`,
  source: 'Jarque and Bera, Efficient Tests for Normality, Economics Letters 1980',
  minPeriods: 20,
  compute: ({ returns }) => {
    const n = returns.length;
    const variance = centralSum(returns, 2) / n;
    const skew = centralSum(returns, 3) / n / variance ** 1.5;
    const excess = centralSum(returns, 4) / n / variance ** 2 - 3;
    const value = (n / 6) * (skew ** 2 + excess ** 2 / 4);
    return Number.isFinite(value) ? value : Number.NaN;
  },
};
