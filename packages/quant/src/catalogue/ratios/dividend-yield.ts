import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const dividendYield: Ratio = {
  id: 'dividendYield',
  label: localText('Dividend yield', '股息率', '股息率'),
  unit: 'fraction',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Dividends of the last twelve months as a share of the price.',
    '过去十二个月每股股息与股价之比。',
    '過去十二個月每股股息與股價之比。',
  ),
  expression: 'dividendPerShare / price',
  tex: String.raw`\frac{\text{Dividend}}{\text{Price}}`,
  inputs: [
    { name: 'dividendPerShare', metric: 'dividendPerShare' },
    { name: 'price', metric: 'price' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition',
};
