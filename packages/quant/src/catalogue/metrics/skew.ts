import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { skewness } from '../../statistics/moments.ts';

export const skew: PerformanceMetric = {
  id: 'skew',
  family: 'tail',
  needs: 'returns',
  label: localText('Skew', '偏度', '偏度'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Below zero, the bad surprises are larger than the good ones.',
    '小于零表示坏的意外比好的意外更大。',
    '小於零表示壞的意外比好的意外更大。',
  ),
  definition: 'unbiased',
  tex: 'G_1',
  source: 'Joanes and Gill, Comparing Measures of Sample Skewness and Kurtosis, The Statistician 1998',
  minPeriods: 60,
  compute: ({ returns }) => skewness(returns),
};
