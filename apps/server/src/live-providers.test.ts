import { describe, expect, it } from 'vitest';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { macroProviders, providerOrder, rateProviders } from '@plumbline/market/route/order';
import type { Env } from './env.ts';
import { parseEnv } from './env.ts';
import { choicesOf, loadLiveProviders } from './live-providers.ts';
import type { SourceChoices } from './features/sources/service.ts';

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('the sources of real data', () => {
  it('are exactly those that some question is asked of, set up or off', async () => {
    const { providers, unused } = await loadLiveProviders(parseEnv({}));
    const asked = Object.values(providerOrder).flatMap((order) => Object.values(order).flat());
    const all = [...idsOf(providers), ...idsOf(unused)];
    expect(new Set(all)).toEqual(new Set([...asked, ...rateProviders, ...macroProviders]));
    expect(all.length).toBe(new Set(all).size);
  });

  it('that need a licence are off until it is given, and say what to set', async () => {
    const { unused } = await loadLiveProviders(parseEnv({}));
    expect(unused.map(({ id, advice }) => [id, advice.match(/[A-Z]+(_[A-Z]+)+/)?.[0]])).toEqual([
      ['coin-metrics', 'COIN_METRICS'],
    ]);
    const { providers, unused: none } = await loadLiveProviders(parseEnv({ COIN_METRICS: 'on' }));
    expect(none).toEqual([]);
    expect(idsOf(providers)).toContain('coin-metrics');
  });

  it('that want to know who is asking stand by until a contact is given', async () => {
    const missingOf = async (env: Env, choices?: SourceChoices) => {
      const { providers } = await loadLiveProviders(env, choices);
      return providers.find(({ id }) => id === 'sec')?.missing?.() ?? null;
    };
    expect(await missingOf(parseEnv({}))).toMatch(/SEC_USER_AGENT/);
    expect(await missingOf(parseEnv({ SEC_USER_AGENT: 'A B a@example.com' }))).toBeNull();
    const contact = () => 'Plumbline a@example.com';
    expect(await missingOf(parseEnv({}), { ...choicesOf(parseEnv({})), contact })).toBeNull();
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
    const choices = { ...choicesOf(parseEnv({})), keyOf: (id: string) => keys.get(id) ?? null };
    const { providers } = await loadLiveProviders(parseEnv({}), choices);
    const shut = () => idsOf(providers.filter(({ missing }) => (missing?.() ?? null) !== null)).toSorted();
    const all = ['alpha-vantage', 'feeds', 'finnhub', 'fmp', 'fred', 'massive', 'sec', 'tushare'];
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
