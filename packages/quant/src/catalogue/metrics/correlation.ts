import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { pearson } from '../../statistics/moments.ts';

export const correlation: PerformanceMetric = {
  id: 'correlation',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Correlation with the market', '与市场相关性', '與市場相關性'),
  unit: 'ratio',
  decimals: 2,
  better: null,
  isChange: false,
  meaning: localText(
    'How closely it moves with the market, -1 to 1.',
    '与市场同步的程度，-1 至 1。',
    '與市場同步的程度，-1 至 1。',
  ),
  definition: 'Pearson',
  tex: String.raw`\rho(r,m)`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 30,
  compute: ({ returns, benchmark }) => (benchmark === undefined ? Number.NaN : pearson(returns, benchmark)),
};
