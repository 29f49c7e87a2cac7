import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import type { Answer } from '@plumbline/model/ports';
import { eastmoneyBarsProvider } from '../providers/eastmoney-bars.ts';
import { eastmoneyProvider } from '../providers/eastmoney.ts';
import { sinaQuoteProvider } from '../providers/sina-quote.ts';
import { sinaProvider } from '../providers/sina.ts';
import { tencentQuoteProvider } from '../providers/tencent-quote.ts';
import { tencentProvider } from '../providers/tencent.ts';
import { yahooProvider } from '../providers/yahoo.ts';
import { simulatedMarket } from '../simulated/simulated-market.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createMarketData } from './market-data.ts';

/** The day of the invented quote of our own wire; its prices end two years before. */
const startAt = Date.UTC(2026, 7, 6, 8);
const unhurried = { requestsPerSecond: 1_000, concurrency: 8 };
const moutai = { instrumentId: 'SH:600519', interval: '1d', adjustment: 'split' } as const;

let server: ReplayServer;
beforeEach(async () => {
  server = await startReplayServer({ shared: null });
});
afterEach(() => server.close());

function setup() {
  const clock = { now: () => startAt };
  const statements = eastmoneyProvider(server);
  const actions = statements.actions === undefined ? {} : { actions: statements.actions };
  const providers = [
    yahooProvider(server),
    tencentProvider(server),
    tencentQuoteProvider(server),
    sinaProvider({ ...server, ...actions }),
    sinaQuoteProvider(server),
    statements,
    eastmoneyBarsProvider({ ...server, ...actions }),
  ];
  const store = createMemoryStore();
  const data = createMarketData({
    mode: 'live',
    // The pace towards a host runs on real time and is tested with the queue.
    providers: providers.map((provider) => ({ ...provider, limits: unhurried })),
    simulated: simulatedMarket({ seed: 4620, clock }),
    store,
    fetch,
    clock,
    random: () => 0,
    totalMs: 60_000,
  });
  return { data, store };
}

const tried = (answer: Answer<unknown>) => answer.attempts.map(({ provider, code }) => [provider, code ?? 'ok']);

describe('bars of a mainland share', () => {
  it('come from Tencent with what was paid out', async () => {
    const { data } = setup();
    const answer = await data.live.bars(moutai);
    expect(tried(answer)).toEqual([['tencent', 'ok']]);
    expect(answer).toMatchObject({ value: { currency: 'CNY' }, source: { publisher: 'Tencent' } });
    expect(await data.live.actions('SH:600519')).toMatchObject({ value: [{ kind: 'dividend', exDate: '2023-06-30' }] });
  });

  it('go through every other source before the one that shuts people out, and count the same shares', async () => {
    const { data, store } = setup();
    const first = await setup().data.live.bars(moutai);
    await server.setFault('tencent', 'empty');
    await server.setFault('yahoo', '429');
    await server.setFault('sina', '456');
    const last = await data.live.bars(moutai);
    expect(tried(last)).toEqual([
      ['tencent', 'provider-body'],
      ['yahoo', 'provider-limited'],
      ['sina', 'provider-refused'],
      ['eastmoney-bars', 'ok'],
    ]);
    if (first.status === 'unavailable' || last.status === 'unavailable') throw new Error('no bars');
    expect(last.value.columns.close).toEqual(first.value.columns.close);
    expect(last.value.columns.volume).toEqual(first.value.columns.volume);
    expect(last.source.notes?.[0]).toMatch(/Dividends and splits from Eastmoney/);
    expect(store.quarantined).toEqual([expect.objectContaining({ provider: 'tencent', code: 'provider-body' })]);
    expect(data.health().find(({ id }) => id === 'sina')?.state).toBe('open');
  });
});

describe('the last price of a mainland share', () => {
  it('comes from Tencent, then Sina, then Yahoo', async () => {
    expect(tried(await setup().data.live.quote('SH:600519'))).toEqual([['tencent-quote', 'ok']]);
    await server.setFault('tencent-quote', '503');
    expect(await setup().data.live.quote('SH:600519')).toMatchObject({
      value: { currency: 'CNY' },
      source: { publisher: 'Sina Finance' },
      attempts: [{ provider: 'tencent-quote' }, { provider: 'sina-quote', ok: true }],
    });
    await server.setFault('sina-quote', '456');
    expect(tried(await setup().data.live.quote('SH:600519')).at(-1)).toEqual(['yahoo', 'ok']);
  });
});

describe('statements of Chinese companies', () => {
  it('come from Eastmoney with the day they were announced, on the mainland and in Hong Kong', async () => {
    const { data } = setup();
    for (const id of ['SH:600519', 'HK:00700'] as const) {
      const answer = await data.live.fundamentals(id);
      if (answer.status === 'unavailable') throw new Error(answer.reason);
      expect(answer.source.publisher).toBe('Eastmoney');
      expect(answer.value.items.length).toBeGreaterThan(20);
      expect(answer.value.items.filter((item) => item.knownAt < item.period.end)).toEqual([]);
    }
    const events = await data.live.events('SH:600519');
    if (events.status === 'unavailable') throw new Error(events.reason);
    expect(new Set(events.value.map(({ kind }) => kind))).toContain('dividend');
    expect(events.value.length).toBeGreaterThan(1);
  });
});
