import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { annualised } from '../../statistics/growth.ts';

/** A calendar growth rate, by days between dates, is another number: about 0.004 points apart in twelve years of a stock index. */
export const annualReturn: PerformanceMetric = {
  id: 'annualReturn',
  family: 'return',
  needs: 'returns',
  label: localText('Return a year', '年化回报', '年化回報'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'Steady yearly rate that leads to the same result.',
    '得到同样结果的每年固定回报率。',
    '得到同樣結果的每年固定回報率。',
  ),
  definition: 'compounded by number of periods',
  tex: String.raw`\left(\prod(1+r_i)\right)^{N/n}-1`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear }) => annualised(returns, periodsPerYear),
};
