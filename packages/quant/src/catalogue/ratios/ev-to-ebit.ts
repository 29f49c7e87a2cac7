import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const evToEbit: Ratio = {
  id: 'evToEbit',
  label: localText('EV/EBIT', 'EV/EBIT', 'EV/EBIT'),
  unit: 'multiple',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Price of the whole business for each unit of operating profit.',
    '每单位营业利润对应的企业价值。',
    '每單位經營溢利對應的企業價值。',
  ),
  expression: 'enterpriseValue / positive(operatingIncome)',
  tex: String.raw`\frac{\text{EV}}{\text{EBIT}}`,
  inputs: [
    { name: 'enterpriseValue', metric: 'enterpriseValue' },
    { name: 'operatingIncome', metric: 'operatingIncome' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition',
};
