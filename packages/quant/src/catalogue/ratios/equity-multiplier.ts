import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const equityMultiplier: Ratio = {
  id: 'equityMultiplier',
  label: localText('Equity multiplier', '权益乘数', '權益乘數'),
  unit: 'multiple',
  decimals: 2,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Assets for each unit of shareholders’ money.',
    '每单位股东权益支撑的资产。',
    '每單位股東權益支撐的資產。',
  ),
  expression: 'mean(totalAssets, totalAssetsBefore) / mean(positive(equity), positive(equityBefore))',
  tex: String.raw`\frac{\overline{\text{Assets}}}{\overline{\text{Equity}}}`,
  inputs: [
    { name: 'totalAssets', metric: 'totalAssets' },
    { name: 'totalAssetsBefore', metric: 'totalAssets', at: 'previous' },
    { name: 'equity', metric: 'equity' },
    { name: 'equityBefore', metric: 'equity', at: 'previous' },
  ],
  source: 'Penman, Financial Statement Analysis and Security Valuation, 5th edition',
};
