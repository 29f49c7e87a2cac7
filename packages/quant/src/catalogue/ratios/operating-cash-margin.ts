import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const operatingCashMargin: Ratio = {
  id: 'operatingCashMargin',
  label: localText('Operating cash margin', '经营现金流占收入比', '經營現金流佔收入比'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Operating cash for each unit of revenue.',
    '每单位收入带来的经营现金。',
    '每單位收入帶來的經營現金。',
  ),
  expression: 'operatingCashFlow / positive(revenue)',
  tex: String.raw`\frac{\text{Operating cash flow}}{\text{Revenue}}`,
  inputs: [
    { name: 'operatingCashFlow', metric: 'operatingCashFlow' },
    { name: 'revenue', metric: 'revenue' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
