import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { mean, sampleDeviation } from '../../statistics/moments.ts';
import { normalQuantile } from '../../statistics/normal.ts';

export const normalValueAtRisk: PerformanceMetric = {
  id: 'normalValueAtRisk',
  family: 'tail',
  needs: 'returns',
  label: localText('Value at risk, 5%, if normal', '正态风险价值（5%）', '正態風險值（5%）'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'One day in twenty would be worse if returns followed a bell curve; they do not.',
    '假设回报服从正态分布时二十天一遇的损失，实际并非如此。',
    '假設回報服從正態分佈時二十天一遇的損失，實際並非如此。',
  ),
  definition: 'normal',
  tex: String.raw`\bar r+z_{0.05}s`,
  source: 'Jorion, Value at Risk, 3rd edition',
  minPeriods: 60,
  compute: ({ returns }) => mean(returns) + normalQuantile(0.05) * sampleDeviation(returns),
};
