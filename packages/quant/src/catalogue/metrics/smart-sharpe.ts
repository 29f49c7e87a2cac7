import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { autocorrelationPenalty } from '../../statistics/autocorrelation.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { excessReturns } from '../../statistics/growth.ts';
import { mean, sampleDeviation } from '../../statistics/moments.ts';

export const smartSharpe: PerformanceMetric = {
  id: 'smartSharpe',
  family: 'risk',
  needs: 'returns',
  label: localText('Sharpe ratio, autocorrelation-corrected', '自相关修正夏普比率', '自相關修正夏普比率'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Sharpe ratio lowered when returns follow one another and so hide risk.',
    '回报相互延续而掩盖风险时会被调低的夏普比率。',
    '回報互相延續而掩蓋風險時會被調低的夏普比率。',
  ),
  definition: 'Sharpe over the autocorrelation penalty',
  tex: String.raw`\frac{SR}{\sqrt{1+2\sum_{k=1}^{n-1}\frac{n-k}{n}|\rho|^k}}`,
  source: 'quantstats',
  minPeriods: 20,
  compute: ({ returns, periodsPerYear, riskFree }) => {
    const excess = excessReturns(returns, riskFree, periodsPerYear);
    return definedRatio(
      mean(excess) * Math.sqrt(periodsPerYear),
      sampleDeviation(excess) * autocorrelationPenalty(excess),
    );
  },
};
