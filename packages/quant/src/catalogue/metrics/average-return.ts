import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { mean } from '../../statistics/moments.ts';

export const averageReturn: PerformanceMetric = {
  id: 'averageReturn',
  family: 'return',
  needs: 'returns',
  label: localText('Average day', '日均回报', '每日平均回報'),
  unit: 'fraction',
  decimals: 3,
  better: 'higher',
  isChange: true,
  meaning: localText('Arithmetic average of the period returns.', '各期回报的算术平均。', '各期回報的算術平均。'),
  definition: 'arithmetic mean per period',
  tex: String.raw`\bar r`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 1,
  compute: ({ returns }) => mean(returns),
};
