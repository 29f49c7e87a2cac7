import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const assetTurnover: Ratio = {
  id: 'assetTurnover',
  label: localText('Asset turnover', '总资产周转率', '資產周轉率'),
  unit: 'multiple',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Revenue of a year for each unit of assets.',
    '每单位平均资产一年产生的收入。',
    '每單位平均資產一年產生的收入。',
  ),
  expression: 'revenue / mean(totalAssets, totalAssetsBefore)',
  tex: String.raw`\frac{\text{Revenue}}{\overline{\text{Assets}}}`,
  inputs: [
    { name: 'revenue', metric: 'revenue' },
    { name: 'totalAssets', metric: 'totalAssets' },
    { name: 'totalAssetsBefore', metric: 'totalAssets', at: 'previous' },
  ],
  source: 'Penman, Financial Statement Analysis and Security Valuation, 5th edition',
};
