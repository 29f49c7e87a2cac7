import { expect, it } from 'vitest';
import type { MarketEvent } from '@plumbline/model/market-event';
import { simulatedMarket } from '../simulated/simulated-market.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { unavailable, joinEvents } from './cut-answer.ts';
import { createMarketData } from './market-data.ts';

const clock = { now: () => Date.parse('2026-11-20T22:30:00Z') };

function market() {
  const simulated = simulatedMarket({ seed: 4620, clock });
  return createMarketData({ mode: 'simulated', providers: [], simulated, store: createMemoryStore(), fetch, clock });
}

async function earningsOn(asOf?: string): Promise<readonly MarketEvent[]> {
  const answer = await market().simulated.events('US:AAPL', asOf === undefined ? {} : { asOf });
  if (answer.status === 'unavailable') throw new Error(answer.reason);
  return answer.value.filter(({ kind }) => kind === 'earnings');
}

it('knows the day of the next results on the evening of the last ones, and what they were on their own', async () => {
  const [last, before] = (await earningsOn()).filter(({ actual }) => actual !== undefined).toReversed();
  if (last === undefined || before === undefined) throw new Error('no results');
  expect(last.knownAt).toBe(before.date);
  const ahead = (await earningsOn(before.date)).at(-1);
  expect(ahead).toMatchObject({ date: last.date, knownAt: before.date, expected: last.expected });
  expect(ahead?.actual).toBeUndefined();
  expect(ahead?.title).not.toEqual(last.title);
  expect(await earningsOn(last.date)).toContainEqual(last);
});

it('lists one day of results once, and takes the outcome from a past that did not have it', async () => {
  const all = await earningsOn();
  expect(new Set(all.map(({ date }) => date)).size).toBe(all.length);
  // As a file of answers keeps it: the day known early, the outcome beside it.
  const [last] = all.filter(({ actual }) => actual !== undefined).toReversed();
  if (last === undefined) throw new Error('no results');
  const source = (await market().simulated.events('US:AAPL')).attempts;
  const listed = { status: 'fresh', value: [last], attempts: source, source: sourceOf(last.date) } as const;
  const then = joinEvents([listed], unavailable('not-covered', 'none'), last.knownAt);
  expect(then).toMatchObject({ value: [{ date: last.date, expected: last.expected }] });
  expect(then).not.toHaveProperty('value.0.actual');
});

function sourceOf(asOf: string) {
  return {
    id: 'events',
    kind: 'simulated',
    title: 'Events',
    publisher: 'A file',
    locator: '',
    retrievedAt: clock.now(),
    asOf,
    simulated: true,
  } as const;
}
