import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import type { Answer } from '@plumbline/model/ports';
import type { Provider } from '../provider.ts';
import { binanceProvider } from '../providers/binance.ts';
import { coinMetricsProvider } from '../providers/coin-metrics.ts';
import { coinbaseProvider } from '../providers/coinbase.ts';
import { coingeckoProvider } from '../providers/coingecko.ts';
import { krakenProvider } from '../providers/kraken.ts';
import { okxProvider } from '../providers/okx.ts';
import { yahooProvider } from '../providers/yahoo.ts';
import { simulatedMarket } from '../simulated/simulated-market.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { DataMode } from './market-data.ts';
import { createMarketData } from './market-data.ts';

/** Our own wire knows bitcoin until noon of this day. */
const startAt = Date.UTC(2024, 6, 26, 12);
const unhurried = { requestsPerSecond: 1_000, concurrency: 8 };
const bitcoin = { instrumentId: 'CRYPTO:BTC-USD', interval: '1d', adjustment: 'split' } as const;

let server: ReplayServer;
beforeEach(async () => {
  server = await startReplayServer({ shared: null });
});
afterEach(() => server.close());

function exchanges(): readonly Provider[] {
  return [
    yahooProvider(server),
    binanceProvider(server),
    okxProvider(server),
    coinbaseProvider(server),
    krakenProvider(server),
    coingeckoProvider(server),
  ];
}

interface Setup {
  readonly mode?: DataMode;
  readonly providers?: readonly Provider[];
  readonly totalMs?: number;
}

function setup({ mode = 'live', providers = exchanges(), totalMs = 60_000 }: Setup = {}) {
  let now = startAt;
  const clock = { now: () => now };
  const store = createMemoryStore();
  const data = createMarketData({
    mode,
    // The pace towards a host runs on real time and is tested with the queue; here time is wound.
    providers: providers.map((provider) => ({ ...provider, limits: unhurried })),
    unused: [{ id: 'sec', title: 'SEC EDGAR', markets: ['us'], advice: 'Set SEC_USER_AGENT.' }],
    simulated: simulatedMarket({ seed: 4620, clock }),
    store,
    fetch,
    clock,
    random: () => 0,
    totalMs,
  });
  return { data, store, wait: (ms: number) => void (now += ms) };
}

const tried = (answer: Answer<unknown>) => answer.attempts.map(({ provider, code }) => [provider, code ?? 'ok']);
const askedOf = (host: string) => server.requests.filter((request) => request.host === host).length;

