import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { percentile } from '../../statistics/percentile.ts';

export const valueAtRisk: PerformanceMetric = {
  id: 'valueAtRisk',
  family: 'tail',
  needs: 'returns',
  label: localText('Value at risk, 5%', '风险价值（5%）', '風險值（5%）'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText('One day in twenty is worse than this.', '二十天里有一天比这更差。', '二十天中有一天比這更差。'),
  definition: 'historical, linear percentile',
  tex: 'q_{0.05}(r)',
  source: 'Jorion, Value at Risk, 3rd edition',
  minPeriods: 60,
  compute: ({ returns }) => percentile(returns, 0.05),
};
