import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const bookValuePerShare: Ratio = {
  id: 'bookValuePerShare',
  label: localText('Book value per share', '每股净资产', '每股賬面值'),
  unit: 'moneyPerShare',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText('Equity behind each share.', '每股对应的股东权益。', '每股對應的股東權益。'),
  expression: 'equity / positive(shares)',
  tex: String.raw`\frac{\text{Equity}}{\text{Shares}}`,
  inputs: [
    { name: 'equity', metric: 'equity' },
    { name: 'shares', metric: 'sharesOutstanding' },
  ],
  source: 'CFA Institute, Financial Analysis Techniques',
};
