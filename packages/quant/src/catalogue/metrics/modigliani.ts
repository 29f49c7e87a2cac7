import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { excessReturns } from '../../statistics/growth.ts';
import { mean, sampleDeviation } from '../../statistics/moments.ts';

export const modigliani: PerformanceMetric = {
  id: 'modigliani',
  family: 'benchmark',
  needs: 'benchmark',
  label: localText('M2 return', 'M2 回报', 'M2 回報'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'Return a year if leverage had given it the swing of the market.',
    '调整到市场波动水平后的年化回报。',
    '調整至市場波動水平後的年化回報。',
  ),
  definition: 'Sharpe ratio times market volatility plus risk-free',
  tex: String.raw`r_f+SR\,\sigma_m`,
  source: 'Modigliani and Modigliani, Risk-Adjusted Performance, Journal of Portfolio Management 1997',
  minPeriods: 30,
  compute: ({ returns, benchmark, periodsPerYear, riskFree }) => {
    if (benchmark === undefined) return Number.NaN;
    const excess = excessReturns(returns, riskFree, periodsPerYear);
    const sharpe = definedRatio(mean(excess) * Math.sqrt(periodsPerYear), sampleDeviation(excess));
    return riskFree + sharpe * sampleDeviation(benchmark) * Math.sqrt(periodsPerYear);
  },
};
