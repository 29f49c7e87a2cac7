import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedDir } from '@plumbline/fixtures/shared';
import { addDays } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import { catalogue } from '../resolve/catalogue.ts';
import { normaliseFacts } from './sec/normalise-facts.ts';
import type { CompanyFactsBody } from './sec/schema.ts';
import { companyFactsBody } from './sec/schema.ts';

const now = Date.UTC(2026, 10, 21);
const firstYear = 2010;

const companies = { AAPL: { lastYear: 2025 }, NVDA: { lastYear: 2026 } } as const;
type Ticker = keyof typeof companies;
const tickers = ['AAPL', 'NVDA'] as const;

function known(ticker: Ticker): Instrument & { readonly cik: string } {
  const found = catalogue.find(({ id }) => id === `US:${ticker}`);
  if (found?.cik === undefined) throw new Error(`${ticker} is not in the catalogue`);
  return { ...found, cik: found.cik };
}

function bodyOf(ticker: Ticker): CompanyFactsBody {
  const path = `${sharedDir()}/data/payloads-sec-edgar/api_xbrl_companyfacts_CIK${known(ticker).cik}.json.gz`;
  return companyFactsBody.parse(JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')));
}

function itemsOf(ticker: Ticker, body: CompanyFactsBody): readonly StatementItem[] {
  return normaliseFacts(body, known(ticker), known(ticker).cik, now).value.items;
}

/** Flows that every report of both companies has; per-share figures change their shares and are tested on their own. */
const flows = [
  'revenue',
  'costOfRevenue',
  'grossProfit',
  'researchAndDevelopment',
  'sellingGeneralAdmin',
  'operatingIncome',
  'pretaxIncome',
  'incomeTax',
  'netIncome',
  'depreciationAmortization',
  'stockCompensation',
  'operatingCashFlow',
  'capitalExpenditure',
  'investingCashFlow',
  'financingCashFlow',
  'cashChange',
] as const satisfies readonly StatementLine[];

/** Quarters and balance dates of a fiscal year. */
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'] as const;

/** Every figure of a company, asked for as of a date. */
class Statements {
  private readonly versions: ReadonlyMap<string, readonly StatementItem[]>;

  constructor(items: readonly StatementItem[]) {
    this.versions = Map.groupBy(items, ({ line, period }) => `${line} ${period.kind} ${period.label}`);
  }

  value(line: StatementLine, kind: string, label: string, asOf: string): number | undefined {
    return this.versions.get(`${line} ${kind} ${label}`)?.findLast(({ knownAt }) => knownAt <= asOf)?.value;
  }

  /** The day the balance sheet of a period was first public. */
  reportedOn(label: string): string | undefined {
    return this.versions.get(`totalAssets instant ${label}`)?.[0]?.knownAt;
  }
}

/** Reports in millions round each figure by up to half a million, so `terms` of them may miss a sum by as many halves. */
function allowance(values: readonly number[]): number {
  return values.every((value) => value % 1e6 === 0) ? (values.length * 1e6) / 2 : 0;
}

function differs(whole: number, parts: readonly number[]): number {
  const difference = whole - parts.reduce((sum, part) => sum + part, 0);
  return Math.abs(difference) <= allowance([whole, ...parts]) ? 0 : Math.round(difference);
}

function allKnown(values: readonly (number | undefined)[]): values is readonly number[] {
  return values.every((value) => value !== undefined);
}

describe.skipIf(sharedDir() === null)('statements of recorded companies since 2010 (needs the shared folder)', () => {
  const bodies = new Map<Ticker, CompanyFactsBody>();
  const statements = new Map<Ticker, Statements>();
  beforeAll(() => {
    for (const ticker of tickers) {
      const body = bodyOf(ticker);
      bodies.set(ticker, body);
      statements.set(ticker, new Statements(itemsOf(ticker, body)));
    }
  });

  /** What is missing or does not add up, as of each annual report; for quarters' balances as of their own. */
  function findings(ticker: Ticker): Readonly<Record<string, string>> {
    const own = statements.get(ticker);
    if (own === undefined) throw new Error(`${ticker} was not read`);
    const found: Record<string, string> = {};
    for (let year = firstYear; year <= companies[ticker].lastYear; year++) {
      const label = `FY${year}`;
      const asOf = own.reportedOn(label);
      if (asOf === undefined) throw new Error(`${ticker} has no balance sheet of ${label}`);
      for (const balance of [label, ...quarters.slice(0, 3).map((quarter) => `${quarter} ${label}`)]) {
        const day = own.reportedOn(balance) ?? asOf;
        const sheet = (['totalAssets', 'totalLiabilities', 'equity'] as const).map((line) =>
          own.value(line, 'instant', balance, day),
        );
        const [assets = 0, ...rest] = allKnown(sheet) ? sheet : [];
        if (!allKnown(sheet)) found[`balance ${balance}`] = 'missing';
        else if (differs(assets, rest) !== 0) found[`balance ${balance}`] = String(differs(assets, rest));
      }
      for (const line of flows) {
        const whole = own.value(line, 'year', label, asOf);
        const parts = quarters.map((quarter) => own.value(line, 'quarter', `${quarter} ${label}`, asOf));
        if (whole === undefined) found[`${line} ${label}`] = 'missing';
        else if (!allKnown(parts)) found[`${line} ${label}`] = `${parts.filter((part) => part !== undefined).length} quarters`;
        else if (differs(whole, parts) !== 0) found[`${line} ${label}`] = String(differs(whole, parts));
      }
      for (const [kind, period] of [['year', label], ...quarters.map((quarter) => ['quarter', `${quarter} ${label}`])]) {
        const [change, ...parts] = (
          ['cashChange', 'operatingCashFlow', 'investingCashFlow', 'financingCashFlow'] as const
        ).map((line) => own.value(line, kind ?? '', period ?? '', asOf));
        if (change === undefined || !allKnown(parts)) continue;
        if (differs(change, parts) !== 0) found[`cash ${period}`] = String(differs(change, parts));
      }
    }
    return found;
  }

  it.each(tickers)('%s: balance, quarters of a year and flows of cash, with every exception explained', (ticker) => {
    expect(findings(ticker)).toEqual({});
  });

  it.each(tickers)('%s: as of 40 random dates nothing shows that was filed later', (ticker) => {
    const body = bodies.get(ticker);
    if (body === undefined) throw new Error(`${ticker} was not read`);
    const all = itemsOf(ticker, body);
    let seed = 20_261_121;
    for (let n = 0; n < 40; n++) {
      seed = (seed * 48_271) % 2_147_483_647;
      const date = addDays('2010-02-01', seed % 5_900);
      expect(current(itemsOf(ticker, cutBody(body, date)), date), date).toEqual(current(all, date));
    }
  });
});

/** The body as the SEC would have given it on a date. */
function cutBody(body: CompanyFactsBody, date: string): CompanyFactsBody {
  const facts = Object.entries(body.facts).map(([taxonomy, concepts]) => [
    taxonomy,
    Object.fromEntries(
      Object.entries(concepts).map(([tag, concept]) => [
        tag,
        {
          units: Object.fromEntries(
            Object.entries(concept.units).map(([unit, rows]) => [unit, rows.filter(({ filed }) => filed <= date)]),
          ),
        },
      ]),
    ),
  ]);
  return { ...body, facts: Object.fromEntries(facts) };
}

/** The figure of each line and period that was the known one on a date. */
function current(items: readonly StatementItem[], date: string): ReadonlyMap<string, number> {
  const shown = items.filter(({ knownAt }) => knownAt <= date);
  return new Map(
    shown
      .map(({ line, period, value }): [string, number] => [`${line} ${period.kind} ${period.end}`, value])
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}
