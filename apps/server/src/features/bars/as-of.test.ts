import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { yahooProvider } from '@plumbline/market/providers/yahoo';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import type { Adjustment } from '@plumbline/model/bar';
import { decodeBars } from '@plumbline/model/bar-chunk';
import { dateOf } from '@plumbline/model/date';
import { readBars } from '@plumbline/contract/bars';
import { barsService } from './service.ts';

/** The invented history splits NVDA two for one on 2022-06-06. */
const before = '2022-06-01';

let server: ReplayServer;
beforeEach(async () => {
  server = await startReplayServer({ shared: null });
});
afterEach(() => server.close());

function setup() {
  const clock = { now: () => Date.UTC(2026, 10, 21) };
  const data = createMarketData({
    mode: 'live',
    providers: [{ ...yahooProvider(server), limits: { requestsPerSecond: 1_000, concurrency: 8 } }],
    simulated: simulatedMarket({ seed: 4620, clock }),
    store: createMemoryStore(),
    fetch,
    clock,
  });
  const bars = barsService(async () => data, clock);
  return async (query: { readonly adjust: Adjustment; readonly asOf?: string; readonly to?: string }) => {
    const { columns } = decodeBars((await bars('US:NVDA', readBars.query.parse(query))).raw);
    return { last: dateOf(columns.time.at(-1) ?? 0), closes: [...columns.close] };
  };
}

it('gives the prices a report of that date was made from, untouched by a later split', async () => {
  const closes = setup();
  const [then, traded, now] = await Promise.all([
    closes({ adjust: 'split', asOf: before }),
    closes({ adjust: 'none', asOf: before }),
    closes({ adjust: 'split', to: before }),
  ]);
  expect([then.last, now.last]).toEqual([before, before]);
  expect(then.closes).toEqual(traded.closes);
  expect(now.closes.length).toBe(then.closes.length);
  expect((then.closes.at(-1) ?? 0) / (now.closes.at(-1) ?? 1)).toBeCloseTo(2, 3);
});

it('cuts later bars, and keeps the answers of two dates apart', async () => {
  const closes = setup();
  const [early, late] = await Promise.all([
    closes({ adjust: 'total', asOf: '2022-03-01' }),
    closes({ adjust: 'total', asOf: '2022-06-10' }),
  ]);
  expect([early.last, late.last]).toEqual(['2022-03-01', '2022-06-10']);
  expect((early.closes[0] ?? 0) / (late.closes[0] ?? 1)).toBeCloseTo(2, 3);
});

it('refuses what is not a date', () => {
  expect(readBars.query.safeParse({ asOf: 'yesterday' }).success).toBe(false);
});
