import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const operatingMargin: Ratio = {
  id: 'operatingMargin',
  label: localText('Operating margin', '营业利润率', '經營溢利率'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Share of revenue left as operating profit.',
    '营业收入中转化为营业利润的比例。',
    '收入中轉化為經營溢利的比例。',
  ),
  expression: 'operatingIncome / positive(revenue)',
  tex: String.raw`\frac{\text{EBIT}}{\text{Revenue}}`,
  inputs: [
    { name: 'operatingIncome', metric: 'operatingIncome' },
    { name: 'revenue', metric: 'revenue' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
