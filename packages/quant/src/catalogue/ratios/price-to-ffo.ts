import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const priceToFfo: Ratio = {
  id: 'priceToFfo',
  label: localText('Price to funds from operations', '价格与营运资金比', '價格與營運資金比'),
  unit: 'multiple',
  decimals: 1,
  better: null,
  isChange: false,
  meaning: localText(
    'What the market pays for each unit of a property trust’s funds from operations.',
    '市场为房地产信托每单位营运资金支付的价格。',
    '市場為房地產信託每單位營運資金支付的價格。',
  ),
  expression: 'marketCap / positive(fundsFromOperations)',
  tex: String.raw`\frac{\text{Market cap}}{\text{FFO}}`,
  inputs: [
    { name: 'marketCap', metric: 'marketCap' },
    { name: 'fundsFromOperations', metric: 'fundsFromOperations' },
  ],
  source: 'Nareit, Funds From Operations White Paper, 2018 restatement',
};
