import { localText } from '@plumbline/model/local-text';
import { daysFrom } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const daysToEarnings: Field = {
  name: 'daysToEarnings',
  title: localText('Days to earnings', '距财报天数', '距業績公佈天數'),
  unit: 'days',
  meaning: localText(
    'Calendar days until the next announced earnings date.',
    '距已公布的下一次财报的自然日数。',
    '距已公佈的下一次業績的自然日數。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Announced earnings dates',
  compute: (input) => daysFrom(input, 'earnings', 'until'),
};