describe('bars of a coin', () => {
  it('come from the first exchange that trades it in dollars, and from it alone', async () => {
    const { data, store } = setup();
    const answer = await data.live.bars(bitcoin);
    expect(tried(answer)).toEqual([['coinbase', 'ok']]);
    expect(answer).toMatchObject({ status: 'fresh', value: { currency: 'USD' }, source: { publisher: 'Coinbase' } });
    expect(new Set(server.requests.map(({ host }) => host))).toEqual(new Set(['coinbase']));
    expect((await store.readBars('CRYPTO:BTC-USD', '1d'))?.series.currency).toBe('USD');
  });

  it('come from the second while the first bars us, which is then left alone', async () => {
    const { data, wait } = setup();
    await server.setFault('coinbase', '451');
    const answer = await data.live.bars(bitcoin);
    expect(tried(answer)).toEqual([
      ['coinbase', 'provider-refused'],
      ['yahoo', 'ok'],
    ]);
    expect(answer).toMatchObject({ status: 'fresh', source: { publisher: 'Yahoo Finance' } });
    expect(data.health().find(({ id }) => id === 'coinbase')?.state).toBe('open');
    const asked = askedOf('coinbase');
    wait(5 * 60_000);
    await data.live.quote('CRYPTO:BTC-USD');
    expect(askedOf('coinbase')).toBe(asked);
  });

  it('skip the exchanges that price it in another currency, without asking them or blaming them', async () => {
    const { data } = setup();
    await server.setFault('coinbase', '418');
    await server.setFault('yahoo', 'refuse');
    const answer = await data.live.bars(bitcoin);
    // Kraken has the newest bars only, so it is asked when nobody has the whole history.
    expect(tried(answer)).toEqual([
      ['coinbase', 'provider-refused'],
      ['yahoo', 'provider-unreachable'],
      ['binance', 'data-refused'],
      ['okx', 'data-refused'],
      ['kraken', 'ok'],
    ]);
    expect(answer).toMatchObject({ status: 'fresh', value: { currency: 'USD' } });
    expect(answer.attempts[2]?.message).toBe(
      'Binance has prices of BTC-USD in USDT only, and BTC-USD is priced in USD.',
    );
    expect([askedOf('binance'), askedOf('okx')]).toEqual([0, 0]);
    const states = data.health().filter(({ id }) => id === 'binance' || id === 'okx');
    expect(states.map(({ state, lastSuccessAt }) => [state, lastSuccessAt])).toEqual([
      ['idle', null],
      ['idle', null],
    ]);
  });

  it('are refused with the reason when only USDT is left', async () => {
    const { data, store } = setup({ providers: [binanceProvider(server), okxProvider(server)] });
    expect(await data.live.bars(bitcoin)).toMatchObject({
      status: 'unavailable',
      code: 'data-refused',
      reason: 'Binance has prices of BTC-USD in USDT only, and BTC-USD is priced in USD.',
    });
    expect(await store.readBars('CRYPTO:BTC-USD', '1d')).toBeNull();
    expect(await data.live.quote('CRYPTO:BTC-USD')).toMatchObject({ status: 'unavailable', code: 'data-refused' });
  });

  it('in another currency than a source is known for are refused and quarantined', async () => {
    const { priceCurrency: _, ...silent } = binanceProvider(server);
    const { data, store } = setup({ providers: [silent] });
    expect(await data.live.bars(bitcoin)).toMatchObject({ status: 'unavailable', code: 'data-refused' });
    expect(await store.readBars('CRYPTO:BTC-USD', '1d')).toBeNull();
    expect(store.quarantined[0]).toMatchObject({ provider: 'binance', code: 'data-refused' });
  });

  it('do not wait for one exchange that hangs until nobody else can be asked', async () => {
    const { data } = setup({ totalMs: 8_000 });
    await server.setFault('coinbase', 'hang');
    const answer = await data.live.bars(bitcoin);
    expect(tried(answer)).toEqual([
      ['coinbase', 'provider-timeout'],
      ['yahoo', 'ok'],
    ]);
  });

  it('keep the reason of an exchange that may come back in mind, not that another does not know the coin', async () => {
    const { data, wait } = setup({ providers: [krakenProvider(server), coinbaseProvider(server)] });
    await server.setFault('coinbase', '500');
    const solana = { ...bitcoin, instrumentId: 'CRYPTO:SOL-USD' } as const;
    expect(await data.live.bars(solana)).toMatchObject({ status: 'unavailable', code: 'provider-unreachable' });
    const asked = askedOf('coinbase');
    wait(31_000);
    await data.live.bars(solana);
    expect(askedOf('coinbase')).toBeGreaterThan(asked);
  });
});

describe('the last price of a coin', () => {
  it('falls back from exchange to exchange, then to the average of all', async () => {
    const { data } = setup();
    expect(tried(await data.live.quote('CRYPTO:BTC-USD'))).toEqual([['coinbase', 'ok']]);
    const other = setup().data;
    for (const host of ['coinbase', 'kraken'] as const) await server.setFault(host, '503');
    expect(tried(await other.live.quote('CRYPTO:BTC-USD')).slice(1)).toEqual([
      ['kraken', 'provider-unreachable'],
      ['binance', 'data-refused'],
      ['okx', 'data-refused'],
      ['coingecko', 'ok'],
    ]);
  });
});

describe('the network of a coin', () => {
  it('is told by every source that is set up, each with its own terms', async () => {
    const { data, store } = setup({ providers: [...exchanges(), coinMetricsProvider(server)] });
    const answers = (await data.live.network?.('CRYPTO:BTC-USD')) ?? [];
    expect(answers.map((answer) => answer.status === 'fresh' && answer.source.publisher)).toEqual([
      'CoinGecko',
      'Coin Metrics',
    ]);
    expect(answers[1]).toMatchObject({ source: { attribution: expect.stringContaining('CC BY-NC 4.0') } });
    expect(await store.readDocument('network', 'coin-metrics|CRYPTO:BTC-USD')).not.toBeNull();
    const asked = server.requests.length;
    await data.live.network?.('CRYPTO:BTC-USD');
    expect(server.requests.length).toBe(asked);
  });

  it('is what was known on the date asked for', async () => {
    const { data } = setup({ providers: [coinMetricsProvider(server)] });
    const [answer] = (await data.live.network?.('CRYPTO:BTC-USD', { asOf: '2022-06-30' })) ?? [];
    if (answer === undefined || answer.status === 'unavailable') throw new Error('no network');
    expect(answer.value.columns.length).toBeGreaterThan(3);
    for (const column of answer.value.columns) expect((column.knownAt.at(-1) ?? '') <= '2022-06-30').toBe(true);
    expect(answer.source.asOf).toBe('2022-06-30');
  });

  it('is nothing of a stock, and not asked where the source is off', async () => {
    const { data } = setup();
    expect(await data.live.network?.('US:AAPL')).toEqual([]);
    expect(await data.live.network?.('CRYPTO:BTC-USD')).toHaveLength(1);
    expect(askedOf('coin-metrics')).toBe(0);
  });
});

