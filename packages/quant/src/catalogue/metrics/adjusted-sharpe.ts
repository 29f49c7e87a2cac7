import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { excessReturns } from '../../statistics/growth.ts';
import { excessKurtosis, skewness } from '../../statistics/moments.ts';
import { sharpePerPeriod } from '../../statistics/probabilistic-sharpe.ts';

export const adjustedSharpe: PerformanceMetric = {
  id: 'adjustedSharpe',
  family: 'risk',
  needs: 'returns',
  label: localText('Sharpe ratio, tail-adjusted', '尾部调整夏普比率', '尾部調整夏普比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Sharpe ratio lowered for bad surprises and extremes.',
    '按偏度和峰度调低的夏普比率。',
    '按偏度及峰度調低的夏普比率。',
  ),
  definition: 'Pezier and White, per period then annualised',
  tex: String.raw`SR\left(1+\tfrac{S}{6}SR-\tfrac{K}{24}SR^2\right)`,
  source: 'Pézier and White, The Relative Merits of Investable Hedge Fund Indices, 2006',
  minPeriods: 60,
  compute: ({ returns, periodsPerYear, riskFree }) => {
    const excess = excessReturns(returns, riskFree, periodsPerYear);
    const ratio = sharpePerPeriod(excess);
    const adjusted = 1 + (skewness(excess) / 6) * ratio - (excessKurtosis(excess) / 24) * ratio ** 2;
    return ratio * adjusted * Math.sqrt(periodsPerYear);
  },
};
