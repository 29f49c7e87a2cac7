import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { excessReturns } from '../../statistics/growth.ts';
import { mean } from '../../statistics/moments.ts';
import { lowerPartialMoment } from '../../statistics/partial-moments.ts';

export const sortino: PerformanceMetric = {
  id: 'sortino',
  family: 'risk',
  needs: 'returns',
  label: localText('Sortino ratio', '索提诺比率', '索提諾比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Return above the risk-free rate for each unit of downward swing.',
    '每单位下行波动换来的超额回报。',
    '每單位下行波動換來的超額回報。',
  ),
  definition: 'downside over all periods, annualised',
  tex: String.raw`\frac{\overline{r-r_f}}{\sqrt{\frac1n\sum\min(r_i-r_f,0)^2}}\sqrt N`,
  source: 'Sortino and Price, Performance Measurement in a Downside Risk Framework, Journal of Investing 1994',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear, riskFree }) => {
    const excess = excessReturns(returns, riskFree, periodsPerYear);
    return definedRatio(mean(excess) * Math.sqrt(periodsPerYear), lowerPartialMoment(excess));
  },
};
