import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { drawdownEpisodeAverages } from '../../statistics/drawdown.ts';

export const averageDrawdownLength: PerformanceMetric = {
  id: 'averageDrawdownLength',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Average time below a high', '平均回撤期数', '平均跌幅期數'),
  unit: 'count',
  decimals: 0,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Average number of periods from a high until it was reached again.',
    '从高点到收复的平均期数。',
    '由高位至收復的平均期數。',
  ),
  definition: 'periods from peak to recovery',
  tex: String.raw`\overline{\text{recovery}_j-\text{peak}_j}`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 2,
  compute: ({ returns }) => drawdownEpisodeAverages(returns).length,
};
