import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { excessKurtosis } from '../../statistics/moments.ts';

export const kurtosis: PerformanceMetric = {
  id: 'kurtosis',
  family: 'tail',
  needs: 'returns',
  label: localText('Kurtosis, excess', '超额峰度', '超額峰度'),
  unit: 'ratio',
  decimals: 2,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Above zero, extreme days are more common than under a bell curve.',
    '大于零表示极端交易日比正态分布更常见。',
    '大於零表示極端交易日比正態分佈更常見。',
  ),
  definition: 'unbiased, excess',
  tex: 'G_2',
  source: 'Joanes and Gill, Comparing Measures of Sample Skewness and Kurtosis, The Statistician 1998',
  minPeriods: 60,
  compute: ({ returns }) => excessKurtosis(returns),
};
