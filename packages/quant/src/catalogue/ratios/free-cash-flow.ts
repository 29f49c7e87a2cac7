import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const freeCashFlow: Ratio = {
  id: 'freeCashFlow',
  label: localText('Free cash flow', '自由现金流', '自由現金流'),
  unit: 'money',
  decimals: 0,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Operating cash left after capital expenditure.',
    '经营现金流扣除资本开支后的余额。',
    '經營現金流扣除資本開支後的餘額。',
  ),
  expression: 'operatingCashFlow - capitalExpenditure',
  tex: String.raw`\text{Operating cash flow} - \text{Capex}`,
  inputs: [
    { name: 'operatingCashFlow', metric: 'operatingCashFlow' },
    { name: 'capitalExpenditure', metric: 'capitalExpenditure' },
  ],
  source: 'Koller, Goedhart and Wessels, Valuation, 7th edition',
};
