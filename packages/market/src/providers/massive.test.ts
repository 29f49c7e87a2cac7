import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import { massiveWire } from '@plumbline/fixtures/replay/hosts/massive';
import { sharedDir } from '@plumbline/fixtures/shared';
import { dateOf } from '@plumbline/model/date';
import type { Fundamentals, StatementLine } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { massiveProvider } from './massive.ts';

const shared = sharedDir();
const now = Date.UTC(2026, 10, 21, 4);
const key = 'massive-key-1';

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const apple = known('US:AAPL');
const provider = massiveProvider({ key: () => key });
const contextOf = (fetch: ProviderContext['fetch']): ProviderContext => ({
  fetch,
  clock: { now: () => now },
  signal: new AbortController().signal,
});
const wire = (from: string | null, asked: AskedQuestion[] = []) =>
  contextOf(answersFrom(({ url, headers }) => massiveWire(from, key)(url, headers), asked));
const answered = (body: unknown, status = 200) => contextOf(answersFrom(() => jsonAnswer(body, status)));

const barsOf = (context: ProviderContext, instrument = apple, extra: object = {}) => {
  if (provider.bars === undefined) throw new Error('no bars');
  return provider.bars({ instrument, interval: '1d', ...extra }, context);
};
const bar = { t: Date.UTC(2025, 0, 2, 5), o: 100, h: 104, l: 99, c: 103, v: 1_000 };
const aggregates = (...results: readonly object[]) => ({ ticker: 'AAPL', adjusted: false, status: 'OK', results });

describe('Massive', () => {
  it('gives bars by the day in New York, summer and winter, with dividends and splits', async () => {
    const asked: AskedQuestion[] = [];
    const { value } = await barsOf(wire(null, asked), apple, { from: '2025-01-01', to: '2025-12-31' });
    expect(Array.from(value.series.columns.time, dateOf)).toEqual(['2025-01-02', '2025-01-03', '2025-06-09']);
    expect(value.series).toMatchObject({ adjustment: 'none', currency: 'USD', isLastPartial: false });
    expect(value.actions).toMatchObject([
      { kind: 'split', exDate: '2020-08-31', ratio: 4 },
      { kind: 'dividend', exDate: '2025-02-10', knownAt: '2025-01-30', amount: 0.25 },
    ]);
    expect(asked[0]?.url.pathname).toBe('/v2/aggs/ticker/AAPL/range/1/day/2025-01-01/2025-12-31');
    expect(asked[0]?.url.searchParams.get('adjusted')).toBe('false');
  });

  it('carries the key in a header and never in an address', async () => {
    const asked: AskedQuestion[] = [];
    await barsOf(wire(null, asked));
    expect(
      asked.every(({ url, headers }) => !String(url).includes(key) && headers.authorization === `Bearer ${key}`),
    ).toBe(true);
  });

  it('gives the last close with the end of its session', async () => {
    const answer = await provider.quote?.(apple, wire(null));
    expect(answer?.value).toMatchObject({ price: 106, previousClose: null, at: Date.UTC(2025, 5, 9, 20) });
  });

  it('gives bars without dividends when the plan has none, and says so', async () => {
    const fetch = answersFrom(({ url }) =>
      url.pathname.startsWith('/v2/aggs')
        ? jsonAnswer(aggregates(bar))
        : jsonAnswer({ status: 'NOT_AUTHORIZED', message: 'no' }, 403),
    );
    const { value, source } = await barsOf(contextOf(fetch));
    expect(value.actions).toEqual([]);
    expect(source.notes?.[0]).toMatch(/missing/);
  });

  it('gives news with times and publishers', async () => {
    const row = {
      title: 'Apple &amp; others',
      article_url: 'https://paper.com/a',
      published_utc: '2025-03-01T18:42:00Z',
      publisher: { name: 'Paper' },
      description: '<p>Words</p>',
    };
    const answer = await provider.news?.(
      apple,
      answered({ status: 'OK', results: [row, { ...row, article_url: 'https://paper.com/b' }] }),
    );
    expect(answer?.value).toEqual([
      {
        instrumentId: 'US:AAPL',
        title: 'Apple & others',
        url: 'https://paper.com/a',
        publisher: 'Paper',
        publishedAt: Date.UTC(2025, 2, 1, 18, 42),
        isZoneKnown: true,
        language: 'en',
        summary: 'Words',
      },
    ]);
  });

  it.each<readonly [string, ProviderContext, string]>([
    [
      'what the plan leaves out',
      answered({ status: 'NOT_AUTHORIZED', message: 'You are not entitled' }, 403),
      'not-covered',
    ],
    ['a wrong key', answered({ status: 'ERROR', error: 'Unknown API Key' }, 401), 'provider-refused'],
    [
      'a refusal without words',
      contextOf(answersFrom(() => textAnswer(403, 'text/html', '<html>no</html>'))),
      'provider-refused',
    ],
    [
      'too many questions',
      answered({ status: 'ERROR', error: "You've exceeded the maximum requests per minute" }, 429),
      'provider-limited',
    ],
    ['another ticker', answered({ ...aggregates(bar), ticker: 'MSFT' }), 'data-refused'],
    ['restated prices', answered({ ...aggregates(bar), adjusted: true }), 'data-refused'],
    ['no bars', answered({ ticker: 'AAPL', adjusted: false, status: 'OK' }), 'provider-empty'],
    ['a price that is text', answered(aggregates({ ...bar, c: '103' })), 'provider-body'],
    ['a price of null', answered(aggregates({ ...bar, c: null })), 'provider-body'],
    [
      'Infinity',
      contextOf(
        answersFrom(() => textAnswer(200, 'application/json', JSON.stringify(aggregates(bar)).replace('103', '1e400'))),
      ),
      'provider-body',
    ],
  ])('refuses %s', async (_, context, code) => {
    await expect(barsOf(context)).rejects.toMatchObject({ code });
  });

  it('asks nothing without a key, and nothing about other markets', async () => {
    const asked: AskedQuestion[] = [];
    const { bars } = massiveProvider({ key: () => null });
    await expect(bars?.({ instrument: apple, interval: '1d' }, wire(null, asked))).rejects.toMatchObject({
      code: 'not-covered',
    });
    await expect(barsOf(wire(null, asked), known('HK:00700'))).rejects.toMatchObject({ code: 'not-covered' });
    expect(asked).toHaveLength(0);
  });

  it('leaves out reports that do not say when they were filed', async () => {
    const row = {
      start_date: '2024-06-30',
      end_date: '2024-09-28',
      timeframe: 'quarterly',
      fiscal_period: 'Q4',
      fiscal_year: '2024',
      financials: { income_statement: { revenues: { value: 1, unit: 'USD' } } },
    };
    await expect(provider.fundamentals?.(apple, answered({ status: 'OK', results: [row] }))).rejects.toMatchObject({
      code: 'provider-empty',
    });
  });
});

