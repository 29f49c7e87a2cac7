import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const fcfPerShare: Ratio = {
  id: 'fcfPerShare',
  label: localText('Free cash flow per share', '每股自由现金流', '每股自由現金流'),
  unit: 'moneyPerShare',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Free cash flow for each diluted share.',
    '每股（稀释）对应的自由现金流。',
    '每股（攤薄）對應的自由現金流。',
  ),
  expression: 'freeCashFlow / positive(shares)',
  tex: String.raw`\frac{\text{FCF}}{\text{Shares}}`,
  inputs: [
    { name: 'freeCashFlow', metric: 'freeCashFlow' },
    { name: 'shares', metric: 'sharesDiluted' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
