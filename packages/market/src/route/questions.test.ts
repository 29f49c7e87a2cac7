import { afterEach, expect, it, vi } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderContext } from '../provider.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createQuestions } from './questions.ts';
import { createRouter } from './router.ts';

const acme: Instrument = {
  id: 'US:ACME',
  kind: 'stock',
  market: 'us',
  exchange: 'XNYS',
  currency: 'USD',
  name: { en: 'Acme', 'zh-CN': 'Acme', 'zh-HK': 'Acme' },
  aliases: [],
  priceDecimals: 2,
};

const never = (_: Instrument, { signal }: ProviderContext): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** Takes every question and never answers. */
const silent: Provider = {
  id: 'yahoo',
  title: 'Yahoo Finance',
  host: 'x.example',
  markets: ['us'],
  limits: { requestsPerSecond: 10, concurrency: 4 },
  eventKinds: ['earnings'],
  events: never,
  quote: never,
};

afterEach(() => {
  vi.useRealTimers();
});

it('waits for the days of results half as long as for a price', async () => {
  vi.useFakeTimers();
  const store = createMemoryStore();
  const clock = { now: () => Date.now() };
  const questions = createQuestions(createRouter({ providers: [silent], store, fetch, clock, random: () => 0 }), store);
  const ended: string[] = [];
  void questions.earnings(acme).then(({ status }) => ended.push(`results ${status}`));
  void questions.quote(acme).then(({ status }) => ended.push(`price ${status}`));
  await vi.advanceTimersByTimeAsync(4_100);
  expect(ended).toEqual(['results unavailable']);
  await vi.advanceTimersByTimeAsync(4_100);
  expect(ended).toEqual(['results unavailable', 'price unavailable']);
});
