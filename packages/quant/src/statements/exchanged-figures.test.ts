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
const day = (year: number, end = '12-31'): Period => ({
  kind: 'instant',
  start: `${year}-${end}`,
  end: `${year}-${end}`,
  label: `FY${year}`,
});
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
    .withheld.map(({ item: { line, period, knownAt }, identity }) => `${line} ${period.label} ${knownAt} ${identity}`)
    .toSorted();

const named = (items: readonly StatementItem[], id: string): readonly string[] =>
  found(items).filter((text) => text.endsWith(id));

describe('figures that a later filing changes alone', () => {
  const first = [
    figure('revenue', span(2024), 9_123_400, '2025-02-20'),
    figure('pretaxIncome', span(2024), 1_234_500, '2025-02-20'),
    figure('incomeTax', span(2024), 234_500, '2025-02-20'),
    figure('netIncome', span(2024), 1_000_000, '2025-02-20'),
  ];
  const segment = figure('revenue', span(2024), 4_105_500, '2026-02-20');

  it('keeps the first where nothing else of the statement moved', () => {
    expect(found([...first, segment])).toEqual(['revenue FY2024 2026-02-20 lone-restatement']);
  });

  it('keeps the costs that are the rest of sales and gross profit', () => {
    const cost = { ...figure('costOfRevenue', span(2024), 3_123_400, '2025-02-20'), derived: true };
    const later = figure('costOfRevenue', span(2024), 4_685_100, '2026-02-20');
    expect(found([...first, cost, later])).toContain('costOfRevenue FY2024 2026-02-20 lone-restatement');
  });

  it('withholds what the next filing took back, and the older of two amounts that come and go', () => {
    const told = (...values: readonly number[]): readonly StatementItem[] =>
      values.map((value, at) => figure('goodwill', day(2024), value, `202${at + 5}-02-20`));
    expect(found(told(8_776_400, 4_568_200, 8_776_400))).toEqual(['goodwill FY2024 2026-02-20 overruled']);
    expect(found(told(8_776_400, 4_568_200, 4_568_200))).toEqual([]);
    expect(named(told(8_776_400, 8_568_200, 8_776_400), 'overruled')).toEqual([]);
    expect(named(told(8_776_400, 4_568_200, 8_776_400, 4_568_200), 'overruled')).toEqual([
      'goodwill FY2024 2025-02-20 overruled',
      'goodwill FY2024 2027-02-20 overruled',
    ]);
  });

  it('takes the later one where others moved with it, or where it moved little', () => {
    expect(
      named([...first, segment, figure('pretaxIncome', span(2024), 900_000, '2026-02-20')], 'lone-restatement'),
    ).toEqual([]);
    expect(found([...first, figure('revenue', span(2024), 8_123_400, '2026-02-20')])).toEqual([]);
  });
});

describe('years of two lines that changed places', () => {
  const year = (paid: number, spent: number): readonly StatementItem[] => [
    ...[1, 2, 3].flatMap((n) => [
      figure('dividendsPaid', quarter(2024, n), 122_000 + n),
      figure('capitalExpenditure', quarter(2024, n), 210_000 + 9_000 * n),
    ]),
    figure('dividendsPaid', span(2024), paid),
    figure('capitalExpenditure', span(2024), spent),
  ];

  it('withholds both, and neither where each goes with its quarters', () => {
    expect(found(year(488_006, 929_000))).toEqual([]);
    expect(found(year(929_000, 488_006))).toEqual([
      'capitalExpenditure FY2024 2024-12-31 exchanged-years',
      'dividendsPaid FY2024 2024-12-31 exchanged-years',
    ]);
  });

  it('withholds a tax and a profit that changed places although they leave the same sum', () => {
    const income = (tax: number, profit: number): readonly StatementItem[] => [
      figure('revenue', span(2024), 100_000_000),
      figure('pretaxIncome', span(2024), 25_000_000),
      figure('incomeTax', span(2024), tax),
      figure('netIncome', span(2024), profit),
      figure('epsBasic', span(2024), 2.5),
      figure('sharesBasic', span(2024), 7_600_000),
    ];
    expect(found(income(6_000_000, 19_000_000))).toEqual([]);
    expect(found(income(19_000_000, 6_000_000))).toContain('netIncome FY2024 2024-12-31 eps-shares-basic');
  });
});

describe('figures out of the size of what they belong to', () => {
  it('withholds interest that no lender is paid', () => {
    const items = (interest: number): readonly StatementItem[] => [
      figure('totalLiabilities', day(2024), 60_000_000),
      figure('interestExpense', span(2024), interest),
    ];
    expect(found(items(185_000))).toEqual([]);
    expect(found(items(27_750_000))).toEqual(['interestExpense FY2024 2024-12-31 interest-costs']);
  });

  it('withholds earnings per share with the sign turned', () => {
    const items = (each: number): readonly StatementItem[] => [
      figure('revenue', span(2024), 349_000_000),
      figure('netIncome', span(2024), 33_680_000),
      figure('epsDiluted', span(2024), each),
    ];
    expect(found(items(7.84))).toEqual([]);
    expect(found(items(-7.84))).toEqual(['epsDiluted FY2024 2024-12-31 epsDiluted-sign']);
  });

  it('withholds equity that has another sign on one day alone', () => {
    const row = (value: number): readonly StatementItem[] => [
      figure('equity', day(2024, '06-30'), -4_824_000),
      figure('equity', day(2024, '09-30'), -5_177_000),
      figure('equity', day(2024), value),
      figure('equity', day(2025, '03-31'), -3_454_000),
      figure('equity', day(2025, '06-30'), -2_760_000),
    ];
    expect(found(row(-3_797_000))).toEqual([]);
    expect(found(row(3_797_000))).toEqual(['equity FY2024 2024-12-31 lone-outlier']);
  });

  it('withholds a year that is ten times its quarters, or a thousandth of them', () => {
    const year = (value: number): readonly StatementItem[] => [
      ...[1, 2, 3].map((n) => figure('operatingIncome', quarter(2024, n), 500_000_000 + n)),
      figure('operatingIncome', span(2024), value),
    ];
    expect(named(year(2_260_000_000), 'odd-year')).toEqual([]);
    expect(named(year(22_600_000_000), 'odd-year')).toEqual(['operatingIncome FY2024 2024-12-31 odd-year']);
    expect(named(year(2_260_000), 'odd-year')).toEqual(['operatingIncome FY2024 2024-12-31 odd-year']);
  });
});

