import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const marketCap: Ratio = {
  id: 'marketCap',
  label: localText('Market cap', '总市值', '市值'),
  unit: 'money',
  decimals: 0,
  better: null,
  isChange: false,
  meaning: localText(
    'What all shares cost at the current price.',
    '按现价计算的全部股份价值。',
    '按現價計算的全部股份價值。',
  ),
  expression: 'price * shares',
  tex: String.raw`\text{Price} \times \text{Shares}`,
  inputs: [
    { name: 'price', metric: 'price' },
    { name: 'shares', metric: 'sharesOutstanding' },
  ],
  source: 'Standard market usage',
};
