import { describe, expect, it } from 'vitest';
import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { reviewStatements } from './review-statements.ts';

const day = (year: number): Period => ({
  kind: 'instant',
  start: `${year}-12-31`,
  end: `${year}-12-31`,
  label: `FY${year}`,
});
const span = (year: number): Period => ({
  kind: 'year',
  start: `${year}-01-01`,
  end: `${year}-12-31`,
  label: `FY${year}`,
});
const quarter = (year: number, n: number): Period => {
  const [start = '', end = ''] = [
    ['01-01', '03-31'],
    ['04-01', '06-30'],
    ['07-01', '09-30'],
  ].map((days) => days.map((date) => `${year}-${date}`))[n - 1] ?? ['', ''];
  return { kind: 'quarter', start, end, label: `Q${n} FY${year}` };
};

const isCount = (line: StatementLine): boolean => line.startsWith('shares');

function figure(line: StatementLine, period: Period, value: number, filed = period.end): StatementItem {
  const source = { id: 'test', locator: `${filed} us-gaap:${line}` };
  return { line, period, value, currency: isCount(line) ? 'shares' : 'USD', knownAt: filed, source, derived: false };
}

/** Seven sound years of flows; each line in thousands, none a round number. */
const growth = [2019, 2020, 2021, 2022, 2023, 2024, 2025].map((year, at) => ({ year, size: 1.083 ** at }));
const parts: Readonly<Partial<Record<StatementLine, number>>> = {
  revenue: 5_217_341,
  costOfRevenue: 3_025_117,
  grossProfit: 2_192_224,
  researchAndDevelopment: 469_561,
  sellingGeneralAdmin: 834_775,
  operatingIncome: 887_888,
  pretaxIncome: 799_887,
  incomeTax: 167_976,
  netIncome: 631_911,
};
const sound: readonly StatementItem[] = growth.flatMap(({ year, size }) => {
  const of = (line: StatementLine): number => Math.round((parts[line] ?? 0) * size);
  const [gross, tax] = [of('revenue') - of('costOfRevenue'), of('incomeTax')];
  const operating = gross - of('researchAndDevelopment') - of('sellingGeneralAdmin');
  const profit = of('pretaxIncome') - tax;
  const shares = 187_654_321 - 1_234_567 * (year - 2019);
  const money: Readonly<Partial<Record<StatementLine, number>>> = {
    revenue: of('revenue'),
    costOfRevenue: of('costOfRevenue'),
    grossProfit: gross,
    researchAndDevelopment: of('researchAndDevelopment'),
    sellingGeneralAdmin: of('sellingGeneralAdmin'),
    operatingIncome: operating,
    pretaxIncome: of('pretaxIncome'),
    incomeTax: tax,
    netIncome: profit,
  };
  const eps = Math.round((profit * 1000 * 100) / shares) / 100;
  return [
    ...Object.entries(money).map(([line, value]) => figure(line as StatementLine, span(year), value * 1000)),
    ...(['sharesBasic', 'sharesDiluted'] as const).map((line) => figure(line, span(year), shares)),
    ...(['epsBasic', 'epsDiluted'] as const).map((line) => figure(line, span(year), eps)),
  ];
});

const changed = (
  line: StatementLine,
  year: number,
  change: (value: number) => number,
  items: readonly StatementItem[] = sound,
): readonly StatementItem[] =>
  items.map((item) =>
    item.line === line && item.period.end.startsWith(String(year)) ? { ...item, value: change(item.value) } : item,
  );

const found = (items: readonly StatementItem[]): readonly string[] =>
  reviewStatements(items).withheld.map(({ item: { line, period }, identity }) => `${line} ${period.label} ${identity}`);

const valueOf = (line: StatementLine, year: number): number =>
  sound.find((item) => item.line === line && item.period.end.startsWith(String(year)))?.value ?? Number.NaN;

