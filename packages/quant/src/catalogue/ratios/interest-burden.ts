import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const interestBurden: Ratio = {
  id: 'interestBurden',
  label: localText('Interest burden', '利息负担', '利息負擔'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Share of operating profit that is left after interest and other items.',
    '营业利润扣除利息等项目后剩余的比例。',
    '經營溢利扣除利息等項目後剩餘的比例。',
  ),
  expression: 'pretaxIncome / positive(operatingIncome)',
  tex: String.raw`\frac{\text{Pre-tax income}}{\text{Operating income}}`,
  inputs: [
    { name: 'pretaxIncome', metric: 'pretaxIncome' },
    { name: 'operatingIncome', metric: 'operatingIncome' },
  ],
  source: 'DuPont identity; Penman, Financial Statement Analysis and Security Valuation, 5th edition',
};
