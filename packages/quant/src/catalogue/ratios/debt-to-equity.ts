import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const debtToEquity: Ratio = {
  id: 'debtToEquity',
  label: localText('Debt to equity', '负债权益比', '債務股本比'),
  unit: 'multiple',
  decimals: 2,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Borrowings for each unit of shareholders’ money.',
    '每单位股东权益对应的借款。',
    '每單位股東權益對應的借款。',
  ),
  expression: 'totalDebt / positive(equity)',
  tex: String.raw`\frac{\text{Debt}}{\text{Equity}}`,
  inputs: [
    { name: 'totalDebt', metric: 'totalDebt' },
    { name: 'equity', metric: 'equity' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
