import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { finnhubProvider } from './finnhub.ts';
import { readDividendYield } from './finnhub/dividend-yield.ts';

const folder = `${sharedDir() ?? ''}/data/payloads-polygon-finnhub-stockbench`;
const now = Date.UTC(2025, 2, 20, 12);
const key = 'finnhub-key-1';

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const apple = known('US:AAPL');
const provider = finnhubProvider({ key: () => key });
const answered = (body: unknown, status = 200, asked: AskedQuestion[] = []): ProviderContext => ({
  fetch: answersFrom(() => jsonAnswer(body, status), asked),
  clock: { now: () => now },
  signal: new AbortController().signal,
});
const metric = (metrics: object, symbol = 'AAPL') => ({ symbol, metricType: 'all', metric: metrics });

describe('Finnhub', () => {
  it('gives the last price with its time, and knows zeros for an unknown ticker', async () => {
    const seconds = now / 1000 - 60;
    const answer = await provider.quote?.(
      apple,
      answered({ c: 213.5, d: 1, dp: 0.4, h: 214, l: 212, o: 213, pc: 212.6, t: seconds }),
    );
    expect(answer?.value).toMatchObject({ price: 213.5, previousClose: 212.6, at: now - 60_000 });
    await expect(
      provider.quote?.(apple, answered({ c: 0, d: null, dp: null, h: 0, l: 0, o: 0, pc: 0, t: 0 })),
    ).rejects.toMatchObject({
      code: 'not-covered',
    });
  });

  it('carries the key in a header only', async () => {
    const asked: AskedQuestion[] = [];
    await provider.news?.(apple, answered([], 200, asked));
    expect(asked[0]?.headers['x-finnhub-token']).toBe(key);
    expect(String(asked[0]?.url)).not.toContain(key);
  });

  it('takes the time of news from its seconds and marks addresses that only count readers', async () => {
    const row = {
      category: 'company',
      datetime: 1_742_420_880,
      headline: 'Fund commentary',
      id: 1,
      source: 'SeekingAlpha',
      url: 'https://finnhub.io/api/news?id=88',
      summary: '',
    };
    const answer = await provider.news?.(apple, answered([row]));
    expect(answer?.value).toMatchObject([
      { publishedAt: Date.parse('2025-03-19T21:48:00Z'), isRedirect: true, publisher: 'SeekingAlpha' },
    ]);
  });

  it('lists reports whose words are at the SEC, newest first, whichever way leads there', async () => {
    const row = {
      accessNumber: '0000320193-24-000123',
      symbol: 'AAPL',
      cik: '320193',
      form: '10-K',
      filedDate: '2024-11-01 00:00:00',
      acceptedDate: '2024-11-01 06:01:36',
      reportUrl: 'https://www.sec.gov/ix?doc=/Archives/edgar/data/320193/000032019324000123/aapl-20240928.htm',
      filingUrl: 'https://www.sec.gov/Archives/edgar/data/320193/000032019324000123/0000320193-24-000123-index.html',
    };
    const plain = 'https://www.sec.gov/Archives/edgar/data/320193/000032019325000008/aapl-20241228.htm';
    const rows = [
      row,
      {
        ...row,
        form: '10-Q',
        accessNumber: '0000320193-25-000008',
        filedDate: '2025-01-31 00:00:00',
        reportUrl: plain,
      },
      { ...row, form: '4', accessNumber: 'x' },
      { ...row, symbol: 'MSFT' },
      { ...row, reportUrl: 'https://elsewhere.example/Archives/edgar/data/1/1/a.htm' },
      { ...row, reportUrl: '' },
    ];
    const asked: AskedQuestion[] = [];
    const answer = await provider.filings?.(apple, answered(rows, 200, asked));
    expect(answer?.value).toEqual([
      expect.objectContaining({ form: '10-Q', filedAt: '2025-01-31', period: null, url: plain }),
      expect.objectContaining({
        form: '10-K',
        accession: '0000320193-24-000123',
        url: 'https://www.sec.gov/Archives/edgar/data/320193/000032019324000123/aapl-20240928.htm',
      }),
    ]);
    expect(answer?.source).toMatchObject({ kind: 'filing', asOf: '2025-01-31' });
    expect(asked[0]?.url.pathname).toBe('/api/v1/stock/filings');
    await expect(provider.filings?.(apple, answered([]))).rejects.toMatchObject({ code: 'provider-empty' });
  });

  it('tells who is in an index, and who joined and left it', async () => {
    const index = known('US:^GSPC');
    const members = await provider.members?.(index, answered({ symbol: '^GSPC', constituents: ['AAPL', 'BRK-B'] }));
    expect(members?.value).toEqual(['US:AAPL', 'US:BRK.B']);
    const historicalConstituents = [
      { action: 'remove', symbol: 'GONE', date: '2024-06-24' },
      { action: 'add', symbol: 'INVT', date: '2025-06-23' },
      { action: 'renamed', symbol: 'META', date: '2022-06-09' },
    ];
    const changes = await provider.indexChanges?.(index, answered({ symbol: '^GSPC', historicalConstituents }));
    expect(changes?.value).toEqual([
      { instrumentId: 'US:GONE', isJoining: false, date: '2024-06-24', knownAt: '2024-06-24' },
      // Lies ahead: known since today.
      { instrumentId: 'US:INVT', isJoining: true, date: '2025-06-23', knownAt: '2025-03-20' },
    ]);
    const nobody = answered({ symbol: '^GSPC', constituents: null });
    await expect(provider.members?.(index, nobody)).rejects.toMatchObject({ code: 'provider-empty' });
    await expect(provider.members?.(known('SH:^000300'), nobody)).rejects.toMatchObject({ code: 'not-covered' });
  });

  it('gives days of results with reported and expected earnings', async () => {
    const rows = [
      { symbol: 'AAPL', date: '2025-01-30', epsActual: 2.4, epsEstimate: 2.35, quarter: 1, year: 2025 },
      { symbol: 'AAPL', date: '2025-05-01', epsActual: null, epsEstimate: 1.62, quarter: 2, year: 2025 },
      { symbol: 'MSFT', date: '2025-04-29', epsActual: null, epsEstimate: 3.2, quarter: 3, year: 2025 },
    ];
    const answer = await provider.events?.(apple, answered({ earningsCalendar: rows }));
    expect(answer?.value).toEqual([
      expect.objectContaining({ date: '2025-01-30', knownAt: '2025-01-30', actual: 2.4, expected: 2.35 }),
      expect.objectContaining({ date: '2025-05-01', knownAt: '2025-03-20', expected: 1.62 }),
    ]);
    expect(answer?.value[1]).not.toHaveProperty('actual');
  });

  it('gives figures in whole units', async () => {
    const body = metric({
      marketCapitalization: 3_744_378.6,
      peTTM: 37.67,
      '52WeekHigh': 260.1,
      '52WeekLow': 169.21,
      beta: 1.2,
      pb: null,
    });
    const answer = await provider.measures?.(apple, answered(body));
    const figures = Object.fromEntries(answer?.value.items.map((item) => [item.id, item.value]) ?? []);
    expect(figures).toEqual({
      marketCap: 3_744_378_600_000,
      peTrailing: 37.67,
      high52Weeks: 260.1,
      low52Weeks: 169.21,
      beta: 1.2,
    });
  });

  it('believes a dividend yield that the dividend and the prices bear out', async () => {
    const body = metric({
      currentDividendYieldTTM: 0.41,
      dividendPerShareTTM: 1.02,
      '52WeekHigh': 260.1,
      '52WeekLow': 169.21,
    });
    const answer = await provider.measures?.(apple, answered(body));
    expect(answer?.value.items.find((item) => item.id === 'dividendYield')).toMatchObject({
      value: 0.0041,
      quality: [],
    });
  });

  it('does not believe one that is a hundred times too large, and says why', async () => {
    const body = metric({
      currentDividendYieldTTM: 41.219,
      dividendPerShareTTM: 1.04,
      '52WeekHigh': 260.1,
      '52WeekLow': 169.21,
    });
    const answer = await provider.measures?.(apple, answered(body));
    const measure = answer?.value.items.find((item) => item.id === 'dividendYield');
    expect(measure).toMatchObject({ value: null, quality: ['source-conflict'] });
    expect(measure?.why?.en).toMatch(/41\.219%.*dividend of 1\.04/);
  });

  it('believes no fifth and more without proof', () => {
    const nothing = { dividendPerShare: null, low: null, high: null };
    expect(readDividendYield(19, nothing).fraction).toBe(0.19);
    expect(readDividendYield(41.2, nothing).fraction).toBeNull();
    expect(readDividendYield(-1, nothing).fraction).toBeNull();
  });

  it.each<readonly [string, ProviderContext, string]>([
    ['what the plan leaves out', answered({ error: "You don't have access to this resource." }, 403), 'not-covered'],
    ['a wrong key', answered({ error: 'Invalid API key.' }, 401), 'provider-refused'],
    [
      'too many questions',
      answered({ error: 'API limit reached. Please try again later. Remaining Limit: 0' }, 429),
      'provider-limited',
    ],
    ['a price that is text', answered({ c: '213.5', pc: 1, t: 1 }), 'provider-body'],
    ['a price of null', answered({ c: null, pc: 1, t: 1 }), 'provider-body'],
    ['another shape', answered({ rows: [] }), 'provider-body'],
    [
      'a web page',
      { ...answered({}), fetch: answersFrom(() => textAnswer(200, 'text/html', '<html>')) },
      'provider-body',
    ],
  ])('refuses %s', async (_, context, code) => {
    await expect(provider.quote?.(apple, context)).rejects.toMatchObject({ code });
  });

  it('refuses figures of another ticker, and has no bars to sell', async () => {
    await expect(provider.measures?.(apple, answered(metric({}, 'MSFT')))).rejects.toMatchObject({
      code: 'data-refused',
    });
    expect(provider.bars).toBeUndefined();
  });
});

