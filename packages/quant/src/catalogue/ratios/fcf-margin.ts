import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const fcfMargin: Ratio = {
  id: 'fcfMargin',
  label: localText('Free cash flow margin', '自由现金流利润率', '自由現金流溢利率'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Share of revenue that became free cash.',
    '营业收入中变成自由现金的比例。',
    '收入中變成自由現金的比例。',
  ),
  expression: 'freeCashFlow / positive(revenue)',
  tex: String.raw`\frac{\text{FCF}}{\text{Revenue}}`,
  inputs: [
    { name: 'freeCashFlow', metric: 'freeCashFlow' },
    { name: 'revenue', metric: 'revenue' },
  ],
  source: 'Koller, Goedhart and Wessels, Valuation, 7th edition',
};
