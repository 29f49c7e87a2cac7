import { dayMs } from '@plumbline/model/date';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Fact } from '@plumbline/model/fact';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import { scriptedModel } from '@plumbline/agent/models/scripted-model';
import { fakeClock, fakeMarket } from '../../testing/fake-market.ts';
import { newsRoutes } from './routes.ts';

interface News {
  readonly items: readonly { readonly title: string; readonly positive: number; readonly negative: number }[];
  readonly sentiment: Fact | null;
  readonly simulated: boolean;
}

const noModel = { modelFor: async () => ({ model: null, instead: null }) };
const uncounted = async (): Promise<void> => undefined;

/** Calls every second headline good and every third bad. */
const reader = scriptedModel((prompt) => {
  const last = prompt.findLast(({ role }) => role === 'user');
  const text =
    last?.role === 'user' ? last.content.map((part) => (part.type === 'text' ? part.text : '')).join('') : '';
  const label = (place: number): string => (place % 2 === 0 ? 'P' : place % 3 === 0 ? 'N' : 'O');
  return {
    say: text
      .split('\n')
      .map((_, at) => `${at + 1} ${label(at + 1)}`)
      .join('\n'),
  };
});
const withModel = {
  modelFor: async () => ({ model: { provider: 'scripted', model: 'reader', language: reader }, instead: null }),
};

const simulatedOnly = () =>
  createMarketData({
    mode: 'simulated',
    providers: [],
    simulated: simulatedMarket({ seed: 4620, clock: fakeClock }),
    store: createMemoryStore(),
    clock: fakeClock,
    fetch: () => Promise.reject(new Error('no network')),
  });

const nobody = () => 'nobody' as const;

describe('headlines over HTTP', () => {
  let ask: (id: string, query?: object) => Promise<News>;
  beforeAll(() => {
    const data = simulatedOnly();
    const [route] = newsRoutes(async () => data, noModel, fakeClock, uncounted);
    ask = async (id, query = {}) => {
      const input = { params: { id }, query: { days: 90, ...query }, body: undefined, owner: null };
      const answer = await route?.answer({
        ...input,
        request: new Request('http://x'),
        headers: new Headers(),
        address: '',
        operatorRule: nobody,
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

  it('are labelled by a language model of the reader, counted here, and never mixed with the word lists', async () => {
    const data = simulatedOnly();
    const answer = await data.simulated.news?.('US:AAPL', {});
    if (answer === undefined || answer.status === 'unavailable') throw new Error('no headlines are simulated');
    const [first] = answer.value;
    if (first === undefined) throw new Error('no headline is simulated');
    const daily = Array.from({ length: 12 }, (_, at) => ({ ...first, publishedAt: fakeClock.now() - at * dayMs }));
    const news = async () => ({ ...answer, value: daily });
    const market = { ...data, simulated: { ...data.simulated, news } };
    const tone = async (models: Parameters<typeof newsRoutes>[1], days = 90) => {
      const route = newsRoutes(async () => market, models, fakeClock, uncounted)[1];
      const owner = { id: 'one', kind: 'anonymous', createdAt: 0 } as const;
      const given = {
        params: { id: 'US:AAPL' },
        query: undefined,
        body: { days },
        owner,
        address: '',
        operatorRule: nobody,
      };
      const answer = await route?.answer({ ...given, request: new Request('http://x'), headers: new Headers() });
      // The route's own schema is checked by the server; the test looks at its words.
      return answer as { sentiment: Fact | null; why: string | null };
    };
    expect(await tone(noModel)).toEqual({ sentiment: null, why: 'no-model' });
    const { sentiment } = await tone(withModel);
    // Of twelve, six are even and two more can be divided by three.
    const [good, bad] = [6, 2];
    expect(sentiment).toMatchObject({ metric: 'newsSentimentByModel', simulated: true });
    expect(sentiment?.source.locator).toBe('language model scripted reader, 12 headlines of 90 days');
    expect(sentiment?.formula?.inputs.map((input) => 'constant' in input && input.constant)).toEqual([good, bad]);
    expect(sentiment?.value).toBeCloseTo((good - bad) / (good + bad), 12);
    const silent = { provider: 's', model: 'm', language: scriptedModel(() => ({ say: 'I would rather not.' })) };
    expect(await tone({ modelFor: async () => ({ model: silent, instead: null }) })).toEqual({
      sentiment: null,
      why: 'no-answer',
    });
  });

  it('that are not to be had are told with the reason, not as a fault', async () => {
    const { handle } = fakeMarket();
    const [route] = newsRoutes(handle, noModel, fakeClock, uncounted);
    const given = {
      params: { id: 'US:DARK' },
      query: { days: 7 },
      body: undefined,
      owner: null,
      address: '',
      operatorRule: nobody,
    };
    const answer = await route?.answer({ ...given, request: new Request('http://x'), headers: new Headers() });
    expect(answer).toMatchObject({
      items: [],
      sentiment: null,
      status: 'unavailable',
      why: expect.stringMatching(/source/),
    });
  });
});
