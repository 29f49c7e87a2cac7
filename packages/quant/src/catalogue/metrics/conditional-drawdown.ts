import { localText } from '@plumbline/model/local-text';
import type { PerformanceMetric } from '../metric.ts';
import { conditionalTail } from '../../statistics/conditional-tail.ts';
import { drawdownSeries } from '../../statistics/drawdown.ts';

export const conditionalDrawdown: PerformanceMetric = {
  id: 'conditionalDrawdown',
  family: 'drawdown',
  needs: 'returns',
  label: localText('Conditional drawdown, 5%', '条件回撤（5%）', '條件跌幅（5%）'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: true,
  meaning: localText(
    'Average depth on the worst twentieth of days.',
    '最深二十分之一交易日的平均回撤。',
    '最深二十分之一交易日的平均跌幅。',
  ),
  definition: 'mean of the lowest floor((n-1) 5%) + 1 drawdowns',
  tex: String.raw`\overline{d_{(1..k)}}`,
  source: 'Chekhlov, Uryasev and Zabarankin, Drawdown Measure in Portfolio Optimization, 2005',
  minPeriods: 60,
  compute: ({ returns }) => conditionalTail(drawdownSeries(returns), 0.05),
};
