import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const priceToSales: Ratio = {
  id: 'priceToSales',
  label: localText('P/S', '市销率', '市銷率'),
  unit: 'multiple',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Market cap for each unit of revenue of the last twelve months.',
    '过去十二个月每单位收入对应的市值。',
    '過去十二個月每單位收入對應的市值。',
  ),
  expression: 'marketCap / positive(revenue)',
  tex: String.raw`\frac{\text{Market cap}}{\text{Revenue}}`,
  inputs: [
    { name: 'marketCap', metric: 'marketCap' },
    { name: 'revenue', metric: 'revenue' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition',
};