describe('names of coins', () => {
  const hits = async (data: ReturnType<typeof setup>['data'], text: string) =>
    (await data.live.search(text, 5)).map(({ instrument }) => instrument.id);

  it('are looked up where coins are listed, stocks where stocks are, at once', async () => {
    const { data } = setup();
    await data.live.search('zzzq', 5);
    expect(new Set(server.requests.map(({ host }) => host))).toEqual(new Set(['yahoo', 'coingecko', 'coinbase']));
    // Lists are read beside it, of markets where no other source gave one.
    const searched = server.requests.filter(({ path }) => path.startsWith('/v1/finance/search'));
    expect(searched).toHaveLength(1);
  });

  it('are not asked of exchanges in Chinese, nor when the id says another market', async () => {
    const { data } = setup();
    await data.live.search('\u4e0d\u5b58\u5728\u7684\u516c\u53f8', 5);
    await data.live.instrument('HK:12345');
    expect(new Set(server.requests.map(({ host }) => host))).toEqual(new Set(['yahoo']));
  });

  it('found by search alone are asked about, unless the pair is named', async () => {
    const coin = {
      id: 'CRYPTO:ACME-USD',
      kind: 'crypto',
      market: 'crypto',
      exchange: 'spot',
      currency: 'USD',
    } as const;
    const name = { en: 'Acme Coin', 'zh-CN': 'Acme Coin', 'zh-HK': 'Acme Coin' };
    const found = { ...coin, name, aliases: [], priceDecimals: 6 };
    const finder: Provider = { ...coingeckoProvider(server), search: async () => [found] };
    const { data } = setup({ providers: [finder] });
    expect(await data.live.resolve('acme')).toMatchObject({ kind: 'ambiguous', candidates: [{ id: coin.id }] });
    expect(await data.live.resolve('acme')).toMatchObject({ kind: 'ambiguous' });
    expect(await data.live.resolve('ACME-USD')).toMatchObject({ kind: 'one', instrument: { id: coin.id } });
    expect(await data.live.instrument('CRYPTO:ACME-USD')).toMatchObject({ id: coin.id });
    expect(await hits(data, 'bitcoin')).toContain('CRYPTO:BTC-USD');
  });

  it('come from the next source when the first is out of requests', async () => {
    const { data } = setup();
    await server.setFault('coingecko', '429');
    expect(await hits(data, 'zzz')).toEqual([]);
    expect(askedOf('coinbase')).toBe(1);
  });
});

describe('what a market needs to be live', () => {
  it('is found out from its own sources only, each asked once in half a minute', async () => {
    const { data, wait } = setup({ mode: 'auto' });
    expect(await data.realm('CRYPTO:BTC-USD')).toBe('live');
    const before = server.requests.length;
    expect(new Set(server.requests.map(({ host }) => host))).toEqual(new Set(['coinbase', 'yahoo']));
    expect(await data.realm('CRYPTO:ETH-USD')).toBe('live');
    expect(server.requests.length).toBe(before);
    wait(31_000);
    expect(await data.realm('CRYPTO:ETH-USD')).toBe('live');
  });

  it('is one source that prices in dollars: without one the coin is simulated', async () => {
    const { data } = setup({ mode: 'auto' });
    for (const host of ['coinbase', 'kraken', 'yahoo'] as const) await server.setFault(host, 'refuse');
    expect(await data.realm('CRYPTO:BTC-USD')).toBe('simulated');
  });

  it('does not wait for a source that hangs when another has answered', async () => {
    const { data } = setup({ mode: 'auto' });
    await server.setFault('coinbase', 'hang');
    expect(await data.realm('CRYPTO:BTC-USD')).toBe('live');
    // Nothing is known of the one that hangs: its time is not over yet.
    expect(data.health().find(({ id }) => id === 'coinbase')).toMatchObject({ state: 'idle', lastFailureAt: null });
  });

  it('is shown among the sources: off with what to set, where something is missing', async () => {
    const { data } = setup();
    expect(data.health().find(({ id }) => id === 'sec')).toMatchObject({
      state: 'off',
      lastError: { code: 'not-covered', message: 'Set SEC_USER_AGENT.' },
    });
    // Its statements come from another source; its list of names has no other.
    expect(await data.live.fundamentals('US:AAPL')).toMatchObject({ source: { publisher: 'Yahoo Finance' } });
    await server.setFault('yahoo', '500');
    expect(await data.live.fundamentals('US:MSFT')).toMatchObject({
      status: 'unavailable',
    });
  });
});
