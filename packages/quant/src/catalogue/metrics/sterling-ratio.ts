import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { drawdownEpisodeAverages } from '../../statistics/drawdown.ts';
import { annualised } from '../../statistics/growth.ts';

export const sterlingRatio: PerformanceMetric = {
  id: 'sterlingRatio',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Sterling ratio', '斯特林比率', '斯特林比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Return above the risk-free rate a year for each unit of average fall.',
    '年化超额回报与平均回撤之比。',
    '年化超額回報與平均跌幅之比。',
  ),
  definition: 'annual return less risk-free over mean episode depth',
  tex: String.raw`\frac{R-r_f}{|\overline{d_j}|}`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear, riskFree }) =>
    definedRatio(annualised(returns, periodsPerYear) - riskFree, Math.abs(drawdownEpisodeAverages(returns).depth)),
};
