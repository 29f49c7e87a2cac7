import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const investedCapital: Ratio = {
  id: 'investedCapital',
  label: localText('Invested capital', '投入资本', '投入資本'),
  unit: 'money',
  decimals: 0,
  better: null,
  isChange: false,
  meaning: localText(
    'Money of lenders and shareholders tied up in the business.',
    '债权人与股东投在业务中的资金。',
    '債權人及股東投放於業務的資金。',
  ),
  expression: 'totalDebt + equity - cash',
  tex: String.raw`\text{Debt} + \text{Equity} - \text{Cash}`,
  inputs: [
    { name: 'totalDebt', metric: 'totalDebt' },
    { name: 'equity', metric: 'equity' },
    { name: 'cash', metric: 'cash' },
  ],
  source: 'Koller, Goedhart and Wessels, Valuation, 7th edition',
};
