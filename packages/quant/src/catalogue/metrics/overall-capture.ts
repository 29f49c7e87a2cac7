import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { annualised } from '../../statistics/growth.ts';

export const overallCapture: PerformanceMetric = {
  id: 'overallCapture',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('Capture of the market’s return', '市场回报捕获率', '市場回報捕獲率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Return a year for each unit of the market’s.',
    '年化回报与市场年化回报之比。',
    '年化回報與市場年化回報之比。',
  ),
  definition: 'ratio of annual returns',
  tex: String.raw`\frac{R}{R_m}`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 30,
  compute: ({ returns, benchmark, periodsPerYear }) =>
    benchmark === undefined
      ? Number.NaN
      : definedRatio(annualised(returns, periodsPerYear), annualised(benchmark, periodsPerYear)),
};
