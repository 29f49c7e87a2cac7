import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { conditionalTail } from '../../statistics/conditional-tail.ts';

export const conditionalValueAtRisk1: PerformanceMetric = {
  id: 'conditionalValueAtRisk1',
  family: 'tail',
  needs: 'returns',
  label: localText('Expected shortfall, 1%', '预期亏损（1%）', '預期虧損（1%）'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'Average of the worst hundredth of days.',
    '最差百分之一交易日的平均回报。',
    '最差百分之一交易日的平均回報。',
  ),
  definition: 'mean of the lowest floor((n-1) 1%) + 1 returns',
  tex: String.raw`\overline{r_{(1..k)}}`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 250,
  compute: ({ returns }) => conditionalTail(returns, 0.01),
};