describe.skipIf(shared === null)('Massive recordings (need the shared folder)', () => {
  const at = ({ items }: Fundamentals, line: StatementLine, label: string) =>
    items.filter((item) => item.line === line && item.period.label === label);

  it('give the splits of Apple and its dividends as paid', async () => {
    const answer = await provider.actions?.(apple, wire(shared));
    const splits = answer?.value.flatMap((action) => (action.kind === 'split' ? [[action.exDate, action.ratio]] : []));
    expect(splits).toEqual([
      ['2005-02-28', 2],
      ['2014-06-09', 7],
      ['2020-08-31', 4],
    ]);
    const august = answer?.value.find((action) => action.exDate === '2025-08-11');
    expect(august).toMatchObject({ kind: 'dividend', amount: 0.26, knownAt: '2025-07-31', currency: 'USD' });
  });

  it('give the fiscal year 2024 of Apple as filed', async () => {
    const { value } = (await provider.fundamentals?.(apple, wire(shared))) ?? {
      value: { instrumentId: apple.id, items: [] },
    };
    expect(at(value, 'revenue', 'FY2024')).toMatchObject([
      { value: 391_035_000_000, currency: 'USD', knownAt: '2024-11-01' },
    ]);
    expect(at(value, 'epsDiluted', 'FY2024')[0]?.value).toBe(6.08);
    expect(at(value, 'operatingCashFlow', 'FY2024')[0]?.value).toBe(118_254_000_000);
    const [assets, liabilities, equity] = (['totalAssets', 'totalLiabilities', 'equity'] as const).map(
      (line) => at(value, line, 'FY2024')[0]?.value ?? 0,
    );
    expect(assets).toBe((liabilities ?? 0) + (equity ?? 0));
  });

  it('get their fourth quarter from the year, known when the year was filed', async () => {
    const { value } = (await provider.fundamentals?.(apple, wire(shared))) ?? {
      value: { instrumentId: apple.id, items: [] },
    };
    expect(at(value, 'revenue', 'Q4 FY2024')).toMatchObject([
      { value: 94_930_000_000, derived: true, knownAt: '2024-11-01' },
    ]);
    const early = value.items.filter((item) => item.knownAt <= '2020-06-30');
    expect(early.length).toBeGreaterThan(0);
    expect(early.every((item) => item.period.end < '2020-06-30')).toBe(true);
  });

  it('give each headline of a recorded day once', async () => {
    const folder = `${shared}/data/payloads-polygon-finnhub-stockbench/news_by_day/AAPL`;
    // The file holds the vendor's list under another name.
    const { items } = JSON.parse(readFileSync(`${folder}/2025-03-01.json`, 'utf8')) as {
      items: { title: string; api_source?: string }[];
    };
    const own = items.filter((item) => item.api_source === undefined);
    const answer = await provider.news?.(apple, answered({ status: 'OK', results: own }));
    expect(answer?.value.length).toBe(new Set(own.map((item) => item.title)).size);
    expect(answer?.value.every((item) => item.publishedAt < now && item.url.startsWith('http'))).toBe(true);
  });
});
