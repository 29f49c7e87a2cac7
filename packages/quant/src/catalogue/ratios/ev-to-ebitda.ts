import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const evToEbitda: Ratio = {
  id: 'evToEbitda',
  label: localText('EV/EBITDA', 'EV/EBITDA', 'EV/EBITDA'),
  unit: 'multiple',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Price of the whole business for each unit of EBITDA.',
    '每单位 EBITDA 对应的企业价值。',
    '每單位 EBITDA 對應的企業價值。',
  ),
  expression: 'enterpriseValue / positive(ebitda)',
  tex: String.raw`\frac{\text{EV}}{\text{EBITDA}}`,
  inputs: [
    { name: 'enterpriseValue', metric: 'enterpriseValue' },
    { name: 'ebitda', metric: 'ebitda' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition',
};
