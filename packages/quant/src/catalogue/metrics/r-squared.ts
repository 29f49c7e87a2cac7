import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { pearson } from '../../statistics/moments.ts';

export const rSquared: PerformanceMetric = {
  id: 'rSquared',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Explained by the market', '市场解释度', '市場解釋度'),
  unit: 'fraction',
  decimals: 1,
  better: null,
  isChange: false,
  meaning: localText(
    'Share of its swings that the market explains.',
    '波动中可由市场解释的比例。',
    '波動中可由市場解釋的比例。',
  ),
  definition: 'squared correlation',
  tex: String.raw`\rho^2`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 30,
  compute: ({ returns, benchmark }) => (benchmark === undefined ? Number.NaN : pearson(returns, benchmark) ** 2),
};
