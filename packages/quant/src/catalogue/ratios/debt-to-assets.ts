import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const debtToAssets: Ratio = {
  id: 'debtToAssets',
  label: localText('Debt to assets', '有息负债率', '債務資產比'),
  unit: 'fraction',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Share of assets paid for with borrowed money.',
    '资产中由借款支持的比例。',
    '資產中由借款支持的比例。',
  ),
  expression: 'totalDebt / totalAssets',
  tex: String.raw`\frac{\text{Debt}}{\text{Assets}}`,
  inputs: [
    { name: 'totalDebt', metric: 'totalDebt' },
    { name: 'totalAssets', metric: 'totalAssets' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
