import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { lossesOf } from '../../statistics/partial-moments.ts';

export const averageLoss: PerformanceMetric = {
  id: 'averageLoss',
  family: 'return',
  needs: 'returns',
  label: localText('Average falling day', '下跌日平均跌幅', '下跌日平均跌幅'),
  unit: 'fraction',
  decimals: 2,
  better: 'higher',
  isChange: true,
  meaning: localText('Average of the periods that lost.', '下跌各期的平均跌幅。', '下跌各期的平均跌幅。'),
  definition: 'mean of returns below zero',
  tex: String.raw`\overline{r \mid r<0}`,
  source: 'quantstats',
  minPeriods: 1,
  compute: ({ returns }) => lossesOf(returns).average,
};
