import { expect, it } from 'vitest';
import { addReactions } from './reactions.ts';
import { resultDates } from './result-dates.ts';
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
