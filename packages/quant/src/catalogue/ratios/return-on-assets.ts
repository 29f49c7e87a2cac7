import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const returnOnAssets: Ratio = {
  id: 'returnOnAssets',
  label: localText('Return on assets', '总资产收益率', '資產回報率'),
  unit: 'fraction',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Profit of a year on the average of everything owned.',
    '一年净利润与平均总资产之比。',
    '一年淨溢利與平均總資產之比。',
  ),
  expression: 'netIncome / mean(totalAssets, totalAssetsBefore)',
  tex: String.raw`\frac{\text{Net income}}{\overline{\text{Assets}}}`,
  inputs: [
    { name: 'netIncome', metric: 'netIncome' },
    { name: 'totalAssets', metric: 'totalAssets' },
    { name: 'totalAssetsBefore', metric: 'totalAssets', at: 'previous' },
  ],
  source: 'Penman, Financial Statement Analysis and Security Valuation, 5th edition',
};
