import { localText } from '@plumbline/model/local-text';
import { lastKnown } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const earningsSurprise: Field = {
  name: 'earningsSurprise',
  title: localText('Earnings surprise', '盈利意外', '盈利意外'),
  unit: 'fraction',
  meaning: localText(
    'Reported less expected earnings per share, over the size of what was expected, of the last report.',
    '最近一次财报的每股收益与预期之差，除以预期的绝对值。',
    '最近一次業績的每股盈利與預期之差，除以預期的絕對值。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Foster, Olsen and Shevlin 1984',
  compute: ({ bars, events }) =>
    lastKnown(
      bars,
      events.flatMap(({ kind, actual, expected, knownAt, date }) =>
        kind === 'earnings' && actual !== undefined && expected !== undefined && expected !== 0
          ? [{ knownAt: knownAt < date ? date : knownAt, value: (actual - expected) / Math.abs(expected) }]
          : [],
      ),
    ),
};
