import { localText } from '@plumbline/model/local-text';
import { expect, it } from 'vitest';
import { addReactions } from './reactions.ts';
import { areAnnounced, resultDates } from './result-dates.ts';
import { contextOf } from './testing/context-of.ts';
import { growingCompany } from './testing/fake-statements.ts';
import { acme } from './testing/instruments.ts';

it('are none where the source knows only by when results had to be out, so that no move is called one on results', async () => {
  const context = await contextOf(acme, { company: growingCompany });
  expect(resultDates(context).length).toBeGreaterThan(8);
  for (const source of context.book.sources()) context.book.addSource({ ...source, isDatedByRule: true });
  expect(resultDates(context)).toEqual([]);
  expect(addReactions(context)).toEqual([]);
});

const dates = ['2026-03-05', '2026-04-03', '2026-04-28', '2026-08-20'];

const announcement = (date: string) =>
  ({
    source: 'calendar',
    instrumentId: acme.id,
    kind: 'earnings',
    date,
    knownAt: date,
    title: localText('Results', '业绩', '業績'),
  }) as const;

it('of one month are told apart by their day, and those of their own month by the month', async () => {
  const context = await contextOf(acme);
  const events = dates.map(announcement);
  addReactions({ ...context, events });
  const labels = dates.map((date) => context.book.get(`eventReaction.${date}`)?.period?.label);
  expect(labels).toEqual(['2026/03', '2026/04/03', '2026/04/28', '2026/08']);
});

it('are called announced only where announcements are on record: a filing may come weeks later', async () => {
  const context = await contextOf(acme, { company: growingCompany });
  expect(areAnnounced({ ...context, events: [] })).toBe(false);
  expect(resultDates({ ...context, events: [] }).length).toBeGreaterThan(8);
  expect(areAnnounced({ ...context, events: dates.map(announcement) })).toBe(true);
});
