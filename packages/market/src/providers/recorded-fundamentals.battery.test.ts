import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import { catalogue } from '../resolve/catalogue.ts';
import { massiveProvider } from './massive.ts';
import { readCompanyFacts } from './sec/read-company-facts.ts';
import { normaliseSeries } from './yahoo/normalise-series.ts';
import type { SeriesBody } from './yahoo/series-schema.ts';
import { seriesBody } from './yahoo/series-schema.ts';

const folder = `${sharedDir() ?? ''}/data`;
const now = Date.UTC(2026, 10, 21);

function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

function secItems(cik: string): readonly StatementItem[] {
  const file = `${folder}/payloads-sec-edgar/api_xbrl_companyfacts_CIK${cik}.json.gz`;
  return readCompanyFacts(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')), now).statements.value.items;
}

/** Recorded at the end of March 2025. */
const yahooNow = Date.UTC(2025, 2, 25);

function recordedSeries(name: string): SeriesBody {
  const file = `${folder}/payloads-yahoo-yf2/fundamentalsTimeSeries-${name}.json`;
  // The recording wraps the body it kept; the body itself goes through the adapter's own schema.
  const { response } = JSON.parse(readFileSync(file, 'utf8')) as { response: { body?: string; bodyJson?: unknown } };
  return seriesBody.parse(response.bodyJson ?? JSON.parse(response.body ?? ''));
}

/** Years and quarters were recorded apart; the adapter asks for both at once, because quarters are named after the years. */
function yahooItems(names: readonly string[], symbol: string): readonly StatementItem[] {
  const result = names.flatMap((name) => recordedSeries(name).timeseries.result ?? []);
  return normaliseSeries({ timeseries: { result } }, known('US:AAPL'), symbol, yahooNow).value.items;
}

async function massiveItems(id: string): Promise<readonly StatementItem[]> {
  const ticker = id.slice(3);
  const body = readFileSync(`${folder}/payloads-polygon-finnhub-stockbench/financials/${ticker}.all.json`, 'utf8');
  const rows: unknown = JSON.parse(body);
  const answer = Array.isArray(rows) ? JSON.stringify({ status: 'OK', results: rows }) : body;
  const answered = await massiveProvider({ key: () => 'recorded-key-0123456789' }).fundamentals?.(known(id), {
    fetch: () => Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } })),
    clock: { now: () => now },
    signal: new AbortController().signal,
  });
  return answered?.value.items ?? [];
}

/** The newest version of a figure; Yahoo ends its periods with the month, so labels are compared and not days. */
function figure(items: readonly StatementItem[], line: StatementLine, label: string): number | undefined {
  return items.findLast((item) => item.line === line && item.period.label === label && item.period.kind !== 'trailing')
    ?.value;
}

type Row = readonly [body: string, line: StatementLine, label: string, value: number];

/** Values of the notes beside the recordings, and of the reports themselves. */
const noted: readonly Row[] = [
  ['SEC AAPL', 'revenue', 'FY2025', 416.161e9],
  ['SEC AAPL', 'netIncome', 'FY2025', 112.01e9],
  ['SEC AAPL', 'epsDiluted', 'FY2025', 7.46],
  ['SEC AAPL', 'operatingCashFlow', 'FY2025', 111.482e9],
  ['SEC AAPL', 'capitalExpenditure', 'FY2025', 12.715e9],
  ['SEC AAPL', 'depreciationAmortization', 'FY2015', 11.257e9],
  ['SEC AAPL', 'depreciationAmortization', 'FY2017', 10.157e9],
  ['SEC NVDA', 'revenue', 'FY2026', 215.938e9],
  ['SEC NVDA', 'netIncome', 'FY2026', 120.067e9],
  ['SEC NVDA', 'capitalExpenditure', 'FY2026', 6.042e9],
  ['SEC NVDA', 'pretaxIncome', 'FY2011', 271.169e6],
  ['Yahoo all', 'revenue', 'FY2024', 391.035e9],
  ['Yahoo all', 'netIncome', 'FY2024', 93.736e9],
  ['Yahoo all', 'epsDiluted', 'FY2023', 6.13],
  ['Yahoo all', 'capitalExpenditure', 'FY2024', 9.447e9],
  ['Yahoo all', 'dividendsPaid', 'FY2024', 15.234e9],
  ['Yahoo all', 'totalAssets', 'FY2024', 364.98e9],
  ['Yahoo all', 'sharesOutstanding', 'FY2024', 15_116_786_000],
  ['Yahoo financials', 'revenue', 'FY2022', 394.328e9],
  ['Yahoo cash-flow', 'operatingCashFlow', 'FY2023', 110.543e9],
  ['Yahoo balance-sheet', 'totalAssets', 'FY2022', 352.755e9],
];

