import { localText } from '@plumbline/model/local-text';
import { daysFrom } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const daysSinceIndexChange: Field = {
  name: 'daysSinceIndexChange',
  title: localText('Days since an index change', '指数调整后天数', '指數調整後天數'),
  unit: 'days',
  meaning: localText(
    'Calendar days since it last joined or left an index.',
    '距最近一次调入或调出指数的自然日数。',
    '距最近一次調入或調出指數的自然日數。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Shleifer 1986',
  compute: (input) => daysFrom(input, 'index-change', 'since'),
};
