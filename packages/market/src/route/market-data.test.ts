import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { sharedDir } from '@plumbline/fixtures/shared';
import { dateOf } from '@plumbline/model/date';
import { secProvider } from '../providers/sec.ts';
import { yahooProvider } from '../providers/yahoo.ts';
import { simulatedMarket } from '../simulated/simulated-market.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { DataMode } from './market-data.ts';
import { createMarketData } from './market-data.ts';

const startAt = Date.UTC(2026, 10, 21);
const minute = 60_000;
const unhurried = { requestsPerSecond: 1_000, concurrency: 8 };

let server: ReplayServer;
beforeEach(async () => {
  server = await startReplayServer({ shared: null });
});
afterEach(() => server.close());

function setup(mode: DataMode, from: ReplayServer = server, store = createMemoryStore()) {
  let now = startAt;
  const clock = { now: () => now };
  const data = createMarketData({
    mode,
    // The pace towards a host runs on real time and is tested with the queue; here time is wound.
    providers: [yahooProvider(from), secProvider(from)].map((provider) => ({ ...provider, limits: unhurried })),
    simulated: simulatedMarket({ seed: 4620, clock }),
    store,
    fetch,
    clock,
  });
  return { data, store, wait: (ms: number) => void (now += ms) };
}

const daily = { instrumentId: 'US:AAPL', interval: '1d', adjustment: 'split' } as const;

