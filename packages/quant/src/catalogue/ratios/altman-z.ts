import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const altmanZ: Ratio = {
  id: 'altmanZ',
  label: localText('Altman Z score', 'Altman Z 值', 'Altman Z 值'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Distance from bankruptcy by five ratios: above 2.99 safe, below 1.81 in distress.',
    '以五项比率衡量破产风险：高于 2.99 为安全，低于 1.81 为困境。',
    '以五項比率衡量破產風險：高於 2.99 為安全，低於 1.81 為困境。',
  ),
  expression:
    '1.2 * workingCapital / totalAssets + 1.4 * retainedEarnings / totalAssets + 3.3 * operatingIncome / totalAssets + 0.6 * marketCap / totalLiabilities + revenue / totalAssets',
  tex: '1.2X_1 + 1.4X_2 + 3.3X_3 + 0.6X_4 + X_5',
  inputs: [
    { name: 'workingCapital', metric: 'workingCapital' },
    { name: 'retainedEarnings', metric: 'retainedEarnings' },
    { name: 'operatingIncome', metric: 'operatingIncome' },
    { name: 'marketCap', metric: 'marketCap' },
    { name: 'revenue', metric: 'revenue' },
    { name: 'totalAssets', metric: 'totalAssets' },
    { name: 'totalLiabilities', metric: 'totalLiabilities' },
  ],
  source:
    'Altman, Financial Ratios, Discriminant Analysis and the Prediction of Corporate Bankruptcy, Journal of Finance 1968',
};
