import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { winsOf } from '../../statistics/partial-moments.ts';

export const averageGain: PerformanceMetric = {
  id: 'averageGain',
  family: 'return',
  needs: 'returns',
  label: localText('Average rising day', '上涨日平均涨幅', '上升日平均升幅'),
  unit: 'fraction',
  decimals: 2,
  better: 'higher',
  isChange: true,
  meaning: localText('Average of the periods that gained.', '上涨各期的平均涨幅。', '上升各期的平均升幅。'),
  definition: 'mean of returns above zero',
  tex: String.raw`\overline{r \mid r>0}`,
  source: 'quantstats',
  minPeriods: 1,
  compute: ({ returns }) => winsOf(returns).average,
};
