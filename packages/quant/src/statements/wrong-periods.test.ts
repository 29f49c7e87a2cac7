import { describe, expect, it } from 'vitest';
import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { reviewStatements } from './review-statements.ts';

const span = (year: number): Period => ({
  kind: 'year',
  start: `${year}-01-01`,
  end: `${year}-12-31`,
  label: `FY${year}`,
});
const day = (year: number): Period => ({ ...span(year), kind: 'instant', start: `${year}-12-31` });
const quarter = (year: number, n: number): Period => {
  const end = ['03-31', '06-30', '09-30'][n - 1] ?? '12-31';
  const start = ['01-01', '04-01', '07-01'][n - 1] ?? '10-01';
  return { kind: 'quarter', start: `${year}-${start}`, end: `${year}-${end}`, label: `Q${n} FY${year}` };
};

function figure(line: StatementLine, period: Period, value: number, filed = period.end): StatementItem {
  const source = { id: 'test', locator: `${filed} us-gaap:${line}` };
  const currency = line.startsWith('shares') ? 'shares' : 'USD';
  return { line, period, value, currency, knownAt: filed, source, derived: false };
}

const found = (items: readonly StatementItem[]): readonly string[] =>
  reviewStatements(items)
    .withheld.map(({ item: { line, period }, identity }) => `${line} ${period.label} ${identity}`)
    .toSorted();

/** Income of a year from the amount before tax, in thousands, and the tax. */
const income = (year: number, pretax: number, tax: number, profit = pretax - tax): readonly StatementItem[] => [
  figure('pretaxIncome', span(year), pretax * 1000),
  figure('incomeTax', span(year), tax * 1000),
  figure('netIncome', span(year), profit * 1000),
];

describe('figures of another period', () => {
  it('keeps a tax that is that of the year before where the profit proves both', () => {
    expect(found([...income(2023, 812_345, 167_976), ...income(2024, 934_567, 167_976)])).toEqual([]);
  });

  it('withholds a tax of the year before that leaves another profit', () => {
    const items = [...income(2023, 812_345, 167_976), ...income(2024, 934_567, 167_976, 738_308)];
    expect(found(items)).toEqual(['incomeTax FY2024 repeats']);
  });

  it('withholds a sum that is what was first said of the year before, and not of two years before', () => {
    const flow = (year: number, value: number, filed?: string) => figure('operatingCashFlow', span(year), value, filed);
    const later = '2025-02-01';
    const restated = (year: number) => [flow(year, 5_179_000_000), flow(year, 5_189_000_000, later)];
    expect(found([...restated(2023), flow(2024, 5_179_000_000, later)])).toEqual(['operatingCashFlow FY2024 repeats']);
    expect(found([...restated(2022), flow(2024, 5_179_000_000, later)])).toEqual([]);
  });

  it('withholds sales by subtraction that are below zero, with the quarter that is larger than its year', () => {
    const sales = (n: number, value: number, derived = false, filed?: string): StatementItem => ({
      ...figure('revenue', quarter(2024, n), value, filed),
      derived,
    });
    const rest = [sales(1, 40_123), sales(2, 45_234, false, '2025-03-06'), figure('revenue', span(2024), 190_345)];
    const wrong = [
      sales(3, 985_456, true, '2025-03-06'),
      sales(3, 49_163, false, '2025-06-05'),
      sales(4, -880_468, true),
    ];
    expect(found([...rest, ...wrong])).toEqual([
      'revenue Q3 FY2024 last-quarter',
      'revenue Q3 FY2024 restated',
      'revenue Q4 FY2024 last-quarter',
    ]);
    expect(found([...rest, sales(3, 49_163), sales(4, 55_825, true)])).toEqual([]);
  });

  it('takes a whole column of the year before for no proof of itself', () => {
    const items = [...income(2023, 812_345, 167_976), ...income(2024, 812_345, 167_976)];
    expect(found(items)).toHaveLength(6);
  });

  it('keeps a quarter of the year before where the sums since the start of the year give it too', () => {
    const tax = (year: number, slack?: number): StatementItem => {
      const item = figure('incomeTax', quarter(year, 3), 167_976_123);
      const knownAt = item.knownAt;
      return slack === undefined
        ? item
        : { ...item, otherWays: [{ how: 'year to date', value: 167_976_123 + slack, slack: 1, knownAt }] };
    };
    expect(found([tax(2023), tax(2024)])).toEqual(['incomeTax Q3 FY2023 repeats', 'incomeTax Q3 FY2024 repeats']);
    expect(found([tax(2023, 0), tax(2024)])).toEqual(['incomeTax Q3 FY2024 repeats']);
    expect(found([tax(2023, 0), tax(2024, 5_000_000)])).toEqual(['incomeTax Q3 FY2024 repeats']);
  });

  it('keeps an amount that stays for four days, and not one that comes a second time', () => {
    const due = (years: readonly number[]) => years.map((year) => figure('shortTermDebt', day(year), 19_275_000));
    expect(found(due([2021, 2022, 2023, 2024]))).toEqual([]);
    expect(found(due([2023, 2024]))).toHaveLength(2);
  });

  it('keeps earnings per share and counts that give the profit, and withholds those of another year', () => {
    const shares = (year: number, each: number, count: number, profit: number): readonly StatementItem[] => [
      figure('epsDiluted', span(year), each),
      figure('sharesDiluted', span(year), count),
      figure('netIncome', span(year), profit),
    ];
    const before = shares(2023, 5.11, 187_654_321, 958_913_580);
    expect(found([...before, ...shares(2024, 5.11, 181_000_000, 924_910_000)])).toEqual([]);
    expect(found([...before, ...shares(2024, 5.11, 181_000_000, 1_041_000_000)])).toEqual([
      'epsDiluted FY2024 repeats',
    ]);
  });

  it('lets one dividend a share on hardly changed shares give one amount, and doubts it where the shares moved', () => {
    const paid = (year: number, shares: number): readonly StatementItem[] => [
      figure('dividendsPaid', quarter(year, 1), 20_546_000_000),
      figure('sharesBasic', quarter(year, 1), shares),
    ];
    expect(found([...paid(2022, 9_997_917_487), ...paid(2023, 9_998_091_336)])).toEqual([]);
    expect(found([...paid(2022, 9_997_917_487), ...paid(2023, 9_918_091_336)])).toEqual([
      'dividendsPaid Q1 FY2022 repeats',
      'dividendsPaid Q1 FY2023 repeats',
    ]);
  });

  it('lets balances stand for a quarter, and doubts those of another year', () => {
    const debt = (period: Period, value: number): StatementItem => figure('longTermDebt', period, value);
    const due = { ...quarter(2024, 3), kind: 'instant' as const };
    expect(found([debt(due, 1_433_417_000), debt(day(2024), 1_433_417_000)])).toEqual([]);
    expect(found([debt(day(2023), 1_433_417_000), debt(day(2024), 1_433_417_000)])).toHaveLength(2);
  });
});

