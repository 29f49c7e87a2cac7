import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const netMargin: Ratio = {
  id: 'netMargin',
  label: localText('Net margin', '净利率', '淨溢利率'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Share of revenue left for shareholders after everything.',
    '营业收入中最终归股东的比例。',
    '收入中最終歸股東的比例。',
  ),
  expression: 'netIncome / positive(revenue)',
  tex: String.raw`\frac{\text{Net income}}{\text{Revenue}}`,
  inputs: [
    { name: 'netIncome', metric: 'netIncome' },
    { name: 'revenue', metric: 'revenue' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
