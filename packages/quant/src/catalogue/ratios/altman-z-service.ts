import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const altmanZService: Ratio = {
  id: 'altmanZService',
  label: localText('Altman Z″ score, non-manufacturers', 'Altman Z″ 值（非制造业）', 'Altman Z″ 值（非製造業）'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Altman’s score without sales, so that service firms compare: above 2.60 safe, below 1.10 in distress.',
    '剔除销售项、适用于服务业的 Altman 评分：高于 2.60 为安全，低于 1.10 为困境。',
    '剔除銷售項、適用於服務業的 Altman 評分：高於 2.60 為安全，低於 1.10 為困境。',
  ),
  expression:
    '6.56 * workingCapital / totalAssets + 3.26 * retainedEarnings / totalAssets + 6.72 * operatingIncome / totalAssets + 1.05 * equity / totalLiabilities',
  tex: String.raw`6.56X_1 + 3.26X_2 + 6.72X_3 + 1.05X_4`,
  inputs: [
    { name: 'workingCapital', metric: 'workingCapital' },
    { name: 'retainedEarnings', metric: 'retainedEarnings' },
    { name: 'operatingIncome', metric: 'operatingIncome' },
    { name: 'equity', metric: 'equity' },
    { name: 'totalAssets', metric: 'totalAssets' },
    { name: 'totalLiabilities', metric: 'totalLiabilities' },
  ],
  source: 'Altman, Predicting Financial Distress of Companies: Revisiting the Z-Score and ZETA Models, 2000',
};
