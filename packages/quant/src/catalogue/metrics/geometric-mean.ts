import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { annualised } from '../../statistics/growth.ts';

export const geometricMean: PerformanceMetric = {
  id: 'geometricMean',
  family: 'return',
  needs: 'returns',
  label: localText('Geometric mean', '几何平均回报', '幾何平均回報'),
  unit: 'fraction',
  decimals: 3,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'Equal return per period that gives the same result.',
    '每期相等且结果相同的回报率。',
    '每期相等而結果相同的回報率。',
  ),
  definition: 'geometric mean per period',
  tex: String.raw`\left(\prod(1+r_i)\right)^{1/n}-1`,
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 1,
  compute: ({ returns }) => annualised(returns, 1),
};
