import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const cashRatio: Ratio = {
  id: 'cashRatio',
  label: localText('Cash ratio', '现金比率', '現金比率'),
  unit: 'multiple',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Cash and short-term investments for each unit due within a year.',
    '现金和短期投资与流动负债之比。',
    '現金及短期投資與流動負債之比。',
  ),
  expression: '(cash + shortTermInvestments) / currentLiabilities',
  tex: String.raw`\frac{\text{Cash}}{\text{Current liabilities}}`,
  inputs: [
    { name: 'cash', metric: 'cash' },
    { name: 'shortTermInvestments', metric: 'shortTermInvestments', absent: 'left-out' },
    { name: 'currentLiabilities', metric: 'currentLiabilities' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
