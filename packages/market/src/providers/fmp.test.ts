import { describe, expect, it } from 'vitest';
import { jsonAnswer, textAnswer } from '@plumbline/fixtures/replay/answer';
import type { AskedQuestion } from '@plumbline/fixtures/replay/hosts/asked';
import { answersFrom } from '@plumbline/fixtures/replay/hosts/asked';
import { dateOf } from '@plumbline/model/date';
import type { StatementLine } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import type { ProviderContext } from '../provider.ts';
import { catalogue } from '../resolve/catalogue.ts';
import { fmpProvider } from './fmp.ts';

const now = Date.UTC(2026, 10, 21, 4);
const key = 'fmp-key-1';

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

const apple = known('US:AAPL');
const provider = fmpProvider({ key: () => key });

/** Answers by the last part of the path, and for statements by their period. */
function contextOf(answers: Readonly<Record<string, unknown>>, asked: AskedQuestion[] = []): ProviderContext {
  const fetch = answersFrom(({ url }) => {
    const name = url.pathname.replace('/stable/', '');
    const period = url.searchParams.get('period');
    return jsonAnswer(answers[period === null ? name : `${name}:${period}`] ?? []);
  }, asked);
  return { fetch, clock: { now: () => now }, signal: new AbortController().signal };
}
const answered = (body: unknown, status = 200): ProviderContext => ({
  ...contextOf({}),
  fetch: answersFrom(() => jsonAnswer(body, status)),
});

const path = 'historical-price-eod/full';
const bar = {
  symbol: 'AAPL',
  date: '2024-01-02',
  open: 187.15,
  high: 188.44,
  low: 183.89,
  close: 185.64,
  volume: 82_488_700,
};
const report = (date: string, fiscalYear: string, period: string, filingDate: string | null, figures: object) => ({
  symbol: 'AAPL',
  date,
  reportedCurrency: 'USD',
  filingDate,
  fiscalYear,
  period,
  ...figures,
});
const barsOf = (context: ProviderContext, extra: object = {}) => {
  if (provider.bars === undefined) throw new Error('no bars');
  return provider.bars({ instrument: apple, interval: '1d', ...extra }, context);
};

