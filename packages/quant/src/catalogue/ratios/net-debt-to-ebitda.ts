import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const netDebtToEbitda: Ratio = {
  id: 'netDebtToEbitda',
  label: localText('Net debt to EBITDA', '净债务/EBITDA', '淨債務/EBITDA'),
  unit: 'multiple',
  decimals: 2,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Years of EBITDA that would pay off the net debt.',
    '用 EBITDA 还清净债务所需的年数。',
    '以 EBITDA 還清淨債務所需的年數。',
  ),
  expression: 'netDebt / positive(ebitda)',
  tex: String.raw`\frac{\text{Net debt}}{\text{EBITDA}}`,
  inputs: [
    { name: 'netDebt', metric: 'netDebt' },
    { name: 'ebitda', metric: 'ebitda' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
