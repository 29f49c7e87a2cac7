import { localText } from '@plumbline/model/local-text';
import { daysFrom } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const daysSinceEarnings: Field = {
  name: 'daysSinceEarnings',
  title: localText('Days since earnings', '财报后天数', '業績公佈後天數'),
  unit: 'days',
  meaning: localText(
    'Calendar days since the last earnings report.',
    '距上一次财报的自然日数。',
    '距上一次業績公佈的自然日數。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Earnings dates',
  compute: (input) => daysFrom(input, 'earnings', 'since'),
};
