import { beforeAll, describe, expect, it } from 'vitest';
import type { Fact } from '@plumbline/model/fact';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import { fakeClock, fakeMarket } from '../testing/fake-market.ts';
import { newsRoutes } from './routes.ts';

interface News {
  readonly items: readonly { readonly title: string; readonly positive: number; readonly negative: number }[];
  readonly sentiment: Fact | null;
  readonly simulated: boolean;
}

describe('headlines over HTTP', () => {
  let ask: (id: string, query?: object) => Promise<News>;
  beforeAll(() => {
    const data = createMarketData({
      mode: 'simulated',
      providers: [],
      simulated: simulatedMarket({ seed: 4620, clock: fakeClock }),
      store: createMemoryStore(),
      clock: fakeClock,
      fetch: () => Promise.reject(new Error('no network')),
    });
    const [route] = newsRoutes(async () => data, fakeClock);
    ask = async (id, query = {}) => {
      const input = { params: { id }, query: { days: 90, ...query }, body: undefined, owner: null };
      const answer = await route?.answer({
        ...input,
        request: new Request('http://x'),
        headers: new Headers(),
        address: '',
      });
      // The route's own schema is checked by the server; the test looks at its words.
      return answer as News;
    };
  });

  it('carry the tone of each and of all as a figure that names its method', async () => {
    const news = await ask('US:AAPL');
    expect(news.items.length).toBeGreaterThan(5);
    expect(news.simulated).toBe(true);
    expect(news.sentiment).toMatchObject({ metric: 'newsSentiment', instrumentId: 'US:AAPL', simulated: true });
    expect(news.sentiment?.source.locator).toMatch(/^word lists \d+, \d+ headlines of 90 days$/);
  });

  it('know nothing later than the date asked for', async () => {
    const { sentiment } = await ask('US:AAPL', { asOf: '2026-03-31' });
    expect(sentiment?.asOf).toBe('2026-03-31');
  });

  it('that are not to be had are told with the reason, not as a fault', async () => {
    const { handle } = fakeMarket();
    const [route] = newsRoutes(handle, fakeClock);
    const given = { params: { id: 'US:DARK' }, query: { days: 7 }, body: undefined, owner: null, address: '' };
    const answer = await route?.answer({ ...given, request: new Request('http://x'), headers: new Headers() });
    expect(answer).toMatchObject({
      items: [],
      sentiment: null,
      status: 'unavailable',
      why: expect.stringMatching(/source/),
    });
  });
});
