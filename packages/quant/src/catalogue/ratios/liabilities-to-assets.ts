import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const liabilitiesToAssets: Ratio = {
  id: 'liabilitiesToAssets',
  label: localText('Liabilities to assets', '资产负债率', '負債資產比'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText('Share of assets owed to others.', '资产中归债权人的比例。', '資產中歸債權人的比例。'),
  expression: 'totalLiabilities / totalAssets',
  tex: String.raw`\frac{\text{Liabilities}}{\text{Assets}}`,
  inputs: [
    { name: 'totalLiabilities', metric: 'totalLiabilities' },
    { name: 'totalAssets', metric: 'totalAssets' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
