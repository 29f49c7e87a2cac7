import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const priceToBook: Ratio = {
  id: 'priceToBook',
  label: localText('P/B', '市净率', '市賬率'),
  unit: 'multiple',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Market cap for each unit of book equity.',
    '每单位账面净资产对应的市值。',
    '每單位賬面淨資產對應的市值。',
  ),
  expression: 'marketCap / positive(equity)',
  tex: String.raw`\frac{\text{Market cap}}{\text{Equity}}`,
  inputs: [
    { name: 'marketCap', metric: 'marketCap' },
    { name: 'equity', metric: 'equity' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition',
};
