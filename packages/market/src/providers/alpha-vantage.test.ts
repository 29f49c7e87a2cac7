import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import { sharedDir } from '@plumbline/fixtures/shared';
import { dateOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import type { BodyFacts, ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { alphaVantageProvider } from './alpha-vantage.ts';
import { alphaVantageSymbol } from './alpha-vantage/build-query.ts';

const shared = sharedDir();
const folder = `${shared ?? ''}/data/payloads-alphavantage-aitrader`;
const now = Date.UTC(2026, 10, 21, 4);
const key = 'DEMOKEY123';

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const apple = known('US:AAPL');
const moutai = known('SH:600519');
const provider = alphaVantageProvider({ key: () => key });

type Answers = (name: string, query: URLSearchParams) => unknown;

function contextOf(answers: Answers, asked: AskedQuestion[] = [], bodies: BodyFacts[] = []): ProviderContext {
  const fetch = answersFrom(
    ({ url }) => jsonAnswer(answers(url.searchParams.get('function') ?? '', url.searchParams)),
    asked,
  );
  return {
    fetch,
    clock: { now: () => now },
    signal: new AbortController().signal,
    onBody: (facts) => bodies.push(facts),
  };
}

const bar = (close: string) => ({
  '1. open': '9.1',
  '2. high': '12.5',
  '3. low': '9',
  '4. close': close,
  '5. volume': '700',
});
const series = (bars: object, symbol = 'AAPL', field = 'Time Series (Daily)') => ({
  'Meta Data': { '1. Information': 'x', '2. Symbol': symbol, '5. Time Zone': 'US/Eastern' },
  [field]: bars,
});
const none = { symbol: 'AAPL', data: [] };
const withBars =
  (body: unknown): Answers =>
  (name) =>
    name.startsWith('TIME_SERIES') ? body : none;

const barsOf = (context: ProviderContext, instrument = apple, extra: object = {}) => {
  if (provider.bars === undefined) throw new Error('no bars');
  return provider.bars({ instrument, interval: '1d', ...extra }, context);
};

describe('Alpha Vantage', () => {
  it('spells symbols its own way', () => {
    expect(alphaVantageSymbol(known('US:BRK.B'))).toBe('BRK-B');
    expect(alphaVantageSymbol(moutai)).toBe('600519.SHH');
    expect(alphaVantageSymbol(known('SZ:300750'))).toBe('300750.SHZ');
    expect(() => alphaVantageSymbol(known('HK:00700'))).toThrow(/does not list/);
  });

  it('gives bars oldest first with the dividends and splits of the same source', async () => {
    const answers: Answers = (name) => {
      if (name === 'DIVIDENDS')
        return {
          symbol: 'AAPL',
          data: [
            { ex_dividend_date: '2025-08-11', declaration_date: '2025-07-31', amount: '0.26' },
            { ex_dividend_date: 'None', declaration_date: 'None', amount: '0.1' },
          ],
        };
      if (name === 'SPLITS')
        return { symbol: 'AAPL', data: [{ effective_date: '2020-08-31', split_factor: '4.0000' }] };
      return series({ '2025-10-30': bar('11'), '2025-10-29': bar('10') });
    };
    const { value, source } = await barsOf(contextOf(answers));
    expect(Array.from(value.series.columns.time, dateOf)).toEqual(['2025-10-29', '2025-10-30']);
    expect(value.series).toMatchObject({ adjustment: 'none', isLastPartial: false });
    expect(value.actions).toEqual([
      { kind: 'split', instrumentId: 'US:AAPL', exDate: '2020-08-31', knownAt: '2020-08-31', ratio: 4 },
      {
        kind: 'dividend',
        instrumentId: 'US:AAPL',
        exDate: '2025-08-11',
        knownAt: '2025-07-31',
        amount: 0.26,
        currency: 'USD',
      },
    ]);
    expect(source.notes).toEqual(['Dividends and splits from Alpha Vantage.']);
  });

  it('is content with a hundred bars where more costs money, and says so', async () => {
    const asked: AskedQuestion[] = [];
    const premium = {
      Information: 'Thank you for using Alpha Vantage! The outputsize=full parameter value is a premium feature.',
    };
    const answers: Answers = (name, query) =>
      !name.startsWith('TIME')
        ? none
        : query.get('outputsize') === 'full'
          ? premium
          : series({ '2025-10-30': bar('11') });
    const { source } = await barsOf(contextOf(answers, asked));
    expect(source.notes).toEqual([expect.stringMatching(/last hundred bars/)]);
    expect(asked.map(({ url }) => url.searchParams.get('outputsize')).filter(Boolean)).toEqual(['full', 'compact']);
  });

  it('reads minutes by their start on the clock of New York', async () => {
    const body = series({ '2025-10-30 15:00:00': bar('11') }, 'AAPL', 'Time Series (60min)');
    const { value } = await barsOf(contextOf(withBars(body)), apple, { interval: '1h' });
    expect(value.series.columns.time[0]).toBe(Date.UTC(2025, 9, 30, 19));
  });

  it('keeps the key out of everything that is stored or said', async () => {
    const bodies: BodyFacts[] = [];
    const answer = await barsOf(contextOf(withBars(series({ '2025-10-30': bar('11') })), [], bodies));
    const words = {
      Information: `We have detected your API key as ${key} and our standard API rate limit is 25 requests per day.`,
    };
    const failure: unknown = await barsOf(contextOf(() => words, [], bodies)).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'provider-limited', details: { retryAfterMs: 3_600_000 } });
    expect(JSON.stringify([bodies, answer, failure, String(failure)])).not.toContain(key);
  });

  it('quotes the close of the day it names', async () => {
    const quote = {
      'Global Quote': {
        '01. symbol': 'AAPL',
        '05. price': '271.40',
        '07. latest trading day': '2025-10-30',
        '08. previous close': '269.70',
      },
    };
    const answer = await provider.quote?.(
      apple,
      contextOf(() => quote),
    );
    expect(answer?.value).toMatchObject({ price: 271.4, previousClose: 269.7, at: Date.UTC(2025, 9, 30, 20) });
    await expect(
      provider.quote?.(
        apple,
        contextOf(() => ({ 'Global Quote': {} })),
      ),
    ).rejects.toMatchObject({ code: 'not-covered' });
  });

  it.each<readonly [string, unknown, string]>([
    [
      'a note about the pace',
      { Note: 'Our standard API call frequency is 5 calls per minute and 500 calls per day.' },
      'provider-limited',
    ],
    [
      'the end of the allowance',
      { Information: 'Our standard API rate limit is 25 requests per day.' },
      'provider-limited',
    ],
    ['a wrong key', { 'Error Message': 'the parameter apikey is invalid or missing.' }, 'provider-refused'],
    [
      'an unknown symbol',
      { 'Error Message': 'Invalid API call. Please retry or visit the documentation.' },
      'not-covered',
    ],
    ['another symbol', series({ '2025-10-30': bar('11') }, 'MSFT'), 'data-refused'],
    ['no bars', series({}), 'provider-empty'],
    ['another field', series({}, 'AAPL', 'Weekly'), 'provider-body'],
    ['a separator', series({ '2025-10-30': bar('1,433.3300') }), 'provider-body'],
    ['an empty price', series({ '2025-10-30': bar('') }), 'provider-body'],
    ['a price that is a number', series({ '2025-10-30': { ...bar('1'), '4. close': 11 } }), 'provider-body'],
    ['NaN', series({ '2025-10-30': bar('NaN') }), 'provider-body'],
    ['a date that is none', series({ yesterday: bar('11') }), 'provider-body'],
    ['nothing', {}, 'provider-body'],
  ])('refuses %s', async (_, body, code) => {
    await expect(barsOf(contextOf(withBars(body)))).rejects.toMatchObject({ code });
  });

  it('asks nothing without a key', async () => {
    const asked: AskedQuestion[] = [];
    const { bars } = alphaVantageProvider({ key: () => null });
    await expect(
      bars?.(
        { instrument: apple, interval: '1d' },
        contextOf(() => ({}), asked),
      ),
    ).rejects.toMatchObject({
      code: 'not-covered',
    });
    expect(asked).toHaveLength(0);
  });
});

