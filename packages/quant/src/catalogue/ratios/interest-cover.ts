import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const interestCover: Ratio = {
  id: 'interestCover',
  label: localText('Interest cover', '利息保障倍数', '利息覆蓋率'),
  unit: 'multiple',
  decimals: 1,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'How many times operating profit pays the interest.',
    '营业利润可支付利息的倍数。',
    '經營溢利可支付利息的倍數。',
  ),
  expression: 'operatingIncome / positive(interestExpense)',
  tex: String.raw`\frac{\text{EBIT}}{\text{Interest}}`,
  inputs: [
    { name: 'operatingIncome', metric: 'operatingIncome' },
    { name: 'interestExpense', metric: 'interestExpense' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