describe('market data', () => {
  it('is live while a source answers, and then never simulated', async () => {
    const { data } = setup('auto');
    expect(data.simulatedOnly()).toBe(true);
    expect(await data.realm('US:AAPL')).toBe('live');
    const bars = await data.live.bars(daily);
    expect(bars).toMatchObject({ status: 'fresh', source: { simulated: false, publisher: 'Yahoo Finance' } });
    expect(data.simulatedOnly()).toBe(false);
    expect(data.health().find((health) => health.id === 'yahoo')).toMatchObject({ state: 'ok', lastError: null });
  });

  it('says on which side it is only after a source was asked, and leaves the simulated market by itself', async () => {
    const first = setup('auto');
    await first.data.settleRealm();
    expect(first.data.simulatedOnly()).toBe(false);
    await server.setFault('yahoo', 'refuse');
    const { data, wait } = setup('auto');
    await data.settleRealm();
    expect(data.simulatedOnly()).toBe(true);
    await server.setFault('yahoo', null);
    wait(30_000);
    await data.settleRealm();
    await expect.poll(data.simulatedOnly).toBe(false);
  });

  it('finds out without waiting for a silent source that none answers, remembers it for thirty seconds, and comes back', async () => {
    const { data, wait } = setup('auto');
    await server.setFault('yahoo', 'hang');
    expect(await data.realm('US:AAPL')).toBe('simulated');
    const asked = server.requests.length;
    expect(await data.realm('HK:00700')).toBe('simulated');
    expect(server.requests.length).toBe(asked);
    expect(data.simulatedOnly()).toBe(true);
    await server.setFault('yahoo', null);
    wait(30_000);
    expect(await data.realm('US:AAPL')).toBe('live');
  });

  it('stays with real bars that are at hand when the network is gone', async () => {
    const { data, wait } = setup('auto');
    await data.realm('US:AAPL');
    await data.live.bars(daily);
    await server.setFault('yahoo', 'refuse');
    wait(20 * minute);
    expect(await data.realm('US:AAPL')).toBe('live');
    expect(await data.live.bars(daily)).toMatchObject({
      status: 'stale',
      ageMs: 20 * minute,
      source: { simulated: false },
    });
  });

  it('makes nothing up any more once a source was live, whatever is asked for and also after a restart', async () => {
    const first = setup('auto');
    expect(await first.data.realm('US:AAPL')).toBe('live');
    await first.data.live.bars(daily);
    await server.setFault('yahoo', 'refuse');
    first.wait(60 * minute);
    expect(await first.data.realm('HK:00700')).toBe('live');
    const other = { ...daily, instrumentId: 'HK:00700' } as const;
    expect(await first.data.live.bars(other)).toMatchObject({ status: 'unavailable' });
    const second = setup('auto', server, first.store);
    expect(await second.data.realm('HK:00700')).toBe('live');
    expect(second.data.simulatedOnly()).toBe(false);
  });

  it('does not take an imported file for a source that was live', async () => {
    const from = setup('live');
    await from.data.live.bars(daily);
    const bars = await from.store.readBars('US:AAPL', '1d');
    if (bars === null) throw new Error('no bars');
    const store = createMemoryStore();
    await store.writeBars({ ...bars, providerId: null });
    await server.setFault('yahoo', 'refuse');
    const { data } = setup('auto', server, store);
    expect(await data.realm('US:AAPL')).toBe('live');
    expect(await data.realm('HK:00700')).toBe('simulated');
  });

  it('asks whether anybody is there before it calls a code unknown', async () => {
    const apple = await setup('live').data.live.instrument('US:AAPL');
    if (apple === null) throw new Error('no instrument');
    const clock = { now: () => startAt };
    const named = { ...apple, id: 'US:QQQQX', name: { ...apple.name, en: 'Only the search knows it' } } as const;
    const data = createMarketData({
      mode: 'auto',
      providers: [{ ...yahooProvider(server), limits: unhurried, search: async () => [named] }],
      simulated: simulatedMarket({ seed: 4620, clock }),
      store: createMemoryStore(),
      fetch,
      clock,
    });
    expect(await data.live.resolve('QQQQX')).toMatchObject({ kind: 'one', instrument: { id: 'US:QQQQX' } });
  });

  it('never simulates in live mode and asks nobody in simulated mode', async () => {
    await server.setFault('yahoo', 'refuse');
    const live = setup('live').data;
    expect(await live.realm('US:AAPL')).toBe('live');
    expect(await live.live.bars(daily)).toMatchObject({ status: 'unavailable', code: 'provider-unreachable' });
    await server.setFault('yahoo', null);
    const before = server.requests.length;
    const simulated = setup('simulated').data;
    expect(await simulated.realm('US:AAPL')).toBe('simulated');
    expect(await simulated.simulated.bars(daily)).toMatchObject({
      status: 'fresh',
      source: { simulated: true, kind: 'simulated' },
    });
    expect(await simulated.live.bars(daily)).toMatchObject({ status: 'unavailable' });
    expect(simulated.simulatedOnly()).toBe(true);
    expect(server.requests.length).toBe(before);
  });

  it('simulates what has left its exchange up to its last day, for whoever asks about a day before', async () => {
    const { data } = setup('simulated');
    const asked = { ...daily, instrumentId: 'US:TWTR' } as const;
    const bars = await data.simulated.bars(asked, { asOf: '2022-06-30' });
    if (bars.status === 'unavailable') throw new Error(bars.reason);
    expect(dateOf(bars.value.columns.time.at(-1) ?? 0)).toBe('2022-06-30');
    expect(await data.simulated.quote('US:TWTR', { asOf: '2022-10-27' })).toMatchObject({ status: 'fresh' });
    // The day after its last one, and today.
    for (const options of [{ asOf: '2022-10-28' }, {}])
      expect(await data.simulated.bars(asked, options)).toMatchObject({
        status: 'unavailable',
        reason: expect.stringContaining('last traded on 2022-10-27'),
      });
  });

  it('knows the other listings of a company on either side', async () => {
    const { data } = setup('simulated');
    for (const port of [data.live, data.simulated])
      expect((await port.related?.('SH:601318'))?.map(({ instrument }) => instrument.id)).toEqual(['HK:02318']);
  });

  it('writes nothing simulated into the store', async () => {
    const { data, store } = setup('simulated');
    await data.simulated.bars(daily);
    await data.simulated.fundamentals('US:AAPL');
    await data.simulated.quote('US:AAPL');
    expect(await store.readBars('US:AAPL', '1d')).toBeNull();
    expect(await store.readDocument('fundamentals', 'US:AAPL')).toBeNull();
  });

  it('asks once for what is asked many times at once', async () => {
    const { data } = setup('live');
    const answers = await Promise.all(Array.from({ length: 20 }, () => data.live.bars(daily)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set(['fresh']));
    expect(server.requests.filter((request) => request.path.includes('/chart/')).length).toBe(1);
  });

  it('asks again only when a stored answer has grown old, and not at all for what it was told does not exist', async () => {
    const { data, wait } = setup('live');
    await data.live.bars(daily);
    await data.live.bars(daily);
    expect(server.requests.length).toBe(1);
    wait(10 * minute);
    await data.live.bars(daily);
    expect(server.requests.length).toBe(2);
    const unknown = { ...daily, instrumentId: 'US:KO' } as const;
    expect(await data.live.bars(unknown)).toMatchObject({ status: 'unavailable', code: 'not-covered' });
    expect(await data.live.bars(unknown)).toMatchObject({ status: 'unavailable', code: 'not-covered', attempts: [] });
    expect(server.requests.length).toBe(3);
  });

  it('serves the last good data with its age through an hour of outage, probes once per half minute, and recovers within one', async () => {
    const { data, wait } = setup('live');
    await data.live.bars(daily);
    await server.setFault('yahoo', '500');
    wait(10 * minute);
    const before = server.requests.length;
    for (let turn = 0; turn < 360; turn++) {
      wait(10_000);
      expect(await data.live.bars(daily)).toMatchObject({ status: 'stale', ageMs: 10 * minute + (turn + 1) * 10_000 });
    }
    const hourOfProbes = 3_600_000 / 30_000;
    expect(server.requests.length - before).toBeLessThanOrEqual(hourOfProbes + 6);
    await server.setFault('yahoo', null);
    wait(60_000);
    expect(await data.live.bars(daily)).toMatchObject({ status: 'fresh' });
  });

  it('brings dividends and splits of the prices and days of results among the events of the filings', async () => {
    const { data } = setup('live');
    const events = await data.live.events('US:AAPL');
    if (events.status === 'unavailable') throw new Error(events.reason);
    expect(new Set(events.value.map((event) => event.kind))).toEqual(new Set(['filing', 'dividend', 'earnings']));
    expect(events.value.map((event) => event.date)).toEqual(events.value.map((event) => event.date).toSorted());
  });

  it('answers a date in the past with what was known then', async () => {
    const { data } = setup('live');
    const asOf = '2022-06-03';
    const nvidia = { ...daily, instrumentId: 'US:NVDA' } as const;
    const then = await data.live.bars(nvidia, { asOf });
    const now = await data.live.bars({ ...nvidia, to: asOf });
    if (then.status === 'unavailable' || now.status === 'unavailable') throw new Error('no bars');
    expect(dateOf(then.value.columns.time.at(-1) ?? 0)).toBe('2022-06-03');
    // Our own wire splits two for one on 2022-06-06.
    expect((then.value.columns.close.at(-1) ?? 0) / (now.value.columns.close.at(-1) ?? 0)).toBeCloseTo(2, 9);
    expect(await data.live.actions('US:NVDA', { asOf })).toMatchObject({ value: [] });
    const quote = await data.live.quote('US:NVDA', { asOf });
    expect(quote).toMatchObject({ value: { price: then.value.columns.close.at(-1), simulated: false } });
    const facts = await data.live.fundamentals('US:NVDA', { asOf });
    if (facts.status === 'unavailable') throw new Error(facts.reason);
    expect(facts.value.items.filter((item) => item.knownAt > asOf)).toEqual([]);
    expect(facts.source.asOf <= asOf).toBe(true);
  });

  it('makes weeks of days, and says when a span is empty or an instrument has no statements', async () => {
    const { data } = setup('live');
    const weeks = await data.live.bars({ ...daily, interval: '1w', from: '2022-01-03', to: '2022-01-28' });
    expect(weeks).toMatchObject({ status: 'fresh', value: { interval: '1w' } });
    expect(weeks.status !== 'unavailable' && weeks.value.columns.time.length).toBe(4);
    expect(await data.live.bars({ ...daily, from: '1980-01-01', to: '1980-12-31' })).toMatchObject({
      status: 'unavailable',
    });
    expect(await data.live.fundamentals('CRYPTO:BTC-USD')).toMatchObject({
      status: 'unavailable',
      code: 'not-covered',
    });
    expect(await data.live.bars({ ...daily, instrumentId: 'US:ZZZZ' })).toMatchObject({
      status: 'unavailable',
      code: 'unknown-instrument',
    });
  });

  it('stops for a caller who has gone', async () => {
    const { data } = setup('live');
    await expect(data.live.bars(daily, { signal: { aborted: true } })).rejects.toMatchObject({ code: 'cancelled' });
    expect(server.requests.length).toBe(0);
  });
});

describe('names in live mode', () => {
  it('takes codes from the public list and confirms a canonical id by search, but starts nothing for the unknown', async () => {
    const { data } = setup('live');
    expect(await data.live.resolve('apple')).toMatchObject({ kind: 'one', instrument: { id: 'US:AAPL' } });
    expect(await data.live.resolve('US:QQQQX')).toMatchObject({ kind: 'unknown' });
    expect(await data.live.instrument('HK:09999')).toMatchObject({ id: 'HK:09999' });
    expect(await data.live.instrument('HK:12345')).toBeNull();
  });

  it.skipIf(sharedDir() === null)('knows every company of the public list (needs the shared folder)', async () => {
    const recorded = await startReplayServer();
    try {
      const { data } = setup('live', recorded);
      expect(await data.live.resolve('WING')).toMatchObject({
        kind: 'one',
        instrument: { id: 'US:WING', cik: '0001636222' },
      });
      expect(await data.live.resolve('LTC')).toMatchObject({ kind: 'one', instrument: { id: 'CRYPTO:LTC-USD' } });
      expect(await data.live.instrument('US:WING')).toMatchObject({ name: { en: 'Wingstop Inc.' } });
      // An identity that ships without its key is given the one of the list.
      expect(await data.live.instrument('US:ROKU')).toMatchObject({ cik: '0001428439', name: { en: 'Roku, Inc.' } });
    } finally {
      await recorded.close();
    }
  });
});

describe.skipIf(sharedDir() === null)('recorded companies end to end (needs the shared folder)', () => {
  it('shows nothing of Apple that was filed, traded or split after 2020-06-30', async () => {
    const recorded = await startReplayServer();
    try {
      const { data } = setup('live', recorded);
      const asOf = '2020-06-30';
      const facts = await data.live.fundamentals('US:AAPL', { asOf });
      const bars = await data.live.bars(daily, { asOf });
      const events = await data.live.events('US:AAPL', { asOf });
      if (facts.status === 'unavailable' || bars.status === 'unavailable' || events.status === 'unavailable') {
        throw new Error('an answer is missing');
      }
      expect(facts.value.items.length).toBeGreaterThan(1_000);
      expect(facts.value.items.filter((item) => item.knownAt > asOf)).toEqual([]);
      expect(
        facts.value.items.findLast((item) => item.line === 'epsDiluted' && item.period.label === 'FY2019')?.value,
      ).toBe(11.89);
      expect(bars.value.columns.close.at(-1)).toBe(364.8);
      expect(bars.source.asOf).toBe(asOf);
      expect(events.value.filter((event) => event.knownAt > asOf)).toEqual([]);
    } finally {
      await recorded.close();
    }
  });
});
