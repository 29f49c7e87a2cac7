import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const taxBurden: Ratio = {
  id: 'taxBurden',
  label: localText('Tax burden', '税收负担', '稅務負擔'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Share of profit before tax that is left after it.',
    '税前利润缴税后剩余的比例。',
    '除稅前溢利繳稅後剩餘的比例。',
  ),
  expression: 'netIncome / positive(pretaxIncome)',
  tex: String.raw`\frac{\text{Net income}}{\text{Pre-tax income}}`,
  inputs: [
    { name: 'netIncome', metric: 'netIncome' },
    { name: 'pretaxIncome', metric: 'pretaxIncome' },
  ],
  source: 'DuPont identity; Penman, Financial Statement Analysis and Security Valuation, 5th edition',
};
