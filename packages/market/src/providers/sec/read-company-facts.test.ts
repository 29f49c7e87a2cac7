import { describe, expect, it } from 'vitest';
import { currencyOfStatements } from '@plumbline/model/fundamentals';
import { reviewStatements } from '@plumbline/quant/statements/review-statements';
import { readCompanyFacts } from './read-company-facts.ts';

const now = Date.UTC(2026, 10, 26);

interface Filed {
  readonly tag: string;
  readonly unit: string;
  readonly year: number;
  readonly value: number;
  readonly filed: string;
  readonly form: string;
}

/** A body of IFRS facts about whole years: flows begin with the year, balances stand at its end. */
function body(rows: readonly Filed[], taxonomy = 'ifrs-full') {
  const concepts: Record<string, { units: Record<string, object[]> }> = {};
  for (const { tag, unit, year, value, filed, form } of rows) {
    const concept = (concepts[tag] ??= { units: {} });
    const start = /^(?:Assets|Equity|Liabilities)/.test(tag) ? {} : { start: `${year}-01-01` };
    const row = { ...start, end: `${year}-12-31`, val: value, accn: filed, fy: year, fp: 'FY', form, filed };
    (concept.units[unit] ??= []).push(row);
  }
  return { cik: 7, entityName: 'Made Up plc', facts: { [taxonomy]: concepts } };
}

describe('a company that changed its currency', () => {
  const report = (unit: string, filed: string, years: readonly number[], scale: number): readonly Filed[] =>
    years.flatMap((year) =>
      (
        [
          ['Revenue', 250],
          ['ProfitLossAttributableToOwnersOfParent', 20],
          ['Assets', 370],
          ['Liabilities', 200],
          ['Equity', 170],
        ] as const
      ).map(([tag, value]) => ({
        tag,
        unit,
        year,
        value: (value + (tag === 'Equity' ? 0 : year - 2018)) * scale,
        filed,
        form: '20-F',
      })),
    );
  const json = body([
    ...report('EUR', '2019-03-06', [2017, 2018], 1e6),
    ...report('EUR', '2020-03-06', [2018, 2019], 1e6),
    ...report('USD', '2021-03-12', [2018, 2019, 2020], 1.1e6),
  ]);
  const revenue = (asOf: string) => {
    const { items } = readCompanyFacts(json, now, asOf).statements.value;
    const sound = reviewStatements(items).items.filter(
      ({ line, period }) => line === 'revenue' && period.kind === 'year',
    );
    return new Map(sound.map(({ period, value, currency }) => [period.end.slice(0, 4), `${value} ${currency}`]));
  };

  it('is read in each of them, every year in the newest in which it was filed', () => {
    expect([...revenue('2020-12-31')]).toEqual([
      ['2017', '249000000 EUR'],
      ['2018', '250000000 EUR'],
      ['2019', '251000000 EUR'],
    ]);
    expect([...revenue('2026-01-01')]).toEqual([
      ['2017', '249000000 EUR'],
      ['2018', '275000000 USD'],
      ['2019', '276100000 USD'],
      ['2020', '277200000 USD'],
    ]);
    expect(currencyOfStatements(readCompanyFacts(json, now).statements.value.items)).toBe('USD');
  });

  it('keeps its identities within one currency', () => {
    const { withheld } = reviewStatements(readCompanyFacts(json, now).statements.value.items);
    expect(withheld).toEqual([]);
  });
});

describe('a company that has just listed', () => {
  it('is read from its prospectus until the first report', () => {
    const json = body(
      [
        { tag: 'Revenues', unit: 'USD', year: 2024, value: 90, filed: '2025-09-05', form: 'S-1' },
        { tag: 'Assets', unit: 'USD', year: 2024, value: 300, filed: '2025-09-05', form: 'S-1' },
        { tag: 'Revenues', unit: 'USD', year: 2025, value: 120, filed: '2026-03-05', form: '10-K' },
        { tag: 'Assets', unit: 'USD', year: 2025, value: 400, filed: '2026-03-05', form: '10-K' },
      ],
      'us-gaap',
    );
    const known = (asOf: string) =>
      readCompanyFacts(json, now, asOf)
        .statements.value.items.filter(({ line, period }) => line === 'revenue' && period.kind === 'year')
        .map(({ value }) => value);
    expect(known('2026-10-01')).toEqual([90, 120]);
    expect(known('2025-10-01')).toEqual([90]);
  });

  it('is read from its first quarterly reports before any annual one', () => {
    const quarter = (tag: string, start: string, end: string, val: number, filed: string) => ({
      tag,
      row: { start, end, val, accn: filed, fy: 2025, fp: 'Q3', form: '10-Q', filed },
    });
    const rows = [
      quarter('Revenues', '2025-07-01', '2025-09-30', 40, '2025-11-12'),
      quarter('Revenues', '2025-01-01', '2025-09-30', 110, '2025-11-12'),
    ];
    const json = {
      cik: 8,
      entityName: 'Just Listed Inc.',
      facts: { 'us-gaap': { Revenues: { units: { USD: rows.map(({ row }) => row) } } } },
    };
    const { items } = readCompanyFacts(json, now).statements.value;
    expect(items.map(({ period, value }) => [period.label, value])).toEqual([['Q3 FY2025', 40]]);
  });
});

describe('gross profit', () => {
  it('is not put together from net sales of a company that counts more in', () => {
    const net = 'RevenueFromContractWithCustomerExcludingAssessedTax';
    const year = (tag: string, y: number, value: number): Filed => ({
      tag,
      unit: 'USD',
      year: y,
      value,
      filed: `${y + 1}-02-20`,
      form: '10-K',
    });
    const rows = [2022, 2023, 2024].flatMap((y) => [
      ...(y === 2024 ? [] : [year('Revenues', y, 681)]),
      year(net, y, 674),
      year('CostOfRevenue', y, 500),
      year('Assets', y, 900),
    ]);
    const { items } = readCompanyFacts(body(rows, 'us-gaap'), now).statements.value;
    const told = items.filter(({ line, period }) => line === 'grossProfit' && period.kind === 'year');
    expect(told.map(({ period, value }) => [period.label, value])).toEqual([
      ['FY2022', 181],
      ['FY2023', 181],
    ]);
  });
});

describe('income of common shares', () => {
  const year = (tag: string, value: number): Filed => ({
    tag,
    unit: 'USD',
    year: 2024,
    value,
    filed: '2025-02-20',
    form: '10-K',
  });
  const common = (...rows: readonly Filed[]): readonly (readonly [number, string])[] =>
    readCompanyFacts(body([year('Revenues', 900), year('NetIncomeLoss', 100), ...rows], 'us-gaap'), now)
      .statements.value.items.filter(({ line, period }) => line === 'netIncomeCommon' && period.kind === 'year')
      .map(({ value, source }) => [value, source.locator]);

  it('is read where it is stated, and computed where preferred dividends are; silence states no dividend of nil', () => {
    const stated = 'NetIncomeLossAvailableToCommonStockholdersBasic';
    const dividends = 'PreferredStockDividendsIncomeStatementImpact';
    expect(common(year(stated, 95))).toEqual([[95, `2025-02-20 us-gaap:${stated}`]]);
    expect(common(year(dividends, 4))).toEqual([[96, `2025-02-20 us-gaap:NetIncomeLoss − us-gaap:${dividends}`]]);
    expect(common()).toEqual([]);
  });
});
