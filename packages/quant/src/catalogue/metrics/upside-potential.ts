import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { excessReturns } from '../../statistics/growth.ts';
import { gainsAndLosses, lowerPartialMoment } from '../../statistics/partial-moments.ts';

export const upsidePotential: PerformanceMetric = {
  id: 'upsidePotential',
  family: 'risk',
  needs: 'returns',
  label: localText('Upside potential ratio', '上行潜力比率', '上行潛力比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Average gain above the risk-free rate for each unit of downside.',
    '每单位下行风险对应的平均上行收益。',
    '每單位下行風險對應的平均上行收益。',
  ),
  definition: 'per period',
  tex: String.raw`\frac{\frac1n\sum\max(r_i-r_f,0)}{\sqrt{\frac1n\sum\min(r_i-r_f,0)^2}}`,
  source: 'Sortino, van der Meer and Plantinga, The Dutch Triangle, Journal of Portfolio Management 1999',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear, riskFree }) => {
    const excess = excessReturns(returns, riskFree, periodsPerYear);
    return definedRatio(gainsAndLosses(excess).gains / excess.length, lowerPartialMoment(excess));
  },
};
