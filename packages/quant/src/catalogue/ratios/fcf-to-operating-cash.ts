import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const fcfToOperatingCash: Ratio = {
  id: 'fcfToOperatingCash',
  label: localText('Free cash to operating cash', '自由现金流占经营现金流比', '自由現金流佔經營現金流比'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Share of operating cash left after capital expenditure.',
    '经营现金流扣除资本开支后剩下的比例。',
    '經營現金流扣除資本開支後剩下的比例。',
  ),
  expression: 'freeCashFlow / positive(operatingCashFlow)',
  tex: String.raw`\frac{\text{FCF}}{\text{Operating cash flow}}`,
  inputs: [
    { name: 'freeCashFlow', metric: 'freeCashFlow' },
    { name: 'operatingCashFlow', metric: 'operatingCashFlow' },
  ],
  source: 'Standard market usage',
};