describe('figures that were filed wrongly', () => {
  it('finds nothing in sound statements', () => {
    expect(found(sound)).toEqual([]);
  });

  it.each<readonly [string, StatementLine, (value: number) => number]>([
    ['a turned sign of operating income', 'operatingIncome', (value) => -value],
    ['a turned sign of income before tax', 'pretaxIncome', (value) => -value],
    ['a turned sign of the tax', 'incomeTax', (value) => -value],
    ['operating income in thousands', 'operatingIncome', (value) => value / 1000],
    ['the tax in thousands', 'incomeTax', (value) => value / 1000],
    ['a turned sign of research', 'researchAndDevelopment', (value) => -value],
    ['operating income that is the gross profit', 'operatingIncome', () => valueOf('grossProfit', 2025)],
    ['research of the year before', 'researchAndDevelopment', () => valueOf('researchAndDevelopment', 2024)],
    ['earnings per share of another year', 'epsDiluted', (value) => value * 1.3],
    ['average shares of another count', 'sharesDiluted', (value) => value * 1.3],
    ['earnings per share of a few cents more', 'epsBasic', (value) => Math.round(value * 103) / 100],
    ['earnings per share of a few cents less', 'epsDiluted', (value) => Math.round(value * 97) / 100],
    ['average shares that are a little off', 'sharesBasic', (value) => Math.round(value * 1.02)],
  ])('withholds %s in the newest year', (_, line, change) => {
    const items = changed(line, 2025, change);
    const review = reviewStatements(items);
    expect(review.items.some((item) => item.line === line && item.period.end === '2025-12-31')).toBe(false);
    expect(review.withheld.length).toBeGreaterThan(0);
  });

  it('keeps diluted earnings that count the interest of convertible notes back, and a cent of rounding', () => {
    const cent = valueOf('epsDiluted', 2025) + 0.01;
    expect(found(changed('epsDiluted', 2025, () => cent))).toEqual([]);
    const notes = changed('sharesDiluted', 2025, (value) => value * 1.05);
    expect(found(notes).some((text) => text.endsWith('eps-habit'))).toBe(false);
  });

  it('withholds every amount of a filing that gives earlier figures in another unit or currency', () => {
    for (const factor of [1000, 1 / 1000, 150, 0.9, 0]) {
      const again = (year: number) =>
        sound
          .filter(({ line, period }) => period.label === `FY${year}` && !isCount(line) && !line.startsWith('eps'))
          .map(({ line, period, value }) => figure(line, period, Math.round(value * factor), '2026-02-20'));
      const review = reviewStatements([
        ...sound.filter(({ period }) => period.label !== 'FY2025'),
        ...again(2023),
        ...again(2024),
        ...again(2025),
      ]);
      expect(review.items.filter(({ knownAt }) => knownAt === '2026-02-20')).toEqual([]);
      expect(review.items.filter(({ line }) => line === 'revenue')).toHaveLength(6);
    }
  });

  it('leaves a restatement alone that changes each figure its own way', () => {
    const lines = ['revenue', 'costOfRevenue', 'grossProfit', 'operatingIncome'] as const;
    const again = lines.map((line, at) =>
      figure(line, span(2024), Math.round((valueOf(line, 2024) * (0.93 + 0.013 * at)) / 1000) * 1000, '2026-02-20'),
    );
    expect(found([...sound, ...again]).filter((text) => text.endsWith('filing-unit'))).toEqual([]);
  });

  it('withholds a column whose sales are those of a quarter', () => {
    const quarters = [1, 2, 3].flatMap((n) => [
      figure('revenue', quarter(2025, n), Math.round(valueOf('revenue', 2025) * (0.235 + 0.007 * n))),
    ]);
    const column: readonly StatementLine[] = ['revenue', 'grossProfit', 'operatingIncome', 'netIncome'];
    const leftOver: Period = { kind: 'quarter', start: '2025-10-01', end: '2025-12-31', label: 'Q4 FY2025' };
    const short = column.reduce<readonly StatementItem[]>(
      (items, line) => changed(line, 2025, (value) => Math.round(value * 0.27), items),
      sound,
    );
    const all = [...short, ...quarters, { ...figure('revenue', leftOver, -3_999_888_000), derived: true }];
    const left = reviewStatements(all).items.filter(({ period }) => period.label === 'FY2025');
    expect(left.filter(({ line }) => column.includes(line))).toEqual([]);
  });

  it('withholds dividends per share in cents or of one quarter, and keeps what was paid', () => {
    const paid = (perShare: number) => [
      ...sound,
      figure('dividendsDeclaredPerShare', span(2025), perShare),
      figure('dividendsPaid', span(2025), 72_345_000),
    ];
    expect(found(paid(0.4))).toEqual([]);
    expect(found(paid(40))).toEqual(['dividendsDeclaredPerShare FY2025 dividends-shares']);
    // That of one quarter, filed under the whole year.
    expect(found(paid(0.1))).toEqual(['dividendsDeclaredPerShare FY2025 dividends-shares']);
  });

  it('leaves duties alone that stand between sales, cost and gross profit in every year, and withholds a lone gap', () => {
    const lessDuty = (years: readonly number[]) =>
      years.reduce(
        (items, year) =>
          changed('costOfRevenue', year, (cost) => cost - Math.round(0.2 * valueOf('revenue', year)), items),
        sound,
      );
    expect(found(lessDuty([2019, 2020, 2021, 2022, 2023, 2024, 2025]))).toEqual([]);
    expect(found(lessDuty([2022, 2023, 2024, 2025]))).toEqual([]);
    expect(found(lessDuty([2023]))).toContain('costOfRevenue FY2023 gross-profit');
    expect(found(lessDuty([2022, 2023]))).toContain('costOfRevenue FY2023 gross-profit');
  });

  it('withholds long-term debt that is the current liabilities, however round both are', () => {
    const sheet = (debt: number) =>
      [
        [2023, 28_826, 31_960],
        [2024, 28_834, 33_596],
        [2025, debt, 41_836],
      ].flatMap(([year = 0, owed = 0, due = 0]) => [
        figure('longTermDebt', day(year), owed * 1e6),
        figure('currentLiabilities', day(year), due * 1e6),
      ]);
    expect(found(sheet(58_744))).toEqual([]);
    expect(found(sheet(41_836))).toContain('longTermDebt FY2025 twins');
  });

  it('withholds retained earnings with a turned sign', () => {
    const row = (last: number) => [
      ...sound,
      ...[2021, 2022, 2023, 2024].map((year) =>
        figure('retainedEarnings', day(year), 2_912_345_000 + 91_000_000 * (year - 2021)),
      ),
      figure('retainedEarnings', day(2025), last),
    ];
    expect(found(row(3_212_345_000))).toEqual([]);
    expect(found(row(-3_212_345_000))).toEqual(['retainedEarnings FY2025 retained-earnings']);
  });

  it('withholds equity that counts in the minorities beside it', () => {
    const sheet = (equity: number) => [
      figure('equity', day(2025), equity),
      figure('totalEquity', day(2025), 5_563_236_000),
      figure('minorityInterest', day(2025), 563_236_000),
    ];
    expect(found(sheet(5_000_000_000))).toEqual([]);
    expect(found(sheet(5_563_236_000))).toContain('equity FY2025 equity-without-minorities');
  });

  it('withholds the balance that the stated change in cash contradicts', () => {
    const balances = [412_345, 455_678, 501_234, 498_765, 560_123, 611_111, 655_432].map((value, at) =>
      figure('cash', day(2019 + at), value * 1000),
    );
    const moves = balances
      .slice(1)
      .map(({ value, period }, at) =>
        figure('cashChange', span(Number(period.end.slice(0, 4))), value - (balances[at]?.value ?? 0)),
      );
    expect(found([...sound, ...balances, ...moves])).toEqual([]);
    const wrong = changed('cash', 2025, (value) => Math.round(value * 1.3), balances);
    expect(found([...sound, ...wrong, ...moves])).toEqual(['cash FY2025 cash-change']);
  });

  it('withholds a sum of which one concept is withheld', () => {
    const debts = [2021, 2022, 2023, 2024, 2025].flatMap((year) => {
      const long = year === 2025 ? 1_360_000 : 1_360_000_000 + year;
      const sum = figure('borrowings', day(year), long + 150_000_000);
      const locator = `${year}-12-31 us-gaap:longTermDebt + us-gaap:shortTermDebt`;
      return [figure('longTermDebt', day(year), long), { ...sum, derived: true, source: { id: 'test', locator } }];
    });
    expect(found(debts)).toEqual(['longTermDebt FY2025 scale', 'borrowings FY2025 scale']);
  });
});
