import { localText } from '@plumbline/model/local-text';
import { daysFrom } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const daysToLockUpEnd: Field = {
  name: 'daysToLockUpEnd',
  title: localText('Days to the end of a lock-up', '距解禁天数', '距禁售期屆滿天數'),
  unit: 'days',
  meaning: localText(
    'Calendar days until early holders may sell.',
    '距早期股东可以卖出的自然日数。',
    '距早期股東可以沽出的自然日數。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Field and Hanka 2001',
  compute: (input) => daysFrom(input, 'lock-up', 'until'),
};
