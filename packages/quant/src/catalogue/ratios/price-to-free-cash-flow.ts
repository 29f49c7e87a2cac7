import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const priceToFreeCashFlow: Ratio = {
  id: 'priceToFreeCashFlow',
  label: localText('P/FCF', '市现率', '市現率'),
  unit: 'multiple',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Market cap for each unit of free cash flow.',
    '每单位自由现金流对应的市值。',
    '每單位自由現金流對應的市值。',
  ),
  expression: 'marketCap / positive(freeCashFlow)',
  tex: String.raw`\frac{\text{Market cap}}{\text{FCF}}`,
  inputs: [
    { name: 'marketCap', metric: 'marketCap' },
    { name: 'freeCashFlow', metric: 'freeCashFlow' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition',
};
