import { describe, expect, it } from 'vitest';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { macroProviders, providerOrder, rateProviders } from '@plumbline/market/route/order';
import { parseEnv } from './env.ts';
import { loadLiveProviders } from './live-providers.ts';

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('the sources of real data', () => {
  it('are exactly those that some question is asked of, set up or off', async () => {
    const { providers, unused } = await loadLiveProviders(parseEnv({}));
    const asked = Object.values(providerOrder).flatMap((order) => Object.values(order).flat());
    const all = [...idsOf(providers), ...idsOf(unused)];
    expect(new Set(all)).toEqual(new Set([...asked, ...rateProviders, ...macroProviders]));
    expect(all.length).toBe(new Set(all).size);
  });

  it('that need a name or a licence are off until it is given, and say what to set', async () => {
    const { unused } = await loadLiveProviders(parseEnv({}));
    expect(unused.map(({ id, advice }) => [id, advice.match(/[A-Z]+(_[A-Z]+)+/)?.[0]])).toEqual([
      ['sec', 'SEC_USER_AGENT'],
      ['coin-metrics', 'COIN_METRICS'],
    ]);
    const env = parseEnv({ SEC_USER_AGENT: 'A B a@example.com', COIN_METRICS: 'on' });
    const { providers, unused: none } = await loadLiveProviders(env);
    expect(none).toEqual([]);
    expect(idsOf(providers)).toEqual(expect.arrayContaining(['sec', 'coin-metrics']));
  });

  it('are asked at the addresses of the settings, every one of them', async () => {
    const replay: ReplayServer = await startReplayServer({ shared: null });
    try {
      const loaded = await loadLiveProviders(parseEnv({ ...replay.variables, COIN_METRICS: 'on' }));
      // Feeds have the addresses that people name.
      const providers = loaded.providers.filter(({ id }) => id !== 'feeds');
      const hosts = Object.values(replay.variables).map((address) => new URL(address).host);
      expect(new Set(providers.map(({ host }) => host))).toEqual(new Set(hosts));
      expect(providers.length).toBe(hosts.length);
    } finally {
      await replay.close();
    }
  });

  it('that a key opens stand by, and are open as soon as one is entered', async () => {
    const keys = new Map<string, string>();
    const choices = { keyOf: (id: string) => keys.get(id) ?? null, preferred: () => ({}), feeds: () => [] };
    const { providers } = await loadLiveProviders(parseEnv({}), choices);
    const shut = () => idsOf(providers.filter(({ missing }) => (missing?.() ?? null) !== null)).toSorted();
    const all = ['alpha-vantage', 'feeds', 'finnhub', 'fmp', 'fred', 'massive', 'tushare'];
    expect(shut()).toEqual(all);
    keys.set('massive', 'a-key');
    expect(shut()).toEqual(all.filter((id) => id !== 'massive'));
  });

  it('take a key with them when there is one', async () => {
    const { providers } = await loadLiveProviders(parseEnv({ COINGECKO_API_KEY: 'CG-example' }));
    const seen: (string | null)[] = [];
    const coingecko = providers.find(({ id }) => id === 'coingecko');
    await coingecko?.probe?.({
      fetch: async (_, init) => {
        seen.push(new Headers(init?.headers).get('x-cg-demo-api-key'));
        return Response.json({ gecko_says: '(V3) To the Moon!' });
      },
      clock: { now: () => 0 },
      signal: new AbortController().signal,
    });
    expect(seen).toEqual(['CG-example']);
  });
});
