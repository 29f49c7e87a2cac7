import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const evToSales: Ratio = {
  id: 'evToSales',
  label: localText('EV/sales', 'EV/收入', 'EV/收入'),
  unit: 'multiple',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Price of the whole business for each unit of revenue.',
    '每单位收入对应的企业价值。',
    '每單位收入對應的企業價值。',
  ),
  expression: 'enterpriseValue / positive(revenue)',
  tex: String.raw`\frac{\text{EV}}{\text{Revenue}}`,
  inputs: [
    { name: 'enterpriseValue', metric: 'enterpriseValue' },
    { name: 'revenue', metric: 'revenue' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition',
};