describe('debt', () => {
  const days = ['12-31', '03-31', '06-30', '09-30', '12-31', '03-31'] as const;
  const row = (line: StatementLine, values: readonly number[]): readonly StatementItem[] =>
    values.map((value, at) => figure(line, day(at === 0 ? 2023 : at < 5 ? 2024 : 2025, days[at]), value));

  it('is not back at the amount from which its discount was written off', () => {
    const rising = row('longTermDebt', [1_717_000, 1_718_000, 1_719_000, 1_720_000, 1_717_000, 3_217_000]);
    expect(named(rising, 'repeats')).toEqual([
      'longTermDebt FY2023 2023-12-31 repeats',
      'longTermDebt FY2024 2024-12-31 repeats',
    ]);
    const refinanced = row('longTermDebt', [1_717_000, 1_718_000, 1_715_000, 1_716_000, 1_717_000, 1_718_000]);
    expect(named(refinanced, 'repeats')).toEqual([]);
  });

  it('is not due again a year later when nothing was due in between, nor is what it is a part of', () => {
    const due = row('shortTermDebt', [751_000, 750_000, 0, 0, 751_000, 0]);
    expect(named(due, 'repeats')).toHaveLength(2);
    expect(named(row('shortTermDebt', [751_000, 750_000, 640_000, 0, 751_000, 0]), 'repeats')).toEqual([]);
    const sum = (line: StatementLine, value: number, terms: string): StatementItem => ({
      ...figure(line, day(2024), value),
      source: { id: 'test', locator: `2024-12-31 ${terms}` },
      derived: true,
    });
    const parts = 'us-gaap:LongTermDebtCurrent + us-gaap:ShortTermBorrowings';
    const both = [
      ...due.filter(({ period }) => period.end !== '2024-12-31'),
      sum('shortTermDebt', 751_000, parts),
      sum('borrowings', 2_472_000, `us-gaap:LongTermDebtNoncurrent + ${parts}`),
    ];
    expect(named(both, 'repeats')).toContain('borrowings FY2024 2024-12-31 repeats');
  });

  it('is not due for a single day that was owed neither before nor after', () => {
    const owed = row('borrowings', [195_000, 197_570, 197_980, 602_664, 212_588, 211_606]);
    const due = row('shortTermDebt', [513, 2648, 2716, 407_400, 2786, 3030]);
    expect(named([...owed, ...due], 'lone-outlier')).toEqual(['shortTermDebt FY2024 2024-09-30 lone-outlier']);
    const drawn = row('borrowings', [195_000, 197_570, 597_980, 602_664, 212_588, 211_606]);
    expect(named([...drawn, ...due], 'lone-outlier')).toEqual([]);
  });
});

describe('amounts that stand in two periods', () => {
  const paid = (year: number, value: number, filed: string) => figure('capitalExpenditure', span(year), value, filed);

  it('withholds the later of two where the other was restated since', () => {
    const years = [
      paid(2022, 31_431_000, '2023-02-02'),
      paid(2023, 27_266_000, '2024-02-02'),
      paid(2023, 27_045_000, '2025-01-30'),
    ];
    expect(named([...years, paid(2024, 27_266_000, '2025-01-30')], 'repeats')).toEqual([
      'capitalExpenditure FY2024 2025-01-30 repeats',
    ]);
    expect(named([...years, paid(2024, 37_256_000, '2025-01-30')], 'repeats')).toEqual([]);
  });

  it('withholds what stands under a second concept of its line in another amount by far', () => {
    const one = paid(2024, 23_000, '2025-02-02');
    const second = { how: 'filed as B', value: 185_000, slack: 500, knownAt: '2026-01-30' };
    const since = paid(2025, 41_000, '2026-02-02');
    expect(found([{ ...one, otherWays: [second] }, since])).toEqual(['capitalExpenditure FY2024 2025-02-02 other-way']);
    expect(found([{ ...one, otherWays: [second] }])).toEqual([]);
  });

  it('withholds current liabilities that are all of them for one day alone', () => {
    const days = [2019, 2020, 2021, 2022, 2023, 2024, 2025];
    const items = days.flatMap((year, at) => [
      figure('totalLiabilities', day(year), 3_032_789 + at * 410_111),
      figure('currentLiabilities', day(year), year === 2022 ? 3_032_789 + at * 410_111 : 2_731_230 + at * 390_117),
    ]);
    expect(named(items, 'vanished-part')).toContain('currentLiabilities FY2022 2022-12-31 vanished-part');
    expect(
      named(
        items.filter(({ period }) => period.end !== '2022-12-31'),
        'vanished-part',
      ),
    ).toEqual([]);
  });
});
