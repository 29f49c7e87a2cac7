import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const nopat: Ratio = {
  id: 'nopat',
  label: localText('Operating profit after tax', '税后营业利润', '稅後經營溢利'),
  unit: 'money',
  decimals: 0,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'What the business would earn after tax if it had no debt.',
    '假设没有负债时的税后经营利润。',
    '假設沒有負債時的稅後經營溢利。',
  ),
  expression: 'operatingIncome * (1 - incomeTax / pretaxIncome)',
  tex: String.raw`\text{EBIT} \times (1 - t)`,
  inputs: [
    { name: 'operatingIncome', metric: 'operatingIncome' },
    { name: 'incomeTax', metric: 'incomeTax' },
    { name: 'pretaxIncome', metric: 'pretaxIncome' },
  ],
  source: 'Koller, Goedhart and Wessels, Valuation, 7th edition',
};
