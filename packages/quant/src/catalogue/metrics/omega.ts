import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { excessReturns } from '../../statistics/growth.ts';
import { gainsAndLosses } from '../../statistics/partial-moments.ts';

export const omega: PerformanceMetric = {
  id: 'omega',
  family: 'risk',
  needs: 'returns',
  label: localText('Omega ratio', '欧米伽比率', '歐米加比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Sum of gains for each unit of losses, seen from the risk-free rate.',
    '以无风险利率为界，收益总和与亏损总和之比。',
    '以無風險利率為界，收益總和與虧損總和之比。',
  ),
  definition: 'threshold = risk-free rate per period',
  tex: String.raw`\frac{\sum\max(r_i-r_f,0)}{\sum\max(r_f-r_i,0)}`,
  source: 'Keating and Shadwick, A Universal Performance Measure, Journal of Performance Measurement 2002',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear, riskFree }) => {
    const { gains, losses } = gainsAndLosses(excessReturns(returns, riskFree, periodsPerYear));
    return definedRatio(gains, losses);
  },
};
