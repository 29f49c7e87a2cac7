import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const debtDueWithinYear: Ratio = {
  id: 'debtDueWithinYear',
  label: localText('Debt due within a year', '一年内到期债务占比', '一年內到期債務佔比'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Share of borrowings that must be repaid or renewed within twelve months.',
    '十二个月内须偿还或续借的借款占全部借款的比例。',
    '十二個月內須償還或續借的借款佔全部借款的比例。',
  ),
  expression: 'shortTermDebt / positive(totalDebt)',
  tex: String.raw`\frac{\text{Short-term debt}}{\text{Total debt}}`,
  inputs: [
    { name: 'shortTermDebt', metric: 'shortTermDebt' },
    { name: 'totalDebt', metric: 'totalDebt' },
  ],
  source: 'Standard market usage',
};