describe('figures of another concept, sign or unit', () => {
  it('withholds a profit that is the operating income, and the latter unless its statement proves it', () => {
    const items = [...income(2024, 934_567, 167_976, 821_111), figure('operatingIncome', span(2024), 821_111_000)];
    expect(found(items)).toEqual(['netIncome FY2024 twins', 'operatingIncome FY2024 twins']);
    const proved = [
      figure('grossProfit', span(2024), 1_821_111_000),
      figure('sellingGeneralAdmin', span(2024), 1_000_000_000),
    ];
    expect(found([...items, ...proved])).toEqual(['netIncome FY2024 twins']);
  });

  it('leaves lines alone that are one amount in most years', () => {
    const items = [2021, 2022, 2023, 2024].flatMap((year) => [
      figure('operatingIncome', span(year), -1_234_567 * (year - 2000)),
      figure('netIncome', span(year), -1_234_567 * (year - 2000)),
    ]);
    expect(found(items)).toEqual([]);
  });

  it('withholds a year whose sign its quarters contradict', () => {
    const year = (value: number): readonly StatementItem[] => [
      ...[1, 2, 3].map((n) => figure('operatingCashFlow', quarter(2024, n), 101_000 * (16 + n))),
      figure('operatingCashFlow', span(2024), value),
    ];
    expect(found(year(7_405_000))).toEqual([]);
    expect(found(year(-7_405_000))).toEqual(['operatingCashFlow FY2024 odd-year']);
    // A last quarter of its own leaves no quarter like the others either way.
    expect(found(year(-19_405_000))).toEqual([]);
  });

  it('withholds a tax with a sign that no other year has, although a business sold stands beside it', () => {
    const years = [2020, 2021, 2022, 2023].flatMap((year) => income(year, 700_000 + 911 * year, 150_000 + 17 * year));
    const sold = (tax: number) => [...years, ...income(2024, 9_916_123, tax, 5_895_456)];
    expect(found(sold(3_748_321))).toEqual([]);
    expect(found(sold(-3_748_321))).toEqual(['incomeTax FY2024 slip']);
  });

  it('withholds amounts that are finer than their reports', () => {
    const interest = (last: number): readonly StatementItem[] => [
      ...[12, 480, 37, 391, 88].map((value, at) => figure('interestExpense', span(2019 + at), value * 1e6)),
      figure('interestExpense', span(2024), last),
    ];
    expect(found(interest(331_000_000))).toEqual([]);
    expect(found(interest(17_700_000))).toEqual([]);
    expect(found(interest(331_640))).toEqual(['interestExpense FY2024 report-unit']);
  });

  it('withholds equity with a turned sign unless it was lost or paid out', () => {
    const sheet = (profit: number, repurchases: number): readonly StatementItem[] => [
      figure('equity', day(2023), 5_591_234_000),
      figure('equity', day(2024), -5_756_812_000),
      figure('netIncome', span(2024), profit),
      figure('shareRepurchases', span(2024), repurchases),
    ];
    expect(found(sheet(812_000_000, 0))).toEqual(['equity FY2024 retained-earnings']);
    expect(found(sheet(812_000_000, 11_000_000_000))).toEqual([]);
    expect(found(sheet(-11_000_000_000, 0))).toEqual([]);
  });

  it('withholds the first version with the later one that only rounds it', () => {
    const row = [2019, 2020, 2021, 2022, 2023].map((year) =>
      figure('revenue', span(year), 28_541_400_000 + 1_111_100_000 * (year - 2019)),
    );
    const first = figure('revenue', span(2024), 45_042_700_000_000);
    const again = figure('revenue', span(2024), 45_043_000_000_000, '2026-02-12');
    expect(found([...row, first, again])).toEqual(['revenue FY2024 scale', 'revenue FY2024 scale']);
  });
});

