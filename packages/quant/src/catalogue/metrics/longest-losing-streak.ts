import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { longestRun } from '../../statistics/partial-moments.ts';

export const longestLosingStreak: PerformanceMetric = {
  id: 'longestLosingStreak',
  family: 'return',
  needs: 'returns',
  label: localText('Longest fall', '最长连跌', '最長連跌'),
  unit: 'count',
  decimals: 0,
  better: 'lower',
  isChange: false,
  meaning: localText('Most falling periods in a row.', '连续下跌的最多期数。', '連續下跌的最多期數。'),
  definition: 'run of returns below zero',
  tex: String.raw`\max \text{run}(r<0)`,
  source: 'quantstats',
  minPeriods: 1,
  compute: ({ returns }) => longestRun(returns, -1),
};
