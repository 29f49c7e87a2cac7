import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const grossMargin: Ratio = {
  id: 'grossMargin',
  label: localText('Gross margin', '毛利率', '毛利率'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Share of revenue left after the cost of what was sold.',
    '营业收入扣除营业成本后剩下的比例。',
    '收入扣除銷售成本後剩下的比例。',
  ),
  expression: 'grossProfit / positive(revenue)',
  tex: String.raw`\frac{\text{Gross profit}}{\text{Revenue}}`,
  inputs: [
    { name: 'grossProfit', metric: 'grossProfit' },
    { name: 'revenue', metric: 'revenue' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
