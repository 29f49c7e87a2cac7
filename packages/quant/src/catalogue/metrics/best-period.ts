import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { highest } from '../../statistics/bounds.ts';

export const bestPeriod: PerformanceMetric = {
  id: 'bestPeriod',
  family: 'return',
  needs: 'returns',
  label: localText('Best day', '最佳单日', '最佳單日'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText('Largest gain of one period.', '单期最大涨幅。', '單期最大升幅。'),
  definition: 'maximum',
  tex: String.raw`\max r_i`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 1,
  compute: ({ returns }) => highest(returns),
};
