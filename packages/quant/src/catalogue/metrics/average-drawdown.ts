import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { drawdownEpisodeAverages } from '../../statistics/drawdown.ts';

export const averageDrawdown: PerformanceMetric = {
  id: 'averageDrawdown',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Average fall', '平均回撤', '平均跌幅'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText('Average depth of all falls from a high.', '历次回撤的平均深度。', '歷次跌幅的平均深度。'),
  definition: 'mean depth of episodes',
  tex: String.raw`\overline{d_j}`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 2,
  compute: ({ returns }) => drawdownEpisodeAverages(returns).depth,
};
