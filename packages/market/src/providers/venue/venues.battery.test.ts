import { describe, expect, it } from 'vitest';
import type { WireAnswer } from '@plumbline/fixtures/replay/answer';
import { htmlAnswer, jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import { binanceWire } from '@plumbline/fixtures/replay/hosts/binance';
import { coinbaseWire } from '@plumbline/fixtures/replay/hosts/coinbase';
import type { CoinDay } from '@plumbline/fixtures/replay/hosts/coin-history';
import { coinHistory } from '@plumbline/fixtures/replay/hosts/coin-history';
import { fetchFrom } from '@plumbline/fixtures/replay/hosts/in-process';
import { krakenWire } from '@plumbline/fixtures/replay/hosts/kraken';
import { okxWire } from '@plumbline/fixtures/replay/hosts/okx';
import { sharedDir } from '@plumbline/fixtures/shared';
import { dateOf, dayMs, timeOf } from '@plumbline/model/date';
import type { ErrorCode } from '@plumbline/model/errors';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { Provider, ProviderContext } from '../../provider.ts';
import { catalogue } from '../../resolve/catalogue.ts';
import { validateBars } from '../../quality/validate-bars.ts';
import { binanceProvider } from '../binance.ts';
import { coinbaseProvider } from '../coinbase.ts';
import { krakenProvider } from '../kraken.ts';
import { okxProvider } from '../okx.ts';

function coin(id: InstrumentId): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const bitcoin = coin('CRYPTO:BTC-USD');
const dogecoin = coin('CRYPTO:DOGE-USD');

/** pages: requests for all the daily bars there are; bars: how many rows that gives, null = all since `since`. */
const venues = [
  {
    make: binanceProvider,
    wire: binanceWire,
    symbol: 'BTCUSDT',
    currency: 'USDT',
    since: '2017-07-12',
    most: Infinity,
  },
  { make: okxProvider, wire: okxWire, symbol: 'BTC-USDT', currency: 'USDT', since: '2017-10-08', most: Infinity },
  {
    make: coinbaseProvider,
    wire: coinbaseWire,
    symbol: 'BTC-USD',
    currency: 'USD',
    since: '2015-07-18',
    most: Infinity,
  },
  { make: krakenProvider, wire: krakenWire, symbol: 'XBTUSD', currency: 'USD', since: '2013-09-04', most: 720 },
].map((venue) => ({ ...venue, id: venue.make().id }));

const folders = [null, ...(sharedDir() === null ? [] : [sharedDir()])];

function bitcoinDays(shared: string | null): readonly CoinDay[] {
  const days = coinHistory(shared)('BTC');
  if (days === null) throw new Error('no bitcoin');
  return days;
}

function contextOf(fetch: ProviderContext['fetch'], now: number): ProviderContext {
  return { fetch, clock: { now: () => now }, signal: new AbortController().signal };
}

/** Noon of the last day on record. */
function noonOf(days: readonly CoinDay[]): number {
  return (days.at(-1)?.time ?? 0) + dayMs / 2;
}

const cases = folders.flatMap((shared) =>
  venues.map((venue) => ({ ...venue, shared, data: shared === null ? 'invented' : 'recorded' })),
);

const barsOf = (
  provider: Provider,
  context: ProviderContext,
  extra: { from?: string; to?: string } = {},
  instrument = bitcoin,
) => {
  if (provider.bars === undefined) throw new Error('no bars');
  return provider.bars({ instrument, interval: '1d', ...extra }, context);
};

const quoteOf = (provider: Provider, context: ProviderContext, instrument = bitcoin) => {
  if (provider.quote === undefined) throw new Error('no quote');
  return provider.quote(instrument, context);
};

it.skipIf(sharedDir() === null)('recorded prices are at hand (needs the shared folder)', () => {
  expect(bitcoinDays(sharedDir()).length).toBeGreaterThan(5_000);
});

describe.each(cases)('$id with $data prices', ({ make, wire, symbol, currency, since, most, shared }) => {
  const days = bitcoinDays(shared);
  const now = noonOf(days);

  it('gives every day it has, oldest first, the last one partial, in the currency it trades', async () => {
    const asked: URL[] = [];
    const { value, source } = await barsOf(make(), contextOf(fetchFrom(wire(shared), asked), now));
    const { series } = value;
    const expected = days.filter((day) => day.time >= timeOf(since)).slice(-Math.min(most, days.length));
    expect(Array.from(series.columns.time, dateOf)).toEqual(expected.map((day) => dateOf(day.time)));
    for (const column of ['open', 'high', 'low', 'close', 'volume'] as const) {
      expect(Array.from(series.columns[column])).toEqual(expected.map((day) => Number(day[column])));
    }
    expect(series).toMatchObject({ adjustment: 'none', currency, interval: '1d', isLastPartial: true });
    expect(validateBars(series, now).filter((finding) => finding.severity !== 'warn')).toEqual([]);
    expect(source).toMatchObject({ locator: symbol, kind: 'prices', asOf: dateOf(now), simulated: false });
    expect(source.notes?.some((note) => note.includes('USDT')) ?? false).toBe(currency === 'USDT');
    expect(new Set(asked.map(String)).size).toBe(asked.length);
  });

  it('gives a span of the past whose last bar is final', async () => {
    const to = dateOf(now - 10 * dayMs);
    const from = dateOf(now - 400 * dayMs);
    const { value } = await barsOf(make(), contextOf(fetchFrom(wire(shared)), now), { from, to });
    expect(value.series.isLastPartial).toBe(false);
    expect(value.series.columns.time).toHaveLength(391);
    expect(dateOf(value.series.columns.time[0] ?? 0)).toBe(from);
    expect(dateOf(value.series.columns.time.at(-1) ?? 0)).toBe(to);
  });

  it('gives the last trade with its time and the close of the day before', async () => {
    const { value, source } = await quoteOf(make(), contextOf(fetchFrom(wire(shared)), now + 1_000));
    expect(value).toMatchObject({
      instrumentId: 'CRYPTO:BTC-USD',
      price: Number(days.at(-1)?.close),
      previousClose: Number(days.at(-2)?.close),
      currency,
      simulated: false,
    });
    expect(Math.abs(value.at - now)).toBeLessThan(1_000);
    expect(source.locator).toBe(symbol);
  });
});

/** Codes a fault may be called by whichever venue. */
const faults: readonly (readonly [string, (answer: WireAnswer) => WireAnswer, ErrorCode])[] = [
  ['401', () => jsonAnswer({}, 401), 'provider-refused'],
  ['403 with a web page', () => htmlAnswer(403, 'Forbidden'), 'provider-refused'],
  ['404', () => htmlAnswer(404, 'Not Found'), 'not-covered'],
  [
    '418',
    () => jsonAnswer({ code: -1003, msg: 'Way too much request weight used; IP banned.' }, 418),
    'provider-refused',
  ],
  ['429', () => textAnswer(429, 'text/plain', 'Too Many Requests'), 'provider-limited'],
  [
    '451',
    () => jsonAnswer({ code: 0, msg: 'Service unavailable from a restricted location.' }, 451),
    'provider-refused',
  ],
  ['302 to a login page', () => ({ ...htmlAnswer(302, 'Found'), headers: { location: '/login' } }), 'provider-body'],
  ['500', () => htmlAnswer(500, 'Error'), 'provider-unreachable'],
  ['503', () => htmlAnswer(503, 'Error'), 'provider-unreachable'],
  ['a web page with 200', () => htmlAnswer(200, 'Sign in'), 'provider-body'],
  ['a refusal as text with 200', () => textAnswer(200, 'text/plain', 'Too Many Requests'), 'provider-limited'],
  ['nothing', () => textAnswer(200, 'application/json', ''), 'provider-body'],
  [
    'half an answer',
    (answer) => ({ ...answer, body: answer.body.subarray(0, answer.body.length >> 1) }),
    'provider-body',
  ],
  ['another shape', () => jsonAnswer({ data: { rows: [[1, 2, 3]] }, ok: true }), 'provider-body'],
  ['null', () => textAnswer(200, 'application/json', 'null'), 'provider-body'],
];

/** What prices must not be, each in the place of the last closing price. */
const spoilt: readonly (readonly [string, string])[] = [
  ['empty text', '""'],
  ['null', 'null'],
  ['a number', '101.5'],
  ['an infinite number', '1e400'],
  ['Infinity as text', '"Infinity"'],
  ['NaN as text', '"NaN"'],
  ['separators', '"67,120.50"'],
  ['an exponent', '"1e5"'],
  ['blanks', '" 101.5"'],
  ['a sign', '"-101.5"'],
  ['hexadecimal', '"0x65"'],
  ['a missing fraction', '"101."'],
];

describe.each(venues)('$id', ({ make, wire }) => {
  const days = bitcoinDays(null);
  const now = noonOf(days);

  it.each(faults)('calls %s by its name, for bars and for the last price', async (_, change, code) => {
    const context = contextOf(fetchFrom(wire(null), [], change), now);
    await expect(barsOf(make(), context)).rejects.toMatchObject({ code });
    await expect(quoteOf(make(), context)).rejects.toMatchObject({ code });
  });

  it.each(spoilt)('refuses %s for a price', async (_, json) => {
    const close = days.at(-1)?.close ?? '';
    const change = (answer: WireAnswer): WireAnswer => {
      const text = new TextDecoder().decode(answer.body);
      // Pages are asked for together: those of older days are as they were.
      return text.includes(`"${close}"`)
        ? textAnswer(200, 'application/json', text.replaceAll(`"${close}"`, json))
        : answer;
    };
    const context = contextOf(fetchFrom(wire(null), [], change), now);
    await expect(barsOf(make(), context)).rejects.toMatchObject({ code: 'provider-body' });
    await expect(quoteOf(make(), context)).rejects.toMatchObject({ code: 'provider-body' });
  });

  it('keeps what the host asked for in Retry-After', async () => {
    const limited = () => textAnswer(429, 'text/plain', 'Too Many Requests', { 'retry-after': '42' });
    await expect(barsOf(make(), contextOf(fetchFrom(wire(null), [], limited), now))).rejects.toMatchObject({
      code: 'provider-limited',
      details: { status: 429, retryAfterMs: 42_000 },
    });
  });

  it('says that it does not know a coin, and asks nothing about a share', async () => {
    const asked: URL[] = [];
    const context = contextOf(fetchFrom(wire(null), asked), now);
    await expect(barsOf(make(), context, {}, dogecoin)).rejects.toMatchObject({ code: 'not-covered' });
    await expect(quoteOf(make(), context, dogecoin)).rejects.toMatchObject({ code: 'not-covered' });
    const before = asked.length;
    await expect(barsOf(make(), context, {}, coin('US:AAPL'))).rejects.toMatchObject({ code: 'not-covered' });
    expect(asked).toHaveLength(before);
  });

  it('refuses dates that are none and spans without bars', async () => {
    const context = contextOf(fetchFrom(wire(null)), now);
    await expect(barsOf(make(), context, { from: '2024/01/01' })).rejects.toMatchObject({ code: 'bad-input' });
    await expect(barsOf(make(), context, { to: '1999-01-01' })).rejects.toMatchObject({ code: 'provider-empty' });
  });

  it('stops when nobody waits any more', async () => {
    const gone = new AbortController();
    gone.abort();
    const context = { ...contextOf(fetchFrom(wire(null)), now), signal: gone.signal };
    await expect(barsOf(make(), context)).rejects.toThrow();
  });

  it('answers its cheapest question', async () => {
    const { probe } = make();
    await expect(probe?.(contextOf(fetchFrom(wire(null)), now))).resolves.toBeUndefined();
    const down = contextOf(
      fetchFrom(wire(null), [], () => htmlAnswer(503, 'Down')),
      now,
    );
    await expect(probe?.(down)).rejects.toMatchObject({ code: 'provider-unreachable' });
  });

  it('declares crypto, its host and polite limits', () => {
    const { markets, host, limits, title } = make();
    expect(markets).toEqual(['crypto']);
    expect(host).toMatch(/^[a-z.-]+\.(vision|com)$/);
    expect(limits.requestsPerSecond).toBeLessThanOrEqual(5);
    expect(title).not.toBe('');
  });
});
