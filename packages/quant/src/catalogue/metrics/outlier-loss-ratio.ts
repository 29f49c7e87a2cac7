import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { definedRatio } from '../../statistics/defined-ratio.ts';
import { lossesOf } from '../../statistics/partial-moments.ts';
import { percentile } from '../../statistics/percentile.ts';

export const outlierLossRatio: PerformanceMetric = {
  id: 'outlierLossRatio',
  family: 'tail',
  needs: 'returns',
  label: localText('Outlier loss ratio', '极端下跌倍数', '極端下跌倍數'),
  unit: 'ratio',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'How many average falling days fit into a once-in-a-hundred one.',
    '百日一遇的跌幅相当于多少个平均下跌日。',
    '百日一遇的跌幅相當於多少個平均下跌日。',
  ),
  definition: '1st percentile over mean of returns below zero',
  tex: String.raw`\frac{q_{0.01}}{\overline{r \mid r<0}}`,
  source: 'quantstats',
  minPeriods: 100,
  compute: ({ returns }) => definedRatio(percentile(returns, 0.01), lossesOf(returns).average),
};
