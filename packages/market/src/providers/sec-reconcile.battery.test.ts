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

interface Explained {
  readonly why: string;
  /** What was found, by line and period. */
  readonly found: Readonly<Record<string, string>>;
}

const over = (line: string, from: number, to: number, found: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, n) => [`${line} FY${from + n}`, found]));

/** All that is missing or does not add up, with the reason. Apple has nothing to explain. */
const exceptions: Readonly<Record<Ticker, readonly Explained[]>> = {
  AAPL: [],
  NVDA: [
    {
      why: 'NVIDIA began to file data with its report for the second quarter of FY2010; of the first quarter there is no balance sheet, and of cash flow no separate first and second.',
      found: {
        'balance Q1 FY2010': 'missing',
        ...Object.fromEntries(
          [
            'revenue',
            'costOfRevenue',
            'grossProfit',
            'researchAndDevelopment',
            'sellingGeneralAdmin',
            'operatingIncome',
          ]
            .concat(['incomeTax', 'netIncome'])
            .map((line) => [`${line} FY2010`, '3 quarters']),
        ),
        ...Object.fromEntries(
          [
            'depreciationAmortization',
            'stockCompensation',
            'operatingCashFlow',
            'investingCashFlow',
            'financingCashFlow',
          ]
            .concat(['cashChange'])
            .map((line) => [`${line} FY2010`, '2 quarters']),
        ),
      },
    },
    {
      why: 'Income before tax had a tag of the company itself until the reports of FY2011; the annual report of FY2010 has none.',
      found: { 'pretaxIncome FY2010': 'missing', 'pretaxIncome FY2011': '3 quarters' },
    },
    {
      why: 'Annual reports up to FY2011 and of FY2013 to FY2023 file capital expenditure under a tag of the company itself, which is not part of the data; quarterly reports do not. FY2010 and FY2011 came to light with the report of FY2012, FY2022 and FY2023 with that of FY2024; FY2013 to FY2021 have no annual figure, and no fourth quarter can be derived.',
      found: {
        ...over('capitalExpenditure', 2010, 2011, 'missing'),
        'capitalExpenditure FY2012': '0 quarters',
        ...over('capitalExpenditure', 2013, 2023, 'missing'),
        'capitalExpenditure FY2024': '1 quarters',
      },
    },
    {
      why: 'Convertible notes that holders could turn in stood between liabilities and equity.',
      found: {
        'balance FY2016': '87000000',
        'balance Q1 FY2017': '79000000',
        'balance Q2 FY2017': '72000000',
        'balance Q3 FY2017': '45000000',
        'balance FY2017': '31000000',
        'balance Q1 FY2018': '7000000',
        'balance Q2 FY2018': '2000000',
      },
    },
    {
      why: 'The report of the second quarter of FY2014 gives 781.8 million as the change of cash of that quarter; its own sums since January say 29.9 million.',
      found: { 'cash Q2 FY2014': '751902000', 'cashChange FY2014': '-751902000' },
    },
    {
      why: 'The three quarters as filed and the nine months as filed differ.',
      found: { 'depreciationAmortization FY2011': '90000', 'depreciationAmortization FY2012': '-1000' },
    },
  ],
};

/** Every figure of a company, asked for as of a date. */
interface Statements {
  readonly value: (line: StatementLine, kind: string, label: string, asOf: string) => number | undefined;
  /** The day the balance sheet of a period was first public. */
  readonly reportedOn: (label: string) => string | undefined;
}

function statementsOf(items: readonly StatementItem[]): Statements {
  const versions = new Map<string, StatementItem[]>();
  for (const item of items) {
    const key = `${item.line} ${item.period.kind} ${item.period.label}`;
    versions.set(key, [...(versions.get(key) ?? []), item]);
  }
  return {
    value: (line, kind, label, asOf) =>
      versions.get(`${line} ${kind} ${label}`)?.findLast(({ knownAt }) => knownAt <= asOf)?.value,
    reportedOn: (label) => versions.get(`totalAssets instant ${label}`)?.[0]?.knownAt,
  };
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
      statements.set(ticker, statementsOf(itemsOf(ticker, body)));
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
        else if (!allKnown(parts))
          found[`${line} ${label}`] = `${parts.filter((part) => part !== undefined).length} quarters`;
        else if (differs(whole, parts) !== 0) found[`${line} ${label}`] = String(differs(whole, parts));
      }
      for (const [kind, period] of [
        ['year', label],
        ...quarters.map((quarter) => ['quarter', `${quarter} ${label}`]),
      ]) {
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
    const explained = Object.assign({}, ...exceptions[ticker].map(({ found }) => found));
    expect(findings(ticker)).toEqual(explained);
    const told = exceptions[ticker].map(({ why, found }) => `  ${Object.keys(found).length} × ${why}\n`);
    process.stdout.write(`${ticker}: ${Object.keys(explained).length} exceptions, all explained\n${told.join('')}`);
  });

  it('NVDA: capital expenditure that later reports brought to light', () => {
    const own = statements.get('NVDA');
    const capex = (label: string, kind = 'year'): number | undefined =>
      own?.value('capitalExpenditure', kind, label, '2026-11-21');
    expect(['FY2010', 'FY2011', 'FY2012', 'FY2022', 'FY2023', 'FY2024'].map((label) => capex(label))).toEqual([
      77_601_000, 97_890_000, 138_735_000, 976_000_000, 1_833_000_000, 1_069_000_000,
    ]);
    expect(quarters.map((quarter) => capex(`${quarter} FY2012`, 'quarter'))).toEqual([
      31_195_000, 23_323_000, 39_035_000, 45_182_000,
    ]);
    expect(quarters.map((quarter) => capex(`${quarter} FY2024`, 'quarter'))).toEqual([
      248_000_000, 289_000_000, 278_000_000, 254_000_000,
    ]);
    expect(capex('FY2018')).toBeUndefined();
    expect(quarters.map((quarter) => capex(`${quarter} FY2018`, 'quarter'))).toEqual([
      54_000_000,
      54_000_000,
      69_000_000,
      undefined,
    ]);
  });

  it('shows nothing as of 40 random dates that was filed later', () => {
    const all = new Map(tickers.map((ticker) => [ticker, itemsOf(ticker, bodies.get(ticker) ?? bodyOf(ticker))]));
    let seed = 20_261_121;
    for (let n = 0; n < 40; n++) {
      seed = (seed * 48_271) % 2_147_483_647;
      const date = addDays('2010-02-01', seed % 5_900);
      const ticker = n % 2 === 0 ? 'AAPL' : 'NVDA';
      const then = itemsOf(ticker, cutBody(bodies.get(ticker) ?? bodyOf(ticker), date));
      expect(current(then, date), `${ticker} ${date}`).toEqual(current(all.get(ticker) ?? [], date));
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
