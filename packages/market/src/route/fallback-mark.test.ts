import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '@plumbline/model/errors';
import { PlumblineError } from '@plumbline/model/errors';
import type { Provider } from '../provider.ts';
import { simulatedMarket } from '../simulated/simulated-market.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createMarketData } from './market-data.ts';

const startAt = Date.UTC(2026, 10, 20, 22);
const minute = 60_000;

function setup(first: Partial<Provider> = {}) {
  let now = startAt;
  let failure: ErrorCode | null = null;
  const clock = { now: () => now };
  const quoting = (id: string, title: string, fails: () => ErrorCode | null): Provider => ({
    id,
    title,
    markets: ['us'],
    host: `${id}.example`,
    limits: { requestsPerSecond: 1_000, concurrency: 4 },
    quote: async (instrument, context) => {
      await context.fetch(`https://${id}.example/`);
      const code = fails();
      if (code !== null) throw new PlumblineError(code, `${title} does not answer.`);
      return {
        value: {
          instrumentId: instrument.id,
          price: 10,
          previousClose: null,
          currency: 'USD',
          at: clock.now(),
          simulated: false,
        },
        source: {
          id,
          kind: 'prices',
          publisher: title,
          title: 'Last price',
          retrievedAt: clock.now(),
          asOf: '2026-11-20',
          locator: instrument.id,
          simulated: false,
        },
      };
    },
  });
  const { live } = createMarketData({
    mode: 'live',
    providers: [
      { ...quoting('yahoo', 'Yahoo', () => failure), ...first },
      quoting('tencent-quote', 'Tencent', () => null),
    ],
    simulated: simulatedMarket({ seed: 1, clock }),
    store: createMemoryStore(),
    fetch: async () => new Response(''),
    clock,
    random: () => 0,
  });
  const source = async () => {
    const answer = await live.quote('US:AAPL');
    return answer.status === 'unavailable' ? null : answer.source;
  };
  return { source, fail: (code: ErrorCode | null) => void (failure = code), wait: (ms: number) => void (now += ms) };
}

describe('the mark of a fallback', () => {
  it('names who did not answer, is kept with what is stored, and goes when the first source is back', async () => {
    const { source, fail, wait } = setup();
    fail('provider-body');
    expect(await source()).toMatchObject({ publisher: 'Tencent', insteadOf: ['Yahoo'] });
    expect(await source()).toMatchObject({ publisher: 'Tencent', insteadOf: ['Yahoo'] });
    fail(null);
    wait(2 * minute);
    const back = await source();
    expect(back?.publisher).toBe('Yahoo');
    expect(back?.insteadOf).toBeUndefined();
  });

  it('names a source at first hand that only lacks a contact, and goes once it is given', async () => {
    let contact: string | null = null;
    const { source, wait } = setup({
      isFirstHand: true,
      missing: () => (contact === null ? 'Enter a contact.' : null),
    });
    expect(await source()).toMatchObject({ publisher: 'Tencent', insteadOf: ['Yahoo'] });
    contact = 'a@example.com';
    wait(2 * minute);
    const back = await source();
    expect([back?.publisher, back?.insteadOf]).toEqual(['Yahoo', undefined]);
  });

  it('is not set for a source that nobody has a key for', async () => {
    const { source } = setup({ missing: () => 'Enter a key.' });
    const second = await source();
    expect([second?.publisher, second?.insteadOf]).toEqual(['Tencent', undefined]);
  });

  it('is not set where the first source merely does not have it', async () => {
    const { source, fail } = setup();
    fail('not-covered');
    const second = await source();
    expect(second?.publisher).toBe('Tencent');
    expect(second?.insteadOf).toBeUndefined();
  });
});