describe('figures that their company usually proves', () => {
  const years = [2019, 2020, 2021, 2022, 2023].flatMap((year) =>
    income(year, 700_000 + 911 * year, 150_000 + 17 * year),
  );
  const perShare = (year: number, profit: number): readonly StatementItem[] => [
    figure('epsDiluted', span(year), profit / 100_000),
    figure('sharesDiluted', span(year), 100_000_000),
  ];

  it('withholds of a sum that does not come out the terms that nothing else proves', () => {
    const spoilt = [...years, ...income(2024, 2_512_345, 184_555, 2_122_345)];
    expect(found(spoilt)).toEqual([
      'incomeTax FY2024 broken-habit',
      'netIncome FY2024 broken-habit',
      'pretaxIncome FY2024 broken-habit',
    ]);
    expect(found([...spoilt, ...perShare(2024, 2_122_345)])).toEqual([
      'incomeTax FY2024 broken-habit',
      'pretaxIncome FY2024 broken-habit',
    ]);
  });

  it('has no habit where lines of its own stand between in other years too', () => {
    const items = [2019, 2020, 2021, 2022, 2023, 2024].flatMap((year, at) =>
      income(year, 700_000 + 911 * year, 150_000 + 17 * year, 2_000_000 + 31 * at),
    );
    expect(found(items)).toEqual([]);
  });

  it('withholds the first version where the later one is proved, and earnings per share computed from it', () => {
    const later = income(2024, 2_512_345, 390_000).map((item) => ({ ...item, knownAt: '2026-02-01' }));
    const first = figure('netIncome', span(2024), 21_223_450_000);
    const last: StatementItem = {
      ...figure('epsDiluted', quarter(2024, 4), 190, '2025-02-01'),
      derived: true,
    };
    const all = found([...years, ...later, first, { ...last, knownAt: '2025-02-01' }]);
    expect(all).toEqual(['epsDiluted Q4 FY2024 overruled', 'netIncome FY2024 overruled']);
  });

  it('withholds a balance that leaps for one day', () => {
    const row = (middle: number): readonly StatementItem[] =>
      [1, 2, 3, 4].map((n) =>
        figure(
          'inventory',
          { ...quarter(2024, n), kind: 'instant' },
          n === 2 ? middle : 1_219_800_000 + 11_000_000 * n,
        ),
      );
    expect(found(row(2_419_800_000))).toEqual([]);
    expect(found(row(12_198_000_000))).toEqual(['inventory Q2 FY2024 lone-outlier']);
  });
});
