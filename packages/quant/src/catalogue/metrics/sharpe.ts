import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { excessReturns } from '../../statistics/growth.ts';
import { mean, sampleDeviation } from '../../statistics/moments.ts';

export const sharpe: PerformanceMetric = {
  id: 'sharpe',
  family: 'risk',
  needs: 'returns',
  label: localText('Sharpe ratio', '夏普比率', '夏普比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Return above the risk-free rate for each unit of swing.',
    '每单位波动换来的超额回报。',
    '每單位波動換來的超額回報。',
  ),
  definition: 'sample deviation, risk-free rate per period geometrically, annualised',
  tex: String.raw`\frac{\overline{r-r_f}}{s}\sqrt N`,
  source: 'Sharpe, The Sharpe Ratio, Journal of Portfolio Management 1994',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear, riskFree }) => {
    const excess = excessReturns(returns, riskFree, periodsPerYear);
    return definedRatio(mean(excess) * Math.sqrt(periodsPerYear), sampleDeviation(excess));
  },
};
