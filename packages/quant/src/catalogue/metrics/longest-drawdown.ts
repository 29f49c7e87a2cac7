import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { drawdownEpisodeAverages } from '../../statistics/drawdown.ts';

export const longestDrawdown: PerformanceMetric = {
  id: 'longestDrawdown',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Longest time below a high', '最长回撤期数', '最長跌幅期數'),
  unit: 'count',
  decimals: 0,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Most periods from a high until it was reached again, or until now.',
    '从高点到收复（或至今）的最长期数。',
    '由高位至收復（或至今）的最長期數。',
  ),
  definition: 'periods from peak to recovery, open falls until the last period',
  tex: String.raw`\max_j(\text{recovery}_j-\text{peak}_j)`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 1,
  compute: ({ returns }) => drawdownEpisodeAverages(returns).longest,
};
