import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { tailRatioOf } from '../../statistics/tail-ratio.ts';

export const tailRatio: PerformanceMetric = {
  id: 'tailRatio',
  family: 'tail',
  needs: 'returns',
  label: localText('Tail ratio', '尾部比率', '尾部比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Good extremes against bad ones: the 95th percentile over the 5th.',
    '好坏极端之比：第 95 百分位与第 5 百分位之比。',
    '好壞極端之比：第 95 百分位與第 5 百分位之比。',
  ),
  definition: 'absolute percentiles 95 and 5',
  tex: String.raw`\frac{|q_{0.95}|}{|q_{0.05}|}`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 60,
  compute: ({ returns }) => tailRatioOf(returns),
};
