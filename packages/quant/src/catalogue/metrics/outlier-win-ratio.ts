import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { gainsAndLosses, lossesOf } from '../../statistics/partial-moments.ts';
import { percentile } from '../../statistics/percentile.ts';

export const outlierWinRatio: PerformanceMetric = {
  id: 'outlierWinRatio',
  family: 'tail',
  needs: 'returns',
  label: localText('Outlier gain ratio', '极端上涨倍数', '極端上升倍數'),
  unit: 'ratio',
  decimals: 1,
  better: null,
  isChange: false,
  meaning: localText(
    'How many average rising days fit into a once-in-a-hundred one.',
    '百日一遇的涨幅相当于多少个平均上涨日。',
    '百日一遇的升幅相當於多少個平均上升日。',
  ),
  definition: '99th percentile over mean of returns at or above zero',
  tex: String.raw`\frac{q_{0.99}}{\overline{r \mid r\ge0}}`,
  source: 'quantstats',
  minPeriods: 100,
  compute: ({ returns }) => {
    // Flat periods count as won here: they add nothing to the sum of the gains.
    const won = returns.length - lossesOf(returns).count;
    return definedRatio(percentile(returns, 0.99), gainsAndLosses(returns).gains / won);
  },
};
