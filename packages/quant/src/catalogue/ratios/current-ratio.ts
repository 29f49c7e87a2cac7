import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const currentRatio: Ratio = {
  id: 'currentRatio',
  label: localText('Current ratio', '流动比率', '流動比率'),
  unit: 'multiple',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Current assets for each unit due within a year.',
    '每单位一年内到期负债对应的流动资产。',
    '每單位一年內到期負債對應的流動資產。',
  ),
  expression: 'currentAssets / currentLiabilities',
  tex: String.raw`\frac{\text{Current assets}}{\text{Current liabilities}}`,
  inputs: [
    { name: 'currentAssets', metric: 'currentAssets' },
    { name: 'currentLiabilities', metric: 'currentLiabilities' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
