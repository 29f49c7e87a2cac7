import { localText } from '@plumbline/model/local-text';
import { statementColumn } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const marketCap: Field = {
  name: 'marketCap',
  title: localText('Market capitalisation', '总市值', '總市值'),
  unit: 'money',
  meaning: localText('Price times shares outstanding.', '股价乘以总股本。', '股價乘以總股本。'),
  markets: ['us', 'cn', 'hk'],
  source: 'Banz 1981',
  compute: (input) => statementColumn(input, 'sharesOutstanding').map((count, i) => count * input.bars.close[i]),
};
