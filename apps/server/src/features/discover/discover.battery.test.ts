import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { ScreenAnswer } from '@plumbline/contract/discover';
import type { Provider } from '@plumbline/market/provider';
import { hongKongNamed } from '@plumbline/market/providers/names/named-share';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import { PlumblineError } from '@plumbline/model/errors';
import type { MeasuredQuote } from '@plumbline/model/quote';
import { fakeClock } from '../../testing/fake-market.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { untilIdle } from '../../testing/until.ts';
import { galleryPlaces, knownInstruments } from './known.ts';

const clock = fakeClock;
const data = createMarketData({
  mode: 'simulated',
  providers: [],
  simulated: simulatedMarket({ seed: 4620, clock }),
  store: createMemoryStore(),
  clock,
  fetch,
});

describe('the discover page', () => {
  let running: TestServer | null = null;
  afterEach(async () => {
    await running?.stop();
    running = null;
  });

  it('measures known instruments piece by piece and screens what it has', async () => {
    const server = (running = await testServer({ marketData: async () => data }));
    const empty = (await (await server.call('/api/screen')).json()) as ScreenAnswer;
    expect(empty).toMatchObject({ measured: 0, total: 0, simulated: true, matches: [] });

    expect(await server.server.discover.queueNext()).toBe(true);
    await untilIdle(server.store);
    const some = (await (await server.call('/api/screen?sort=-volatility')).json()) as ScreenAnswer;
    expect(some.measured).toBe(24);
    expect(some.known).toBe((await knownInstruments('simulated')).length);
    const risks = some.matches.map(({ figures }) => figures['volatility']?.value ?? Number.NaN);
    expect(risks).toEqual(risks.toSorted((a, b) => b - a));
    expect(new Set(some.matches.map(({ instrument }) => instrument.market)).size).toBe(4);

    const threshold = risks[2] ?? Number.NaN;
    const asked = `/api/screen?rules=volatility:gte:${threshold}`;
    const three = (await (await server.call(asked)).json()) as ScreenAnswer;
    expect(three.total).toBe(3);
    expect(three.steps[0]).toMatchObject({ alone: 3, left: 3, known: 24 });
    expect(three.steps[0]?.spread?.bins.reduce((sum, bin) => sum + bin, 0)).toBe(24);

    const calendar = await server.call('/api/calendar?from=2026-11-20&to=2027-02-20&market=us');
    const { events, holidays } = (await calendar.json()) as {
      events: { date: string; instrument: { market: string } }[];
      holidays: { date: string; isHalfDay: boolean }[];
    };
    expect(holidays).toContainEqual({ market: 'us', date: '2026-11-26', isHalfDay: false });
    expect(holidays).toContainEqual({ market: 'us', date: '2026-11-27', isHalfDay: true });
    expect((await server.call('/api/calendar?from=2026-01-01&to=2027-01-01')).status).toBe(400);
    expect(events.length).toBeGreaterThan(0);
    expect(events.every(({ date, instrument }) => date >= '2026-11-20' && instrument.market === 'us')).toBe(true);
  });

  it('screens what an archive was written of and nothing else', async () => {
    const server = (running = await testServer({
      archive: { plumblineArchive: 1, at: Date.UTC(2026, 10, 20), instruments: ['US:ACME'], sources: [] },
    }));
    expect(await server.server.discover.queueNext()).toBe(true);
    await untilIdle(server.store);
    const screen = (await (await server.call('/api/screen')).json()) as ScreenAnswer;
    expect([screen.known, screen.measured, screen.simulated]).toEqual([1, 1, false]);
    expect(screen.matches.map(({ instrument }) => instrument.id)).toEqual(['US:ACME']);
  });

  it('asks for the last prices of everything else that is traded, many at once, and keeps them for the session', async () => {
    const shares = Array.from({ length: 300 }, (_, at) =>
      hongKongNamed(`0${2000 + at}`, `公司${at}`, `Company ${at} Limited`),
    );
    const listed = shares.filter((one) => one !== null);
    const asked: number[] = [];
    const source = {
      id: 's',
      kind: 'reference',
      publisher: 'Lister',
      title: 's',
      retrievedAt: 0,
      asOf: '2026-11-20',
      locator: '',
      simulated: false,
    } as const;
    const limits = { requestsPerSecond: 1000, concurrency: 4 };
    const lister: Provider = {
      id: 'eastmoney',
      title: 'Lister',
      markets: ['hk'],
      host: 'lister.test',
      limits,
      reference: async (_, market) => {
        if (market === 'hk') return { value: listed, source };
        throw new PlumblineError('provider-empty', 'no list');
      },
    };
    const quoter: Provider = {
      id: 'tencent-quote',
      title: 'Quoter',
      markets: ['hk'],
      host: 'quoter.test',
      limits,
      quotes: async (instruments) => {
        asked.push(instruments.length);
        const value = instruments.slice(1).map(({ id, currency }): MeasuredQuote => ({
          instrumentId: id,
          price: 11,
          previousClose: 10,
          currency,
          at: Date.UTC(2026, 10, 20, 8),
          simulated: false,
          measures: [
            {
              id: 'peTrailing',
              value: 7,
              unit: 'multiple',
              asOf: '2026-11-20',
              source: { id: 's', locator: '' },
              quality: [],
            },
          ],
        }));
        return { value, source: { ...source, publisher: 'Quoter' } };
      },
    };
    const marketData = createMarketData({
      mode: 'live',
      providers: [lister, quoter],
      simulated: simulatedMarket({ seed: 1, clock }),
      store: createMemoryStore(),
      clock,
      fetch,
    });
    // A name that nothing else knows waits for the lists.
    await marketData.live.search('no such name', 1);
    const server = (running = await testServer({ marketData: async () => marketData }));
    const screen = async (): Promise<ScreenAnswer> =>
      (await (await server.call('/api/screen?market=hk&rules=dayChange:gte:0.05&limit=200')).json()) as ScreenAnswer;
    const leading = (await knownInstruments('live')).filter(({ market }) => market === 'hk').map(({ id }) => id);
    const others = listed.filter(({ id }) => !leading.includes(id));
    expect((await screen()).known).toBe(leading.length + others.length);
    for (let round = 0; asked.reduce((sum, count) => sum + count, 0) < others.length && round < 12; round++) {
      await server.server.discover.queueNext();
      await untilIdle(server.store);
    }
    expect(asked).toEqual([240, others.length - 240]);
    const found = await screen();
    // One of each piece had no price: it keeps its place and passes no condition.
    expect(found.total).toBe(others.length - 2);
    expect(found.matches[0]).toMatchObject({ price: 11, asOf: '2026-11-20', source: 'Quoter', spark: [] });
    expect(found.matches[0]?.figures['priceToEarnings']).toMatchObject({ value: 7, givenBy: 'Quoter' });
    expect(found.matches[0]?.figures['dayChange']?.value).toBeCloseTo(0.1, 12);
    // They are kept: nobody is asked again before the next session.
    await server.server.discover.queueNext();
    await untilIdle(server.store);
    expect(asked).toHaveLength(2);
  });

  it('waits while somebody else has work to do', async () => {
    const server = (running = await testServer({ marketData: async () => data, works: false }));
    expect(await server.server.discover.queueNext()).toBe(true);
    expect(await server.server.discover.queueNext()).toBe(false);
  });

  it('puts down what cannot be measured, and says what could not be tested', async () => {
    const server = (running = await testServer());
    await server.server.discover.queueNext();
    await untilIdle(server.store);
    const screen = (await (await server.call('/api/screen?rules=volatility:gte:0')).json()) as ScreenAnswer;
    expect(screen).toMatchObject({ measured: 6, total: 0, simulated: false });

    await server.server.discover.queueNext();
    await untilIdle(server.store);
    const gallery = (await (await server.call('/api/gallery')).json()) as {
      known: number;
      cards: unknown[];
      failed: { reason: string }[];
    };
    expect(gallery.known).toBe((await galleryPlaces()).length);
    expect(gallery.cards.length + gallery.failed.length).toBe(1);
  });

  it('sends the whole gallery in 30 kB, and three cards where three are asked for', async () => {
    const server = (running = await testServer({ marketData: async () => data, works: false }));
    const places = await galleryPlaces();
    let seed = 1;
    // Figures with as many digits as computed ones have: they are what does not compress.
    const drawn = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const metrics = (): Record<string, number> =>
      Object.fromEntries(
        Array.from({ length: 46 }, (_, i) => [i === 0 ? 'sharpe' : i === 1 ? 'maxDrawdown' : `m${i}`, drawn()]),
      );
    for (const { template, market, version } of places) {
      const summary = {
        simulated: true,
        from: '2010-01-04',
        to: '2026-11-20',
        sparkline: Array.from({ length: 40 }, () => 1 + drawn()),
        metrics: { whole: metrics(), inSample: metrics(), outOfSample: metrics(), benchmark: metrics() },
      };
      const figures = [
        { id: 'laterLow', value: drawn() },
        { id: 'laterHigh', value: 1 + drawn() },
      ];
      const checks = [
        { id: 'bootstrap', figures },
        { id: 'cost', figures: [{ id: 'assumedCost', value: drawn() / 1000 }] },
      ];
      await server.store.db
        .insertInto('gallery')
        .values({
          realm: 'simulated',
          template,
          market,
          version,
          summary: JSON.stringify(summary),
          verdict: JSON.stringify({ label: 'fragile', trials: 12, checks }),
          error: null,
          tested_at: 1,
        })
        .execute();
    }
    const whole = await (await server.call('/api/gallery')).text();
    expect((JSON.parse(whole) as { cards: unknown[] }).cards.length).toBe(places.length);
    expect(places.length).toBeGreaterThan(100);
    expect(gzipSync(whole).length).toBeLessThanOrEqual(30_000);
    const three = (await (await server.call('/api/gallery?limit=3')).json()) as {
      cards: { sharpe: { low: number } }[];
      tested: number;
    };
    expect(three.tested).toBe(places.length);
    expect(three.cards.length).toBe(3);
    const lows = (JSON.parse(whole) as typeof three).cards.map(({ sharpe }) => sharpe.low);
    expect(lows).toEqual(lows.toSorted((a, b) => b - a));
  });
});
