import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import type { ReplayHost } from '@plumbline/fixtures/replay/replay-hosts';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { allProviders } from '../providers/testing/all-providers.ts';
import { createMarketData } from '../route/market-data.ts';
import { simulatedMarket } from '../simulated/simulated-market.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { EndpointReport } from './examine-endpoints.ts';
import { bodiesOf, endpointName } from './examine-endpoints.ts';
import { shapeOf } from './shape.ts';

let replay: ReplayServer;
beforeAll(async () => {
  replay = await startReplayServer({ shared: null });
});
afterAll(() => replay.close());

// Our own wires know their last day then.
const clock = { now: () => Date.UTC(2024, 6, 26, 21) };

function examine(): Promise<readonly EndpointReport[]> {
  const market = createMarketData({
    mode: 'live',
    providers: allProviders(replay),
    simulated: simulatedMarket({ seed: 1, clock }),
    store: createMemoryStore(),
    fetch,
    clock,
  });
  return market.examine();
}

function shapesOf(reports: readonly EndpointReport[]): string {
  const shapes = reports.map((report) => [
    endpointName(report),
    Object.fromEntries([...bodiesOf(report.exchanges)].map(([name, body]) => [name, shapeOf([body])])),
  ]);
  return `${JSON.stringify(Object.fromEntries(shapes), null, 1)}\n`;
}

/** Every field of one name renamed, wherever it stands. */
function renamed(name: string, to: string): (body: unknown) => unknown {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key === name ? to : key, walk(inner)]));
  };
  return walk;
}

/** The values of every field of one name changed. */
function revalued(name: string, change: (value: unknown) => unknown): (body: unknown) => unknown {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === name ? change(inner) : walk(inner)]),
    );
  };
  return walk;
}

const asText = revalued('volume', (value) =>
  Array.isArray(value) ? value.map((one) => `${String(one)} shares`) : 'many',
);
const fewerColumns = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((row) => (Array.isArray(row) ? row.slice(0, -1) : row)) : value;

/** What ten vendors change, and the field in which the reader must be told of it. */
const changes: readonly (readonly [ReplayHost, (body: unknown) => unknown, provider: string, path: RegExp])[] = [
  ['yahoo', renamed('regularMarketPrice', 'marketPrice'), 'yahoo', /meta\.regularMarketPrice$/],
  ['sec', renamed('filed', 'filedOn'), 'sec', /\.filed$/],
  ['coinbase', asText, 'coinbase', /candles\[\]\.volume$/],
  ['kraken', renamed('result', 'answer'), 'kraken', /^result$/],
  ['okx', revalued('data', fewerColumns), 'okx', /^data\[\]\[8\]$/],
  ['binance', (body) => (Array.isArray(body) ? { rows: body } : body), 'binance', /^\$$/],
  ['coin-metrics', revalued('PriceUSD', Number), 'coin-metrics', /PriceUSD$/],
  ['tencent', renamed('day', 'daily'), 'tencent', /\.day$/],
  ['eastmoney', renamed('PARENT_NETPROFIT', 'NETPROFIT'), 'eastmoney', /PARENT_NETPROFIT$/],
  ['fred', revalued('observations', () => 'see the next page'), 'fred', /^observations$/],
];

it('finds every answer as it was recorded', async () => {
  const reports = await examine();
  expect(reports.filter(({ drifts, state }) => drifts.length > 0 || state === 'failed')).toEqual([]);
  expect(reports.filter(({ state, isCompared }) => state === 'ok' && isCompared).length).toBeGreaterThan(50);
  // With -u the shapes are recorded anew, after an adapter has learned a change of its vendor.
  const file = fileURLToPath(new URL('recorded-shapes.json', import.meta.url));
  await expect(shapesOf(reports)).toMatchFileSnapshot(file);
});

it('names the field in which each of ten vendors changed its answer', async () => {
  for (const [host, change] of changes) await replay.setFault(host, { change });
  const reports = await examine();
  for (const [host] of changes) await replay.setFault(host, null);
  for (const [host, , provider, path] of changes) {
    const drifts = reports.filter(({ providerId }) => providerId === provider).flatMap((report) => report.drifts);
    expect([host, drifts.map((drift) => drift.path).find((one) => path.test(one))]).toEqual([
      host,
      expect.stringMatching(path),
    ]);
  }
  const others = reports.filter(({ providerId }) => !changes.some(([, , provider]) => provider === providerId));
  // These take their dividends from the statements of Eastmoney, which changed.
  const touched = new Set(['sina', 'eastmoney-bars']);
  expect(others.filter(({ providerId, drifts }) => drifts.length > 0 && !touched.has(providerId))).toEqual([]);
  expect(reports.filter(({ state, advice }) => state === 'drifted' && advice === null)).toEqual([]);
});