describe.skipIf(shared === null)('Alpha Vantage recordings (need the shared folder)', () => {
  const recorded = (path: string): unknown => JSON.parse(readFileSync(`${folder}/${path}.json`, 'utf8'));
  const of = (path: string, symbol: string): Answers => {
    const body = recorded(path);
    return (name) => (name.startsWith('TIME') ? body : { symbol, data: [] });
  };

  it.each(['AAPL', 'MSFT', 'NVDA', 'TSLA', 'QQQ'])('give a hundred days of %s', async (symbol) => {
    const { value } = await barsOf(contextOf(of(`us-daily/${symbol}`, symbol)), known(`US:${symbol}`));
    expect(value.series.columns.close).toHaveLength(100);
    expect(dateOf(value.series.columns.time.at(-1) ?? 0)).toBe('2025-10-30');
  });

  it('give the close of Apple on 2025-10-30', async () => {
    const { value } = await barsOf(contextOf(of('us-daily/AAPL', 'AAPL')));
    expect(value.series.columns.close.at(-1)).toBe(271.4);
  });

  it('give hours of Apple in New York time', async () => {
    const { value } = await barsOf(contextOf(of('us-60min/AAPL', 'AAPL')), apple, { interval: '1h' });
    expect(value.series.columns.time.every((time, at, all) => at === 0 || time > (all[at - 1] ?? 0))).toBe(true);
  });

  it('are refused for 600519, whose prices have separators, and read for other mainland shares', async () => {
    await expect(barsOf(contextOf(of('ashare-daily/600519.SHH', '600519.SHH')), moutai)).rejects.toMatchObject({
      code: 'provider-body',
    });
    const { value } = await barsOf(contextOf(of('ashare-daily/600036.SHH', '600036.SHH')), known('SH:600036'));
    expect(value.series.columns.close.length).toBeGreaterThan(90);
  });
});
