import { localText } from '@plumbline/model/local-text';
import { networkColumn } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const mvrv: Field = {
  name: 'mvrv',
  title: localText('Market to realised value', '市值与已实现市值比', '市值與已實現市值比'),
  unit: 'ratio',
  meaning: localText(
    'Market value over the value at which every coin last moved: high when holders sit on large gains.',
    '市值与全部代币最近转移时价值之比，高时持有者浮盈大。',
    '市值與全部代幣最近轉移時價值之比，高時持有者浮盈大。',
  ),
  markets: ['crypto'],
  source: 'Mahmudov and Puell 2018',
  compute: (input) => networkColumn(input, 'mvrv'),
};
