import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { lowest } from '../../statistics/bounds.ts';

export const worstPeriod: PerformanceMetric = {
  id: 'worstPeriod',
  family: 'return',
  needs: 'returns',
  label: localText('Worst day', '最差单日', '最差單日'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText('Largest loss of one period.', '单期最大跌幅。', '單期最大跌幅。'),
  definition: 'minimum',
  tex: String.raw`\min r_i`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 1,
  compute: ({ returns }) => lowest(returns),
};
