import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const quickRatio: Ratio = {
  id: 'quickRatio',
  label: localText('Quick ratio', '速动比率', '速動比率'),
  unit: 'multiple',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Current assets without inventory for each unit due within a year.',
    '扣除存货的流动资产与流动负债之比。',
    '扣除存貨的流動資產與流動負債之比。',
  ),
  expression: '(currentAssets - inventory) / currentLiabilities',
  tex: String.raw`\frac{\text{Current assets} - \text{Inventory}}{\text{Current liabilities}}`,
  inputs: [
    { name: 'currentAssets', metric: 'currentAssets' },
    { name: 'inventory', metric: 'inventory' },
    { name: 'currentLiabilities', metric: 'currentLiabilities' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
