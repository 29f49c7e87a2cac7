import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { pearson } from '../../statistics/moments.ts';

export const correlation: PerformanceMetric = {
  id: 'correlation',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Correlation', '相关性', '相關性'),
  unit: 'ratio',
  decimals: 2,
  better: null,
  isChange: false,
  meaning: localText(
    'How closely it moves with the market, or with the instrument named, −1 to 1.',
    '与市场（或所指的标的）同步的程度，−1 至 1。',
    '與市場（或所指的標的）同步的程度，−1 至 1。',
  ),
  definition: 'Pearson',
  tex: String.raw`\rho(r,m)`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 30,
  compute: ({ returns, benchmark }) => (benchmark === undefined ? Number.NaN : pearson(returns, benchmark)),
};
