import { localText } from '@plumbline/model/local-text';
import { daysFrom } from '../field-parts.ts';
import type { Field } from '../field.ts';

export const daysToExDividend: Field = {
  name: 'daysToExDividend',
  title: localText('Days to ex-dividend', '距除息天数', '距除淨天數'),
  unit: 'days',
  meaning: localText(
    'Calendar days until the next announced ex-dividend date.',
    '距已公布的下一个除息日的自然日数。',
    '距已公佈的下一個除淨日的自然日數。',
  ),
  markets: ['us', 'cn', 'hk'],
  source: 'Announced dividends',
  // An ex-date ahead is an event until it trades; only then do sources list the dividend among what adjusts prices.
  compute: ({ bars, events, actions }) =>
    daysFrom(
      {
        bars,
        events: [
          ...events,
          ...actions
            .filter(({ kind }) => kind === 'dividend')
            .map(({ exDate, knownAt }) => ({ kind: 'dividend' as const, date: exDate, knownAt })),
        ],
      },
      'dividend',
      'until',
    ),
};
