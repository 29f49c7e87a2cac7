import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const buybackYield: Ratio = {
  id: 'buybackYield',
  label: localText('Buyback yield', '回购收益率', '回購收益率'),
  unit: 'fraction',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Own shares bought back in a year as a share of market cap.',
    '一年回购金额与市值之比。',
    '一年回購金額與市值之比。',
  ),
  expression: 'shareRepurchases / marketCap',
  tex: String.raw`\frac{\text{Buybacks}}{\text{Market cap}}`,
  inputs: [
    { name: 'shareRepurchases', metric: 'shareRepurchases' },
    { name: 'marketCap', metric: 'marketCap' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition',
};
