import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { excessReturns } from '../../statistics/growth.ts';
import { mean } from '../../statistics/moments.ts';
import { lowerPartialMoment } from '../../statistics/partial-moments.ts';

export const kappa3: PerformanceMetric = {
  id: 'kappa3',
  family: 'risk',
  needs: 'returns',
  label: localText('Kappa 3', 'Kappa 3', 'Kappa 3'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Return for each unit of downside, large losses weighing more than in Sortino.',
    '每单位下行风险的回报，大额亏损权重更高。',
    '每單位下行風險的回報，大額虧損權重更高。',
  ),
  definition: 'third lower partial moment over all periods, annualised mean',
  tex: String.raw`\frac{\overline{r-r_f}\,N}{\sqrt[3]{\frac1n\sum\max(r_f-r_i,0)^3}\sqrt N}`,
  source: 'Kaplan and Knowles, Kappa: A Generalized Downside Risk-Adjusted Performance Measure, 2004',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear, riskFree }) => {
    const excess = excessReturns(returns, riskFree, periodsPerYear);
    return definedRatio(mean(excess) * Math.sqrt(periodsPerYear), lowerPartialMoment(excess, 3));
  },
};
