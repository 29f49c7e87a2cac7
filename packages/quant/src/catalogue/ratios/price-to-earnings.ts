import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const priceToEarnings: Ratio = {
  id: 'priceToEarnings',
  label: localText('P/E', '市盈率', '市盈率'),
  unit: 'multiple',
  decimals: 1,
  better: 'lower',
  isChange: false,
  meaning: localText(
    'Price for each unit of earnings of the last twelve months.',
    '过去十二个月每单位盈利对应的股价。',
    '過去十二個月每單位盈利對應的股價。',
  ),
  expression: 'price / positive(eps)',
  tex: String.raw`\frac{\text{Price}}{\text{EPS}}`,
  inputs: [
    { name: 'price', metric: 'price' },
    { name: 'eps', metric: 'epsDiluted' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition',
};
