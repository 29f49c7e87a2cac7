import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const netDebt: Ratio = {
  id: 'netDebt',
  label: localText('Net debt', '净债务', '淨債務'),
  unit: 'money',
  decimals: 0,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Borrowings less cash and short-term investments; negative means net cash.',
    '借款减去现金和短期投资；负数表示净现金。',
    '借款減去現金及短期投資；負數表示淨現金。',
  ),
  expression: 'totalDebt - cash - shortTermInvestments',
  tex: String.raw`\text{Debt} - \text{Cash}`,
  inputs: [
    { name: 'totalDebt', metric: 'totalDebt' },
    { name: 'cash', metric: 'cash' },
    { name: 'shortTermInvestments', metric: 'shortTermInvestments', absent: 'left-out' },
  ],
  source: 'Koller, Goedhart and Wessels, Valuation, 7th edition',
};
