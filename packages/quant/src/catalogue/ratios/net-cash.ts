import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const netCash: Ratio = {
  id: 'netCash',
  label: localText('Net cash', '净现金', '淨現金'),
  unit: 'money',
  decimals: 0,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Cash and short-term investments less all borrowings; negative means net debt.',
    '现金和短期投资减去全部借款；负数表示净债务。',
    '現金及短期投資減去全部借款；負數表示淨債務。',
  ),
  expression: 'cash + shortTermInvestments - totalDebt',
  tex: String.raw`\text{Cash} - \text{Debt}`,
  inputs: [
    { name: 'cash', metric: 'cash' },
    { name: 'shortTermInvestments', metric: 'shortTermInvestments', absent: 'left-out' },
    { name: 'totalDebt', metric: 'totalDebt' },
  ],
  source: 'Koller, Goedhart and Wessels, Valuation, 7th edition',
};
