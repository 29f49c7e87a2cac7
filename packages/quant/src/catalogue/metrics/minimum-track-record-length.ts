import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { excessReturns } from '../../statistics/growth.ts';
import { excessKurtosis, skewness } from '../../statistics/moments.ts';
import { minimumTrackRecord, sharpePerPeriod } from '../../statistics/probabilistic-sharpe.ts';

export const minimumTrackRecordLength: PerformanceMetric = {
  id: 'minimumTrackRecordLength',
  family: 'risk',
  needs: 'returns',
  label: localText('Periods needed for proof', '所需样本期数', '所需樣本期數'),
  unit: 'count',
  decimals: 0,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'How many periods of such returns would prove a Sharpe ratio above zero at 95%.',
    '以 95% 把握证明夏普比率大于零所需的期数。',
    '以 95% 把握證明夏普比率大於零所需的期數。',
  ),
  definition: '95% confidence against zero',
  tex: String.raw`1+\left(1-S\,SR+\tfrac{K-1}{4}SR^2\right)\left(\frac{z_{0.95}}{SR}\right)^2`,
  source: 'Bailey and López de Prado, The Sharpe Ratio Efficient Frontier, Journal of Risk 2012',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear, riskFree }) => {
    const excess = excessReturns(returns, riskFree, periodsPerYear);
    return minimumTrackRecord({
      sharpe: sharpePerPeriod(excess),
      skewness: skewness(excess),
      kurtosis: excessKurtosis(excess) + 3,
      benchmark: 0,
      confidence: 0.95,
    });
  },
};
