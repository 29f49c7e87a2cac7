import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { excessReturns } from '../../statistics/growth.ts';
import { excessKurtosis, skewness } from '../../statistics/moments.ts';
import { probabilisticSharpe, sharpePerPeriod } from '../../statistics/probabilistic-sharpe.ts';

/** Annualising the Sharpe ratio inside the formula, or reading its kurtosis as excess, are common errors. */
export const probabilisticSharpeRatio: PerformanceMetric = {
  id: 'probabilisticSharpeRatio',
  family: 'risk',
  needs: 'returns',
  label: localText('Probability that Sharpe is above zero', '夏普比率为正的概率', '夏普比率為正的概率'),
  unit: 'percentile',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'How sure the record makes us that the true Sharpe ratio is above zero.',
    '依据现有记录，真实夏普比率大于零的把握。',
    '依據現有紀錄，真實夏普比率大於零的把握。',
  ),
  definition: 'per-period Sharpe, n - 1, unbiased moments, non-excess kurtosis',
  tex: String.raw`\Phi\!\left(\frac{SR\sqrt{n-1}}{\sqrt{1-S\,SR+\frac{K-1}{4}SR^2}}\right)`,
  source: 'Bailey and López de Prado, The Sharpe Ratio Efficient Frontier, Journal of Risk 2012',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear, riskFree }) => {
    const excess = excessReturns(returns, riskFree, periodsPerYear);
    return probabilisticSharpe({
      sharpe: sharpePerPeriod(excess),
      periods: excess.length,
      skewness: skewness(excess),
      kurtosis: excessKurtosis(excess) + 3,
      benchmark: 0,
    });
  },
};
