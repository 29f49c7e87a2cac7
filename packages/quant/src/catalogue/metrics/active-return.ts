import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { annualised } from '../../statistics/growth.ts';

export const activeReturn: PerformanceMetric = {
  id: 'activeReturn',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Return a year above the market', '年化超额回报', '年化超額回報'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'Return a year less that of the market.',
    '年化回报减去市场年化回报。',
    '年化回報減去市場年化回報。',
  ),
  definition: 'difference of annual returns by periods',
  tex: 'R-R_m',
  source: 'Bacon, Practical Risk-Adjusted Performance Measurement, 2nd edition',
  minPeriods: 20,
  compute: ({ returns, benchmark, periodsPerYear }) =>
    benchmark === undefined ? Number.NaN : annualised(returns, periodsPerYear) - annualised(benchmark, periodsPerYear),
};
