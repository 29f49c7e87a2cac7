import { describe, expect, it } from 'vitest';
import type { WireAnswer } from '@plumbline/fixtures/replay/answer';
import { htmlAnswer, jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import { coinHistory } from '@plumbline/fixtures/replay/hosts/coin-history';
import { coinMetricsWire } from '@plumbline/fixtures/replay/hosts/coin-metrics';
import { fetchFrom } from '@plumbline/fixtures/replay/hosts/in-process';
import { addDays, dateOf } from '@plumbline/model/date';
import type { ErrorCode } from '@plumbline/model/errors';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { NetworkMetric, NetworkSeries } from '@plumbline/model/network-series';
import { networkAsOf } from '@plumbline/model/network-series';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { coinMetricsProvider } from './coin-metrics.ts';

const days = coinHistory(null)('BTC') ?? [];
const now = (days.at(-1)?.time ?? 0) + 43_200_000;
const yesterday = addDays(dateOf(now), -1);

function coin(id: InstrumentId): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const contextOf = (fetch: ProviderContext['fetch']): ProviderContext => ({
  fetch,
  clock: { now: () => now },
  signal: new AbortController().signal,
});

const network = (fetch: ProviderContext['fetch'], id: InstrumentId = 'CRYPTO:BTC-USD') => {
  const asked = coinMetricsProvider().network?.(coin(id), contextOf(fetch));
  if (asked === undefined) throw new Error('no network');
  return asked;
};

function columnOf(series: NetworkSeries, metric: NetworkMetric) {
  const found = series.columns.find((column) => column.metric === metric);
  if (found === undefined) throw new Error(`no ${metric}`);
  return found;
}

const row = (date: string, more: object = {}) => ({ asset: 'btc', time: `${date}T00:00:00.000000000Z`, ...more });
const page = (rows: readonly object[], more: object = {}) => fetchFrom(() => jsonAnswer({ data: rows, ...more }));

describe('Coin Metrics', () => {
  it('gives every finished day of every free figure, public the day after', async () => {
    const { value, source } = await network(fetchFrom(coinMetricsWire(null)));
    expect(value.columns.map(({ metric, unit, currency, isDerived }) => [metric, unit, currency, isDerived])).toEqual([
      ['price', 'price', 'USD', false],
      ['marketCap', 'money', 'USD', false],
      ['mvrv', 'multiple', undefined, false],
      ['activeAddresses', 'count', undefined, false],
      ['transactions', 'count', undefined, false],
      ['circulatingSupply', 'coins', undefined, false],
      ['realizedCap', 'money', 'USD', true],
    ]);
    const price = columnOf(value, 'price');
    expect(price.dates).toHaveLength(days.length - 1);
    expect(price.values.at(-1)).toBe(Number(days.at(-2)?.close));
    expect(price.dates.at(-1)).toBe(yesterday);
    expect(price.knownAt.at(-1)).toBe(dateOf(now));
    expect(columnOf(networkAsOf(value, yesterday), 'price').dates.at(-1)).toBe(addDays(yesterday, -1));
    expect(source).toMatchObject({ kind: 'reference', asOf: yesterday, locator: 'btc', simulated: false });
  });

  it('shows its licence', async () => {
    const { source } = await network(fetchFrom(coinMetricsWire(null)));
    expect(source.attribution).toMatch(/CC BY-NC 4\.0: non-commercial/);
  });

  it('derives realised cap, which is not free, from market cap and MVRV', async () => {
    const { value } = await network(fetchFrom(coinMetricsWire(null)));
    const [cap, ratio, realised] = (['marketCap', 'mvrv', 'realizedCap'] as const).map((metric) =>
      columnOf(value, metric),
    );
    const at = 777;
    expect(realised?.values[at]).toBe((cap?.values[at] ?? 0) / (ratio?.values[at] ?? 1));
    expect(realised?.locator).toBe('CapMrktCurUSD / CapMVRVCur');
  });

  it('turns pages by their token and never goes where an answer points', async () => {
    const asked: URL[] = [];
    const wire = coinMetricsWire(null);
    const small = fetchFrom((url, headers) => {
      url.searchParams.set('page_size', '500');
      return wire(url, headers);
    }, asked);
    const { value } = await network(small);
    expect(columnOf(value, 'price').dates).toHaveLength(days.length - 1);
    expect(asked.map((url) => url.searchParams.get('next_page_token'))).toEqual([null, '500', '1000']);
    expect(new Set(asked.map((url) => url.host))).toEqual(new Set(['community-api.coinmetrics.io']));
  });

  it('gives up on pages without end', async () => {
    await expect(
      network(page([row('2024-01-01', { PriceUSD: '1' })], { next_page_token: 'again' })),
    ).rejects.toMatchObject({
      code: 'data-refused',
    });
  });

  it('leaves out days without a value, a zero that is none, and the running day', async () => {
    const { value } = await network(
      page([
        row('2024-01-01', { PriceUSD: '0', AdrActCnt: '0' }),
        row('2024-01-02', { PriceUSD: null, AdrActCnt: '12' }),
        row('2024-01-03', { AdrActCnt: '13', PriceUSD: '42000.5' }),
        row(dateOf(now), { AdrActCnt: '1', PriceUSD: '43000' }),
      ]),
    );
    expect(columnOf(value, 'price')).toMatchObject({ dates: ['2024-01-03'], values: [42_000.5] });
    expect(columnOf(value, 'activeAddresses').values).toEqual([0, 12, 13]);
    expect(value.columns).toHaveLength(2);
  });

  it('reads computed figures with an exponent', async () => {
    const { value } = await network(page([row('2024-01-01', { CapMVRVCur: '1.5E-3' })]));
    expect(columnOf(value, 'mvrv').values).toEqual([0.0015]);
  });

  it.each([
    ['empty text', ''],
    ['Infinity', 'Infinity'],
    ['NaN', 'NaN'],
    ['separators', '42,000.5'],
    ['a number that is no text', 42_000.5],
    ['an exponent without end', '1e400'],
  ])('refuses %s for a figure', async (_, value) => {
    await expect(network(page([row('2024-01-01', { PriceUSD: value })]))).rejects.toMatchObject({
      code: 'provider-body',
    });
  });

  it.each<readonly [string, readonly object[], ErrorCode]>([
    ['another asset', [{ ...row('2024-01-01', { PriceUSD: '1' }), asset: 'eth' }], 'data-refused'],
    ['a day twice', [row('2024-01-01', { PriceUSD: '1' }), row('2024-01-01', { PriceUSD: '1' })], 'data-refused'],
    ['days out of order', [row('2024-01-02', { PriceUSD: '1' }), row('2024-01-01', { PriceUSD: '1' })], 'data-refused'],
    ['a day to come', [row(addDays(dateOf(now), 1), { PriceUSD: '1' })], 'data-refused'],
    ['a negative figure', [row('2024-01-01', { AdrActCnt: '-1' })], 'data-refused'],
    [
      'an hour that is no day',
      [{ asset: 'btc', time: '2024-01-01T08:00:00.000000000Z', PriceUSD: '1' }],
      'provider-body',
    ],
    ['no rows', [], 'provider-empty'],
    ['no figures', [row('2024-01-01')], 'provider-empty'],
  ])('refuses an answer with %s', async (_, rows, code) => {
    await expect(network(page(rows))).rejects.toMatchObject({ code });
  });

  const error = (status: number, type: string): WireAnswer =>
    jsonAnswer({ error: { type, message: 'said so' } }, status);

  it.each<readonly [string, WireAnswer, ErrorCode]>([
    ['a figure that is not free', error(403, 'forbidden'), 'not-covered'],
    ['an unknown asset', error(400, 'bad_parameter'), 'not-covered'],
    ['a wrong key', error(401, 'wrong_credentials'), 'provider-refused'],
    ['an error with 200', error(200, 'forbidden'), 'not-covered'],
    ['an error nobody knows', error(200, 'strange'), 'provider-body'],
    ['a blocked address', htmlAnswer(403, 'Forbidden'), 'provider-refused'],
    ['too many requests', textAnswer(429, 'text/plain', 'slow down', { 'retry-after': '6' }), 'provider-limited'],
    ['a fault of its own', htmlAnswer(503, 'Down'), 'provider-unreachable'],
    ['a web page', htmlAnswer(200, 'Hello'), 'provider-body'],
    ['half an answer', textAnswer(200, 'application/json', '{"data":[{"asset":"btc"'), 'provider-body'],
    ['another shape', jsonAnswer({ rows: [] }), 'provider-body'],
  ])('calls %s by its name', async (_, answer, code) => {
    await expect(network(fetchFrom(() => answer))).rejects.toMatchObject({ code });
    await expect(coinMetricsProvider().probe?.(contextOf(fetchFrom(() => answer)))).rejects.toMatchObject({ code });
  });

  it('knows no shares, and AVAX by another code', async () => {
    const asked: URL[] = [];
    await expect(network(fetchFrom(coinMetricsWire(null), asked), 'US:AAPL')).rejects.toMatchObject({
      code: 'not-covered',
    });
    await expect(network(fetchFrom(coinMetricsWire(null), asked), 'CRYPTO:AVAX-USD')).rejects.toMatchObject({
      code: 'not-covered',
    });
    expect(asked.map((url) => url.searchParams.get('assets'))).toEqual(['avaxc']);
  });
});
