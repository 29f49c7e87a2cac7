import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { conditionalTail } from '../../statistics/conditional-tail.ts';

export const conditionalValueAtRisk: PerformanceMetric = {
  id: 'conditionalValueAtRisk',
  family: 'tail',
  needs: 'returns',
  label: localText('Expected shortfall, 5%', '预期亏损（5%）', '預期虧損（5%）'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'Average of the worst twentieth of days.',
    '最差二十分之一交易日的平均回报。',
    '最差二十分之一交易日的平均回報。',
  ),
  definition: 'mean of the lowest floor((n-1) 5%) + 1 returns',
  tex: String.raw`\overline{r_{(1..k)}}`,
  source: 'empyrical, the definition adopted here',
  minPeriods: 60,
  compute: ({ returns }) => conditionalTail(returns, 0.05),
};
