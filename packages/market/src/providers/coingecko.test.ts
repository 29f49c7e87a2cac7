import { describe, expect, it } from 'vitest';
import type { WireAnswer } from '@plumbline/fixtures/replay/answer';
import { htmlAnswer, jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import { coinHistory } from '@plumbline/fixtures/replay/hosts/coin-history';
import { coingeckoWire } from '@plumbline/fixtures/replay/hosts/coingecko';
import { fetchFrom } from '@plumbline/fixtures/replay/hosts/in-process';
import { addDays, dateOf, dayMs } from '@plumbline/model/date';
import type { ErrorCode } from '@plumbline/model/errors';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { NetworkMetric, NetworkSeries } from '@plumbline/model/network-series';
import type { FetchLike, ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { coingeckoProvider } from './coingecko.ts';
import { knownCoinId } from './coingecko/coin-id.ts';

const days = coinHistory(null)('BTC') ?? [];
const now = (days.at(-1)?.time ?? 0) + dayMs / 2;
const today = dateOf(now);

function coin(id: InstrumentId): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const contextOf = (fetch: FetchLike): ProviderContext => ({
  fetch,
  clock: { now: () => now },
  signal: new AbortController().signal,
});

const bitcoin = coin('CRYPTO:BTC-USD');
const must = <T>(promise: Promise<T> | undefined): Promise<T> => {
  if (promise === undefined) throw new Error('a capability is missing');
  return promise;
};
const network = (fetch: FetchLike, instrument = bitcoin) =>
  must(coingeckoProvider().network?.(instrument, contextOf(fetch)));
const quote = (fetch: FetchLike, instrument = bitcoin) =>
  must(coingeckoProvider().quote?.(instrument, contextOf(fetch)));
const search = (text: string, fetch: FetchLike) => must(coingeckoProvider().search?.(text, contextOf(fetch)));

function columnOf(series: NetworkSeries, metric: NetworkMetric) {
  const found = series.columns.find((column) => column.metric === metric);
  if (found === undefined) throw new Error(`no ${metric}`);
  return found;
}

/** Changes the JSON of one endpoint. */
const changing = (part: string, change: (body: never) => unknown): FetchLike =>
  fetchFrom(coingeckoWire(null), [], (answer: WireAnswer, url) =>
    // The shape is that of our own replay host.
    url.pathname.includes(part)
      ? jsonAnswer(change(JSON.parse(new TextDecoder().decode(answer.body)) as never))
      : answer,
  );
const changingRow = (more: object): FetchLike => changing('/coins/markets', ([row]: [object]) => [{ ...row, ...more }]);

describe('CoinGecko', () => {
  it('gives a year of closes on the days they closed, and what stands now', async () => {
    const { value, source } = await network(fetchFrom(coingeckoWire(null)));
    const price = columnOf(value, 'price');
    expect(price.dates).toHaveLength(366);
    expect(price).toMatchObject({ unit: 'price', currency: 'USD', isDerived: false });
    expect([price.dates.at(-2), price.knownAt.at(-2), price.values.at(-2)]).toEqual([
      addDays(today, -1),
      today,
      Number(days.at(-2)?.close),
    ]);
    expect([price.dates.at(-1), price.knownAt.at(-1), price.values.at(-1)]).toEqual([
      today,
      today,
      Number(days.at(-1)?.close),
    ]);
    expect(columnOf(value, 'marketCap')).toMatchObject({ unit: 'money', currency: 'USD' });
    expect(columnOf(value, 'circulatingSupply')).toMatchObject({ unit: 'coins', dates: [today], values: [19_900_000] });
    expect(columnOf(value, 'maxSupply').values).toEqual([21_000_000]);
    expect(source).toMatchObject({
      locator: 'bitcoin',
      asOf: today,
      attribution: expect.stringContaining('CoinGecko'),
    });
  });

  it('leaves out a limit of supply where a coin has none, and zeros that mean unknown', async () => {
    const { value } = await network(changingRow({ max_supply: null, total_supply: 0, circulating_supply: 5 }));
    const metrics = value.columns.map(({ metric }) => metric);
    expect(metrics).toEqual(['price', 'marketCap', 'circulatingSupply']);
    const zero = changing('market_chart', (chart: { market_caps: [number, number][] }) => ({
      ...chart,
      market_caps: chart.market_caps.map(([at]) => [at, 0]),
    }));
    expect(columnOf((await network(zero)).value, 'marketCap').dates).toEqual([today]);
  });

  it('gives the price with its time, without a close it does not know', async () => {
    const { value, source } = await quote(fetchFrom(coingeckoWire(null)));
    expect(value).toEqual({
      instrumentId: 'CRYPTO:BTC-USD',
      price: Number(days.at(-1)?.close),
      previousClose: null,
      currency: 'USD',
      at: now,
      simulated: false,
    });
    expect(source.kind).toBe('prices');
  });

  it('sends a demo key and a paid key each under its own name, and never in an address', async () => {
    const sent: Headers[] = [];
    const wire = coingeckoWire(null);
    const probe = (options: object) => {
      const asked: URL[] = [];
      const fetch = fetchFrom((url, headers) => {
        sent.push(new Headers(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value ?? '']))));
        return wire(url, headers);
      }, asked);
      const provider = coingeckoProvider(options);
      return must(provider.probe?.(contextOf(fetch))).then(() => ({ asked, limits: provider.limits }));
    };
    const demo = await probe({ key: () => 'CG-demo' });
    const paid = await probe({ key: () => 'CG-paid', coingeckoUrl: 'https://pro-api.coingecko.com/api/v3' });
    const none = await probe({});
    expect(sent.map((headers) => [headers.get('x-cg-demo-api-key'), headers.get('x-cg-pro-api-key')])).toEqual([
      ['CG-demo', null],
      [null, 'CG-paid'],
      [null, null],
    ]);
    expect([...demo.asked, ...paid.asked].some((url) => String(url).includes('CG-'))).toBe(false);
    expect(none.limits.requestsPerSecond).toBeLessThan(demo.limits.requestsPerSecond);
  });

  it('knows its own name of every coin of the catalogue', () => {
    const codes = catalogue
      .filter(({ market }) => market === 'crypto')
      .map(({ id }) => id.slice(7).split('-')[0] ?? '');
    expect(codes.filter((code) => knownCoinId(code) === null)).toEqual([]);
  });

  const hit = (id: string, symbol: string, rank: number | null) => ({ id, name: id, symbol, market_cap_rank: rank });
  const hits = (...coins: object[]): FetchLike => fetchFrom(() => jsonAnswer({ coins }));

  it('finds ranked coins by name, and none whose code two coins share', async () => {
    const found = await search(
      'x',
      hits(
        hit('bitcoin', 'BTC', 1),
        hit('batcat', 'BTC', 900),
        hit('pepe', 'PEPE', 30),
        hit('toncoin', 'TON', 12),
        hit('tontoken', 'TON', 700),
        hit('speck', 'SPECK', 4_000),
        hit('new', 'NEW', null),
      ),
    );
    expect(found.map(({ id }) => id)).toEqual(['CRYPTO:BTC-USD', 'CRYPTO:PEPE-USD']);
    expect(found[1]).toMatchObject({ kind: 'crypto', market: 'crypto', currency: 'USD', name: { en: 'pepe' } });
  });

  it('looks a coin outside the catalogue up once, and refuses a code that could be two', async () => {
    const mog: Instrument = { ...bitcoin, id: 'CRYPTO:MOG-USD' };
    const asked: URL[] = [];
    const answers: Readonly<Record<string, unknown>> = {
      search: { coins: [hit('mog', 'MOG', 30)] },
      markets: [
        {
          id: 'mog',
          symbol: 'mog',
          name: 'Mog',
          current_price: 0.0000172,
          last_updated: new Date(now).toISOString(),
        },
      ],
    };
    const one = fetchFrom(({ pathname }) => jsonAnswer(answers[pathname.split('/').at(-1) ?? '']), asked);
    expect((await quote(one, mog)).value.price).toBe(0.0000172);
    expect(asked.map((url) => url.pathname.split('/').at(-1))).toEqual(['search', 'markets']);
    await expect(quote(hits(hit('mog', 'MOG', 30), hit('mog-2', 'MOG', 800)), mog)).rejects.toMatchObject({
      code: 'not-covered',
    });
  });

  const said = (code: number, status = 401, isNested = false): WireAnswer => {
    const body = { status: { error_code: code, error_message: 'said so' } };
    return jsonAnswer(isNested ? { error: body } : body, status);
  };

  it.each<readonly [string, WireAnswer, ErrorCode]>([
    ['a missing key (10002)', said(10_002), 'provider-refused'],
    ['a paid key at the free address (10010)', said(10_010, 400), 'provider-refused'],
    ['a demo key at the paid address (10011)', said(10_011, 400), 'provider-refused'],
    ['an endpoint outside the plan (10005)', said(10_005, 403), 'not-covered'],
    ['a time outside the plan (10012)', said(10_012, 401, true), 'not-covered'],
    ['its limit (429)', said(429, 429), 'provider-limited'],
    ['its limit inside 200', said(429, 200), 'provider-limited'],
    ['an error nobody knows inside 200', said(77_777, 200), 'provider-body'],
    ['a block of its network (1020)', textAnswer(403, 'text/plain', 'error code: 1020'), 'provider-refused'],
    ['a coin it does not list', jsonAnswer({ error: 'coin not found' }, 404), 'not-covered'],
    ['a plain 429', textAnswer(429, 'text/plain', 'Throttled'), 'provider-limited'],
    ['a fault of its own', htmlAnswer(502, 'Bad gateway'), 'provider-unreachable'],
    ['a web page', htmlAnswer(200, 'Just a moment'), 'provider-body'],
    ['nothing', textAnswer(200, 'application/json', ''), 'provider-body'],
    ['half an answer', textAnswer(200, 'application/json', '[{"id":"bitcoin"'), 'provider-body'],
    ['another shape', jsonAnswer({ ok: true }), 'provider-body'],
  ])('calls %s by its name', async (_, answer, code) => {
    const fetch = fetchFrom(() => answer);
    await expect(network(fetch)).rejects.toMatchObject({ code });
    await expect(quote(fetch)).rejects.toMatchObject({ code });
    await expect(search('btc', fetch)).rejects.toMatchObject({ code });
    await expect(coingeckoProvider().probe?.(contextOf(fetch))).rejects.toMatchObject({ code });
  });

  it('keeps Retry-After when it is limited without an explanation, and says what to do about a key', async () => {
    const limited = fetchFrom(() => textAnswer(429, 'text/plain', 'Throttled', { 'retry-after': '30' }));
    await expect(quote(limited)).rejects.toMatchObject({ details: { retryAfterMs: 30_000 } });
    await expect(quote(fetchFrom(() => said(10_002)))).rejects.toThrow(/COINGECKO_API_KEY/);
  });

  it.each<readonly [string, unknown]>([
    ['text', '67120.5'],
    ['empty text', ''],
    ['a list', []],
    ['true', true],
  ])('refuses %s for a figure', async (_, value) => {
    await expect(quote(changingRow({ current_price: value }))).rejects.toMatchObject({ code: 'provider-body' });
    await expect(network(changingRow({ circulating_supply: value }))).rejects.toMatchObject({ code: 'provider-body' });
  });

  it('refuses an infinite figure', async () => {
    const infinite = (part: string, from: RegExp, to: string): FetchLike =>
      fetchFrom(coingeckoWire(null), [], (answer, url) =>
        url.pathname.includes(part)
          ? textAnswer(200, 'application/json', new TextDecoder().decode(answer.body).replace(from, to))
          : answer,
      );
    const row = infinite('markets', /"current_price":[\d.]+/, '"current_price":1e400');
    await expect(quote(row)).rejects.toMatchObject({ code: 'provider-body' });
    const chart = infinite('market_chart', /"prices":\[\[(\d+),[\d.]+\]/, '"prices":[[$1,1e400]');
    await expect(network(chart)).rejects.toMatchObject({ code: 'provider-body' });
  });

  it.each<readonly [string, FetchLike, ErrorCode]>([
    ['another coin', changingRow({ id: 'ethereum' }), 'data-refused'],
    ['another code', changingRow({ symbol: 'eth' }), 'data-refused'],
    ['a negative price', changingRow({ current_price: -1 }), 'data-refused'],
    ['a time to come', changingRow({ last_updated: new Date(now + dayMs).toISOString() }), 'data-refused'],
    ['no time', changingRow({ last_updated: null }), 'provider-empty'],
    ['no price', changingRow({ current_price: null }), 'provider-empty'],
    ['no coin', changing('/coins/markets', () => []), 'not-covered'],
  ])('refuses a price with %s', async (_, fetch, code) => {
    await expect(quote(fetch)).rejects.toMatchObject({ code });
  });

  it.each<readonly [string, (points: [number, number][]) => [number, number][]]>([
    ['days twice', (points) => points.flatMap((point) => [point, point])],
    ['days out of order', (points) => points.toReversed()],
    ['days to come', (points) => points.map(([at, value]) => [at + 30 * dayMs, value])],
    ['negative prices', (points) => points.map(([at, value]) => [at, -value])],
  ])('refuses a chart with %s', async (_, change) => {
    const fetch = changing('market_chart', (chart: { prices: [number, number][] }) => ({
      ...chart,
      prices: change(chart.prices),
    }));
    await expect(network(fetch)).rejects.toMatchObject({ code: 'data-refused' });
  });

  it('is asked in dollars only, and about coins only', async () => {
    const asked: URL[] = [];
    const fetch = fetchFrom(coingeckoWire(null), asked);
    await expect(quote(fetch, { ...bitcoin, id: 'CRYPTO:BTC-EUR' })).rejects.toMatchObject({ code: 'not-covered' });
    await expect(network(fetch, coin('US:AAPL'))).rejects.toMatchObject({ code: 'not-covered' });
    expect(asked).toEqual([]);
  });
});
