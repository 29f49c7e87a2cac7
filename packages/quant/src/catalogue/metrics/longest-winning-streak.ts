import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { longestRun } from '../../statistics/partial-moments.ts';

export const longestWinningStreak: PerformanceMetric = {
  id: 'longestWinningStreak',
  family: 'return',
  needs: 'returns',
  label: localText('Longest rise', '最长连涨', '最長連升'),
  unit: 'count',
  decimals: 0,
  better: 'higher',
  isChange: false,
  meaning: localText('Most rising periods in a row.', '连续上涨的最多期数。', '連續上升的最多期數。'),
  definition: 'run of returns above zero',
  tex: String.raw`\max \text{run}(r>0)`,
  source: 'quantstats',
  minPeriods: 1,
  compute: ({ returns }) => longestRun(returns, 1),
};