/** Lines that two sources must agree on, to the dollar, because both copy them from the same report. */
const shared = [
  'revenue',
  'costOfRevenue',
  'grossProfit',
  'researchAndDevelopment',
  'sellingGeneralAdmin',
  'operatingIncome',
  'pretaxIncome',
  'incomeTax',
  'netIncome',
  'operatingCashFlow',
  'investingCashFlow',
  'financingCashFlow',
  'capitalExpenditure',
  'dividendsPaid',
  'totalAssets',
  'totalLiabilities',
  'equity',
  'epsDiluted',
  'sharesDiluted',
] as const satisfies readonly StatementLine[];

describe.skipIf(!existsSync(folder))('recorded bodies of statements (need the shared folder)', () => {
  const bodies = new Map<string, () => readonly StatementItem[]>([
    ['SEC AAPL', () => secItems('0000320193')],
    ['SEC NVDA', () => secItems('0001045810')],
    ...['all', 'financials', 'balance-sheet', 'cash-flow'].map((kind): [string, () => readonly StatementItem[]] => [
      `Yahoo ${kind}`,
      () => yahooItems([`AAPL-${kind}-annual`, `AAPL-${kind}-quarterly`], 'AAPL'),
    ]),
  ]);
  const read = new Map<string, readonly StatementItem[]>();
  const itemsOf = (body: string): readonly StatementItem[] => {
    const known = read.get(body) ?? bodies.get(body)?.() ?? [];
    read.set(body, known);
    return known;
  };

  it.each(noted)('%s: %s of %s is as noted', (body, line, label, value) => {
    expect(figure(itemsOf(body), line, label)).toBe(value);
  });

  it('Yahoo agrees with the filings of Apple, year by year and quarter by quarter', () => {
    const filed = itemsOf('SEC AAPL');
    const labels = ['FY2022', 'FY2023', 'FY2024', 'Q2 FY2024', 'Q3 FY2024', 'Q4 FY2024', 'Q1 FY2025'];
    const sources = itemsOf('Yahoo all');
    let compared = 0;
    const apart: string[] = [];
    for (const label of labels) {
      for (const line of shared) {
        const [ours, theirs] = [figure(filed, line, label), figure(sources, line, label)];
        if (ours === undefined || theirs === undefined) continue;
        compared++;
        // Earnings of a fourth quarter are what the year leaves, rounded with it.
        const slack = line === 'epsDiluted' && label.startsWith('Q4') ? 0.011 : 0;
        if (Math.abs(ours - theirs) > slack) apart.push(`${line} ${label}: ${ours} filed, ${theirs} at Yahoo`);
      }
    }
    expect(apart).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  });

  it('Yahoo knows nothing of a coin, and says nothing of what it was not asked for', () => {
    expect(() => yahooItems(['BTC-USD-financials-quarterly'], 'BTC-USD')).toThrow(/no statements/);
    expect(() => yahooItems(['AAPL-all-annual'], 'MSFT')).toThrow(/answered for AAPL/);
  });

  it('no figure of Yahoo counts as known before it must have been', () => {
    const items = itemsOf('Yahoo all');
    const filed = new Map(
      itemsOf('SEC AAPL')
        .filter(({ period }) => period.kind === 'year')
        .toReversed()
        .map((item) => [`${item.line} ${item.period.label}`, item.knownAt]),
    );
    const early = items.filter(
      ({ line, period, knownAt }) => knownAt < (filed.get(`${line} ${period.label}`) ?? '0000-00-00'),
    );
    expect(early).toEqual([]);
    expect(items.length).toBeGreaterThan(100);
  });

  it.each(['US:AAPL', 'US:MSFT'])('Massive gives statements of %s that balance and add up', async (id) => {
    const items = await massiveItems(id);
    expect(items.length).toBeGreaterThan(500);
    const years = [...new Set(items.filter(({ period }) => period.kind === 'year').map(({ period }) => period.label))];
    const apart: string[] = [];
    let compared = 0;
    for (const label of years) {
      const [assets, liabilities, equity] = (['totalAssets', 'totalLiabilities', 'equity'] as const).map((line) =>
        figure(items, line, label),
      );
      if (assets === undefined || liabilities === undefined || equity === undefined) continue;
      compared++;
      if (Math.abs(assets - liabilities - equity) > 0) apart.push(`${label} ${assets - liabilities - equity}`);
    }
    expect(apart).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(5);
  });
});