describe.skipIf(!existsSync(folder))('Finnhub recordings (need the shared folder)', () => {
  it('have a dividend yield of 41 for Apple, which is caught', () => {
    for (const name of readdirSync(`${folder}/stock_indicators`)) {
      // Fields as the repository that kept them named them.
      const kept = JSON.parse(readFileSync(`${folder}/stock_indicators/${name}`, 'utf8')) as Record<string, number>;
      const read = readDividendYield(kept.dividend_yield ?? 0, {
        dividendPerShare: (kept.quarterly_dividend ?? 0) * 4,
        low: kept.week_52_low ?? null,
        high: kept.week_52_high ?? null,
      });
      expect({ name, fraction: read.fraction }).toEqual({ name, fraction: null });
    }
  });

  it('have news whose seconds are UTC while their text is eight hours on', async () => {
    // Fields as the repository that kept them named them.
    const { items } = JSON.parse(readFileSync(`${folder}/news_by_day/MSFT/2025-03-20.json`, 'utf8')) as {
      items: {
        title: string;
        url: string;
        source: string;
        datetime: number;
        published_utc: string;
        description: string;
      }[];
    };
    const rows = items.map(({ title, url, source, datetime, description }) => ({
      headline: title,
      url,
      source,
      datetime,
      summary: description,
    }));
    const answer = await provider.news?.(known('US:MSFT'), {
      ...answered(rows),
      clock: { now: () => Date.UTC(2025, 5, 1) },
    });
    const [first] = items;
    const own = answer?.value.find((item) => item.title === first?.title);
    expect(own?.publishedAt).toBe(Date.parse(`${first?.published_utc}+08:00`));
    expect(own?.isRedirect).toBe(true);
  });
});
