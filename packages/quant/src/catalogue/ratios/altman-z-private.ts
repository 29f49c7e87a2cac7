import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const altmanZPrivate: Ratio = {
  id: 'altmanZPrivate',
  label: localText('Altman Z′ score, private firms', 'Altman Z′ 值（非上市公司）', 'Altman Z′ 值（非上市公司）'),
  unit: 'ratio',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Altman’s score with book equity in place of market value: above 2.90 safe, below 1.23 in distress.',
    '以账面权益代替市值的 Altman 评分：高于 2.90 为安全，低于 1.23 为困境。',
    '以賬面權益代替市值的 Altman 評分：高於 2.90 為安全，低於 1.23 為困境。',
  ),
  expression:
    '0.717 * workingCapital / totalAssets + 0.847 * retainedEarnings / totalAssets + 3.107 * operatingIncome / totalAssets + 0.42 * equity / totalLiabilities + 0.998 * revenue / totalAssets',
  tex: String.raw`0.717X_1 + 0.847X_2 + 3.107X_3 + 0.420X_4 + 0.998X_5`,
  inputs: [
    { name: 'workingCapital', metric: 'workingCapital' },
    { name: 'retainedEarnings', metric: 'retainedEarnings' },
    { name: 'operatingIncome', metric: 'operatingIncome' },
    { name: 'equity', metric: 'equity' },
    { name: 'revenue', metric: 'revenue' },
    { name: 'totalAssets', metric: 'totalAssets' },
    { name: 'totalLiabilities', metric: 'totalLiabilities' },
  ],
  source: 'Altman, Corporate Financial Distress, 1983',
};