describe('FMP', () => {
  it('gives bars restated for splits with what was paid on the day', async () => {
    const asked: AskedQuestion[] = [];
    const answers = {
      [path]: [{ ...bar, date: '2024-01-03', close: 184.25 }, bar],
      splits: [{ symbol: 'AAPL', date: '2020-08-31', numerator: 4, denominator: 1 }],
      dividends: [
        { symbol: 'AAPL', date: '2024-02-09', declarationDate: '2024-02-01', dividend: 0.24, adjDividend: 0.24 },
        { symbol: 'AAPL', date: '2020-05-08', declarationDate: '', dividend: 0.82, adjDividend: 0.205 },
      ],
    };
    const { value } = await barsOf(contextOf(answers, asked));
    expect(Array.from(value.series.columns.time, dateOf)).toEqual(['2024-01-02', '2024-01-03']);
    expect(value.series.adjustment).toBe('split');
    expect(value.actions).toMatchObject([
      { kind: 'dividend', exDate: '2020-05-08', knownAt: '2020-05-08', amount: 0.82 },
      { kind: 'split', exDate: '2020-08-31', ratio: 4 },
      { kind: 'dividend', exDate: '2024-02-09', knownAt: '2024-02-01', amount: 0.24 },
    ]);
    expect(asked.every(({ url, headers }) => headers.apikey === key && !String(url).includes(key))).toBe(true);
  });

  it('gives statements with currency and filing day, outflows positive, zeros as unknown', async () => {
    const years = [
      report('2024-09-28', '2024', 'FY', '2024-11-01', { revenue: 391_035e6, interestExpense: 0 }),
      report('2023-09-30', '2023', 'FY', '2023-11-03', { revenue: 383_285e6 }),
    ];
    const cash = [
      report('2024-09-28', '2024', 'FY', '2024-11-01', { capitalExpenditure: -9_447e6, operatingCashFlow: 118_254e6 }),
    ];
    const quarters = [report('2024-12-28', '2025', 'Q1', '2025-01-31', { revenue: 124_300e6 })];
    const answer = await provider.fundamentals?.(
      apple,
      contextOf({
        'income-statement:annual': years,
        'income-statement:quarter': quarters,
        'cash-flow-statement:annual': cash,
      }),
    );
    const at = (line: StatementLine, label: string) =>
      answer?.value.items.find((item) => item.line === line && item.period.label === label);
    expect(at('revenue', 'FY2024')).toMatchObject({
      value: 391_035e6,
      currency: 'USD',
      knownAt: '2024-11-01',
      period: { kind: 'year', start: '2023-10-01', end: '2024-09-28' },
    });
    expect(at('revenue', 'Q1 FY2025')?.period).toMatchObject({ kind: 'quarter', end: '2024-12-28' });
    expect(at('capitalExpenditure', 'FY2024')?.value).toBe(9_447e6);
    expect(at('interestExpense', 'FY2024')).toBeUndefined();
  });

  it('is content with years where quarters cost more, and leaves out what was never filed', async () => {
    const fetch = answersFrom(({ url }) => {
      if (url.searchParams.get('period') === 'quarter')
        return jsonAnswer({ 'Error Message': 'Premium Query Parameter' }, 402);
      const rows = [
        report('2024-09-28', '2024', 'FY', '2024-11-01', { revenue: 1, totalAssets: 2 }),
        report('2023-09-30', '2023', 'FY', null, { revenue: 1, totalAssets: 2 }),
      ];
      return jsonAnswer(rows);
    });
    const answer = await provider.fundamentals?.(apple, { ...contextOf({}), fetch });
    expect(new Set(answer?.value.items.map((item) => item.period.end))).toEqual(new Set(['2024-09-28']));
  });

  it('gives the last price and the days of results', async () => {
    const quote = [{ symbol: 'AAPL', price: 271.4, previousClose: 269.7, timestamp: now / 1000 - 5 }];
    expect((await provider.quote?.(apple, contextOf({ quote })))?.value).toMatchObject({
      price: 271.4,
      at: now - 5_000,
    });
    const earnings = [
      { symbol: 'AAPL', date: '2027-01-28', epsActual: null, epsEstimated: 2.5 },
      { symbol: 'AAPL', date: '2026-10-29', epsActual: 1.9, epsEstimated: 1.8 },
    ];
    const events = await provider.events?.(apple, contextOf({ earnings }));
    expect(events?.value).toMatchObject([
      { date: '2026-10-29', actual: 1.9, expected: 1.8 },
      { date: '2027-01-28', knownAt: '2026-11-21', title: { en: 'Results expected' } },
    ]);
  });

  it('gives days of results of Hong Kong under the code it has there', async () => {
    const asked: AskedQuestion[] = [];
    const earnings = [{ symbol: '0700.HK', date: '2026-11-13', epsActual: 7.2, epsEstimated: 7 }];
    const events = await provider.events?.(known('HK:00700'), contextOf({ earnings }, asked));
    expect(events?.value).toMatchObject([{ instrumentId: 'HK:00700', date: '2026-11-13', actual: 7.2 }]);
    expect(asked[0]?.url.searchParams.get('symbol')).toBe('0700.HK');
    await expect(provider.events?.(known('SH:600519'), contextOf({ earnings }))).rejects.toMatchObject({
      code: 'not-covered',
    });
  });

  it('tells who joined and left an index on the first session that counts with it', async () => {
    // The row of the documentation, its day with a zero before it, a row of who left alone, one ahead, and one without a day.
    const row = {
      dateAdded: 'July 9, 2025',
      addedSecurity: 'Datadog',
      removedTicker: 'JNPR',
      removedSecurity: 'Juniper Networks',
      date: '2025-07-08',
      symbol: 'DDOG',
      reason: 'S&P 500 constituent Hewlett Packard Enterprise Co. acquired Juniper Networks.',
    };
    const rows = [
      { ...row, dateAdded: 'December 07, 2026', date: '2026-12-06', symbol: 'BRK-B', removedTicker: '', reason: null },
      row,
      { ...row, dateAdded: null, addedSecurity: '', date: '2014-01-02', symbol: 'GONE', removedTicker: 'GONE' },
      { ...row, dateAdded: 'soon', date: null },
    ];
    const asked: AskedQuestion[] = [];
    const context = contextOf({ 'historical-sp500-constituent': rows }, asked);
    const answer = await provider.indexChanges?.(known('US:^GSPC'), context);
    expect(
      answer?.value.map(({ instrumentId, isJoining, date, knownAt }) => [instrumentId, isJoining, date, knownAt]),
    ).toEqual([
      ['US:GONE', false, '2014-01-02', '2014-01-02'],
      ['US:DDOG', true, '2025-07-09', '2025-07-09'],
      ['US:JNPR', false, '2025-07-09', '2025-07-09'],
      ['US:BRK.B', true, '2026-12-07', '2026-11-21'],
    ]);
    expect(answer?.value[1]?.reason).toContain('acquired Juniper Networks');
    expect(answer?.value[3]).not.toHaveProperty('reason');
    expect(asked.map(({ url }) => url.pathname)).toEqual(['/stable/historical-sp500-constituent']);
    await expect(provider.indexChanges?.(known('US:^RUT'), context)).rejects.toMatchObject({ code: 'not-covered' });
    await expect(provider.indexChanges?.(known('US:^NDX'), context)).rejects.toMatchObject({ code: 'provider-empty' });
    const other = answered([{ ...row, symbol: 7 }]);
    await expect(provider.indexChanges?.(known('US:^GSPC'), other)).rejects.toMatchObject({ code: 'provider-body' });
  });

  it.each<readonly [string, ProviderContext, string]>([
    [
      'a wrong key',
      answered({ 'Error Message': 'Invalid API KEY. Feel free to create a Free API Key' }, 401),
      'provider-refused',
    ],
    [
      'what the plan leaves out',
      answered({ 'Error Message': 'Exclusive Endpoint: not available under your current plan' }, 402),
      'not-covered',
    ],
    ['the same inside status 200', answered({ 'Error Message': 'Legacy Endpoint' }), 'not-covered'],
    [
      'the end of the allowance',
      answered({ 'Error Message': 'Limit Reach . Please upgrade your plan' }),
      'provider-limited',
    ],
    ['too many questions', answered({ 'Error Message': 'Limit Reach' }, 429), 'provider-limited'],
    ['another ticker', contextOf({ [path]: [{ ...bar, symbol: 'MSFT' }] }), 'data-refused'],
    ['no bars', contextOf({}), 'provider-empty'],
    ['a price that is text', contextOf({ [path]: [{ ...bar, close: '185.64' }] }), 'provider-body'],
    ['a price of null', contextOf({ [path]: [{ ...bar, close: null }] }), 'provider-body'],
    [
      'a web page',
      { ...contextOf({}), fetch: answersFrom(() => textAnswer(200, 'text/html', '<html>')) },
      'provider-body',
    ],
  ])('refuses %s', async (_, context, code) => {
    await expect(barsOf(context)).rejects.toMatchObject({ code });
  });

  it('refuses figures that arrive as text, and says nothing of the key', async () => {
    const rows = [report('2024-09-28', '2024', 'FY', '2024-11-01', { revenue: '391,035' })];
    await expect(provider.fundamentals?.(apple, contextOf({ 'income-statement:annual': rows }))).rejects.toMatchObject({
      code: 'provider-body',
    });
    const failure: unknown = await barsOf(answered({ 'Error Message': `Limit Reach for apikey=${key}` })).catch(
      (error: unknown) => error,
    );
    expect(String(failure)).not.toContain(key);
  });

  it('is asked for daily bars of the US only', async () => {
    await expect(barsOf(contextOf({}), { interval: '1h' })).rejects.toMatchObject({ code: 'not-covered' });
    await expect(barsOf(contextOf({}), { instrument: known('SH:600519') })).rejects.toMatchObject({
      code: 'not-covered',
    });
  });
});
