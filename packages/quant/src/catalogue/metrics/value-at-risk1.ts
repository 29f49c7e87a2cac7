import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { percentile } from '../../statistics/percentile.ts';

export const valueAtRisk1: PerformanceMetric = {
  id: 'valueAtRisk1',
  family: 'tail',
  needs: 'returns',
  label: localText('Value at risk, 1%', '风险价值（1%）', '風險值（1%）'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'One day in a hundred is worse than this.',
    '一百天里有一天比这更差。',
    '一百天中有一天比這更差。',
  ),
  definition: 'historical, linear percentile',
  tex: 'q_{0.01}(r)',
  source: 'Jorion, Value at Risk, 3rd edition',
  minPeriods: 250,
  compute: ({ returns }) => percentile(returns, 0.01),
};
