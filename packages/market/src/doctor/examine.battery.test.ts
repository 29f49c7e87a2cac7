import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { allProviders } from '../providers/testing/all-providers.ts';
import { createMarketData } from '../route/market-data.ts';
import { simulatedMarket } from '../simulated/simulated-market.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { EndpointReport } from './examine-endpoints.ts';
import { bodiesOf, endpointName } from './examine-endpoints.ts';
import { shapeOf } from './shape.ts';
import { tenChanges } from './testing/ten-changes.ts';

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

it('finds every answer as it was recorded', async () => {
  const reports = await examine();
  expect(reports.filter(({ drifts, state }) => drifts.length > 0 || state === 'failed')).toEqual([]);
  expect(reports.filter(({ state, isCompared }) => state === 'ok' && isCompared).length).toBeGreaterThan(50);
  // With -u the shapes are recorded anew, after an adapter has learned a change of its vendor.
  const file = fileURLToPath(new URL('recorded-shapes.json', import.meta.url));
  await expect(shapesOf(reports)).toMatchFileSnapshot(file);
});

it('names the field in which each of ten vendors changed its answer', async () => {
  for (const [host, change] of tenChanges) await replay.setFault(host, { change });
  const reports = await examine();
  for (const [host] of tenChanges) await replay.setFault(host, null);
  for (const [host, , provider, path] of tenChanges) {
    const drifts = reports.filter(({ providerId }) => providerId === provider).flatMap((report) => report.drifts);
    expect([host, drifts.map((drift) => drift.path).find((one) => path.test(one))]).toEqual([
      host,
      expect.stringMatching(path),
    ]);
  }
  const others = reports.filter(({ providerId }) => !tenChanges.some(([, , provider]) => provider === providerId));
  // These take their dividends from the statements of Eastmoney, which changed.
  const touched = new Set(['sina', 'eastmoney-bars']);
  expect(others.filter(({ providerId, drifts }) => drifts.length > 0 && !touched.has(providerId))).toEqual([]);
  expect(reports.filter(({ state, advice }) => state === 'drifted' && advice === null)).toEqual([]);
});
