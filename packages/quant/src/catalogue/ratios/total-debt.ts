import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const totalDebt: Ratio = {
  id: 'totalDebt',
  label: localText('Total debt', '有息负债', '總債務'),
  unit: 'money',
  decimals: 0,
  better: 'lower',
  isChange: false,
  meaning: localText('All borrowings, short and long.', '短期与长期借款之和。', '短期及長期借款總和。'),
  expression: 'shortTermDebt + longTermDebt',
  tex: String.raw`\text{Short-term debt} + \text{Long-term debt}`,
  inputs: [
    { name: 'shortTermDebt', metric: 'shortTermDebt' },
    { name: 'longTermDebt', metric: 'longTermDebt' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
