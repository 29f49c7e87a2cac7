import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { sampleDeviation } from '../../statistics/moments.ts';

export const volatility: PerformanceMetric = {
  id: 'volatility',
  family: 'risk',
  needs: 'returns',
  label: localText('Volatility', '波动率', '波幅'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText('How widely the price swings in a year.', '价格一年内波动的幅度。', '價格一年內波動的幅度。'),
  definition: 'sample standard deviation, annualised',
  tex: String.raw`s\sqrt{N}`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear }) => sampleDeviation(returns) * Math.sqrt(periodsPerYear),
};
