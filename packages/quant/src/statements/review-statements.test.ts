import { describe, expect, it } from 'vitest';
import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { reviewStatements } from './review-statements.ts';

const instant = (end: string): Period => ({ kind: 'instant', start: end, end, label: end });
const year = (at: number): Period => ({ kind: 'year', start: `${at}-01-01`, end: `${at}-12-31`, label: `FY${at}` });

function item(line: StatementLine, period: Period, value: number, extra: Partial<StatementItem> = {}): StatementItem {
  const currency = line.startsWith('shares') ? 'shares' : 'USD';
  const source = { id: 'test', locator: `${line} ${period.label}` };
  return { line, period, value, currency, knownAt: '2025-02-15', source, derived: false, ...extra };
}

const withheld = (items: readonly StatementItem[]): readonly (readonly [string, string])[] =>
  reviewStatements(items).withheld.map(({ item: { line }, identity }) => [line, identity] as const);

const day = instant('2024-12-31');
const sheet = [item('totalAssets', day, 1000), item('totalLiabilities', day, 600), item('equity', day, 400)];

describe('identities of statements', () => {
  it('keeps a sheet that balances, to the rounding of its own unit', () => {
    expect(withheld(sheet)).toEqual([]);
    const millions = [
      item('totalAssets', day, 1_000_000_000),
      item('totalLiabilities', day, 599_000_000),
      item('equity', day, 400_000_000),
    ];
    expect(withheld(millions)).toEqual([]);
  });

  it('withholds all three where assets are not liabilities and equity, and says so', () => {
    const [assets, ...rest] = sheet;
    const broken = [{ ...assets, value: 300 } as StatementItem, ...rest];
    expect(withheld(broken).map(([line]) => line)).toEqual(['totalAssets', 'totalLiabilities', 'equity']);
    expect(reviewStatements(broken).withheld[0]?.why.en).toContain('assets = liabilities + equity');
    expect(reviewStatements(broken).items).toEqual([]);
  });

  it('names a share count filed in millions, and keeps the income that sales confirm', () => {
    const period = year(2024);
    const found = reviewStatements([
      item('revenue', period, 25_920e6),
      item('netIncome', period, 8_223e6),
      item('epsDiluted', period, 11.39),
      item('sharesDiluted', period, 721.9),
      item('sharesOutstanding', instant('2025-01-31'), 714_600_000),
    ]);
    expect(found.withheld.map(({ item: { line } }) => line)).toEqual(['sharesDiluted']);
    expect(found.withheld[0]?.why.en).toContain('filed in millions');
  });

  it('names a cover count a thousand times too large, and one after a split', () => {
    const counts = (outstanding: number) =>
      reviewStatements([
        item('sharesDiluted', year(2024), 90e6),
        item('sharesOutstanding', instant('2025-02-10'), outstanding),
      ]).withheld.map(({ item: { line }, why }) => [line, why.en.split('. ')[1]]);
    expect(counts(88e6)).toEqual([]);
    expect(counts(88e9)).toEqual([
      ['sharesOutstanding', 'The share count looks as if it had been filed in thousands.'],
    ]);
    expect(counts(900e6)).toEqual([
      ['sharesOutstanding', 'The two counts differ by a whole factor, as after a split.'],
    ]);
  });

  it('names an average in millions by the counts of the reports before, where its own report has nothing beside it', () => {
    const quarter: Period = { kind: 'quarter', start: '2026-01-01', end: '2026-03-31', label: 'Q1 FY2026' };
    const covers = ['2025-07-31', '2025-10-31', '2026-01-31'].map((end, at) =>
      item('sharesOutstanding', instant(end), 714e6 - at * 1e6, { knownAt: end }),
    );
    const withAverage = (value: number, counts = covers) =>
      withheld([...counts, item('sharesDiluted', quarter, value, { knownAt: '2026-05-07' })]);
    expect(withAverage(713.5)).toEqual([['sharesDiluted', 'average-sizes']]);
    expect(withAverage(713_500)).toEqual([['sharesDiluted', 'average-sizes']]);
    expect(withAverage(713_500_000)).toEqual([]);
    // One cover may be the slip itself, and a merger multiplies a count without being one.
    expect(withAverage(713.5, covers.slice(0, 2))).toEqual([]);
    expect(withAverage(9e9)).toEqual([]);
  });

  it('does not believe in debt of zero beside interest', () => {
    const owed = item('borrowings', day, 0);
    const assets = item('totalAssets', day, 1000);
    expect(withheld([owed, assets, item('interestPaid', year(2024), 30)])).toEqual([['borrowings', 'interest-debt']]);
    expect(withheld([owed, assets, item('interestPaid', year(2024), 0)])).toEqual([]);
  });

  it('keeps the sheet as filed where a lone later version breaks it, and withholds that version', () => {
    const later = item('equity', day, 500, { knownAt: '2027-02-15' });
    const review = reviewStatements([...sheet, later]);
    expect(review.withheld.map(({ item: { knownAt, line } }) => [line, knownAt])).toEqual([['equity', '2027-02-15']]);
    expect(review.items).toEqual(sheet);
  });

  it('measures no count of shares by the thousand that a shell had before it bought the business', () => {
    const counts = (shell: number) =>
      [shell, shell, 1_071_666_977].map((value, at) => {
        const date = ['2024-05-13', '2024-07-31', '2024-11-05'][at] ?? '';
        return item('sharesOutstanding', { kind: 'instant', start: date, end: date, label: date }, value);
      });
    expect(withheld(counts(1000))).toEqual([]);
    expect(withheld(counts(1_071_000))).toContainEqual(['sharesOutstanding', 'scale']);
  });

  it('takes a last quarter below zero for a slip, unless goods were sold below their cost in a quarter before', () => {
    const quarters = (second: number) =>
      ['01-01|03-31', '04-01|06-30', '07-01|09-30', '10-01|12-31'].map((days, at) => {
        const [start = '', end = ''] = days.split('|').map((date) => `2024-${date}`);
        const label = `Q${at + 1} FY2024`;
        const value = [270, second, 210, -140][at] ?? 0;
        const filed = item('grossProfit', { kind: 'quarter', start, end, label }, value);
        return at === 3 ? { ...filed, derived: true } : filed;
      });
    const lines = (second: number) => withheld([...quarters(second), item('grossProfit', year(2024), 340 + second)]);
    expect(lines(-190)).toEqual([]);
    expect(lines(190)).toContainEqual(['grossProfit', 'quarters-year']);
  });

  it('names each line of which the quarters do not sum to the year', () => {
    const quarter = (n: number): Period => {
      const months = ['01-01|03-31', '04-01|06-30', '07-01|09-30', '10-01|12-31'][n - 1] ?? '';
      const [start = '', end = ''] = months.split('|').map((date) => `2024-${date}`);
      return { kind: 'quarter', start, end, label: `Q${n} FY2024` };
    };
    const lines = ['revenue', 'netIncome'] as const;
    const filed = lines.flatMap((line) => [1, 2, 3, 4].map((n) => item(line, quarter(n), 100)));
    const years = [item('revenue', year(2024), 900), item('netIncome', year(2024), 400)];
    const checks = reviewStatements([...filed, ...years]).checks.filter(({ id }) => id === 'quarters-year');
    expect(checks.map(({ line, holds }) => [line, holds])).toEqual([
      ['revenue', false],
      ['netIncome', true],
    ]);
  });

  it('leaves earnings alone where partners may turn their units into shares', () => {
    const period = year(2018);
    const filed = [
      item('netIncome', period, 1_542),
      item('profitWithMinorities', period, 3_300),
      item('epsDiluted', period, 2.26),
      item('sharesDiluted', period, 1_206),
    ];
    expect(withheld(filed)).toEqual([]);
    expect(withheld(filed.filter(({ line }) => line !== 'profitWithMinorities')).length).toBeGreaterThan(0);
  });

  it('does not take the figure of another period for that of the year: without a proof either may be wrong', () => {
    const before = instant('2023-12-31');
    const both = [
      ['cash', 'repeats'],
      ['cash', 'repeats'],
    ];
    expect(withheld([item('cash', before, 41_862e6), item('cash', day, 41_862e6)])).toEqual(both);
    // Few digits may well be alike.
    expect(withheld([item('cash', before, 5_600e6), item('cash', day, 5_600e6)])).toEqual([]);
    const rounded = [item('cash', instant('2022-12-31'), 3_000_001e3), item('cash', before, 964_800e3)];
    expect(withheld([...rounded, item('cash', day, 964_800e3)])).toEqual(both);
  });

  it('does not take operating income for profit where tax and earnings per share agree on another amount', () => {
    const period = year(2023);
    // Meta 2023: 47,428 − 8,330 = 39,098 and 14.87 × 2,629.
    const of = (netIncome: number) =>
      withheld([
        item('netIncome', period, netIncome),
        item('pretaxIncome', period, 47_428),
        item('incomeTax', period, 8_330),
        item('epsDiluted', period, 14.87),
        item('sharesDiluted', period, 2_629),
      ]);
    expect(of(39_098)).toEqual([]);
    expect(of(46_751)).toEqual([['netIncome', 'profit-witnesses']]);
  });

  it('does not take current liabilities for all of them because minorities might stand between', () => {
    const near = (current: number) =>
      withheld([
        item('totalAssets', day, 7722),
        item('totalLiabilities', day, 1993),
        item('equity', day, 5468),
        item('currentLiabilities', day, current),
      ]).map(([line]) => line);
    expect(near(1500)).toEqual([]);
    expect(near(1993)).toEqual(['totalAssets', 'totalLiabilities', 'equity']);
  });

  it('does not take all assets for current assets, nor all liabilities for current ones', () => {
    const wrong = [
      ...sheet,
      item('currentAssets', day, 1000),
      item('goodwill', day, 100),
      item('currentLiabilities', day, 600),
      item('longTermDebt', day, 200),
    ];
    expect(withheld(wrong)).toEqual([
      ['currentAssets', 'currentAssets-beside-others'],
      ['currentLiabilities', 'currentLiabilities-beside-others'],
    ]);
  });

  it('judges nothing by what was published later', () => {
    const late = item('equity', day, 100, { knownAt: '2026-02-15' });
    const asKnown = [...sheet, late].filter(({ knownAt }) => knownAt <= '2025-12-31');
    expect(withheld(asKnown)).toEqual([]);
  });

  it('of two signs filed for one amount keeps the one that the other figures prove, whichever was filed first', () => {
    const period = year(2012);
    const first = { knownAt: '2013-02-15' };
    const second = { knownAt: '2014-02-15' };
    const kept = (items: readonly StatementItem[], identity = 'turned-sign'): readonly number[] => {
      const found = reviewStatements(items);
      expect(found.withheld.map((one) => one.identity)).toEqual([identity]);
      const line = found.withheld[0]?.item.line;
      return found.items.filter((one) => one.line === line).map(({ value }) => value);
    };
    const loss = [item('netIncome', period, -59e6, first), item('sharesDiluted', period, 2_420e6, first)];
    expect(kept([...loss, item('epsDiluted', period, 0.02, first), item('epsDiluted', period, -0.02, second)])).toEqual(
      [-0.02],
    );
    expect(kept([...loss, item('epsDiluted', period, -0.02, first), item('epsDiluted', period, 0.02, second)])).toEqual(
      [-0.02],
    );
    const interest = [item('interestExpense', period, -188, first), item('interestExpense', period, 188, second)];
    expect(kept(interest, 'interestExpense-not-negative')).toEqual([188]);
    const taxed = [item('pretaxIncome', period, 1000, first), item('netIncome', period, 940, first)];
    expect(kept([...taxed, item('incomeTax', period, 60, first), item('incomeTax', period, -60, second)])).toEqual([
      60,
    ]);
    const beside = [2010, 2011, 2013].map((at) => item('equity', instant(`${at}-12-31`), -10 - at, first));
    const equity = [item('equity', instant('2012-12-31'), -2024, first)];
    expect(kept([...beside, ...equity, item('equity', instant('2012-12-31'), 2024, second)]).includes(2024)).toBe(
      false,
    );
  });

  it('does not hold a year that was restated for a business sold against quarters that were not', () => {
    const quarter = (n: number): Period => {
      const [from, to] = [
        ['01-01', '03-31'],
        ['04-01', '06-30'],
        ['07-01', '09-30'],
        ['10-01', '12-31'],
      ][n] ?? ['', ''];
      return { kind: 'quarter', start: `2024-${from}`, end: `2024-${to}`, label: `Q${n + 1} FY2024` };
    };
    const quarters = [480, 470, 480, 491].map((value, n) => item('operatingIncome', quarter(n), value));
    const filed = item('operatingIncome', year(2024), 1921);
    const restated = item('operatingIncome', year(2024), 1402, { knownAt: '2026-02-15' });
    expect(withheld([...quarters, filed, restated])).toEqual([]);
    expect(withheld([...quarters, item('operatingIncome', year(2024), 1402)]).length).toBeGreaterThan(0);
  });

  it('names the version in thousands of an amount that was filed in both units, whichever came first', () => {
    const years = [2010, 2011].map((at) => item('netIncome', year(at), -20_100_000 - at));
    const both = (first: number, second: number) =>
      reviewStatements([
        ...years,
        item('netIncome', year(2012), first, { knownAt: '2013-04-01' }),
        item('netIncome', year(2012), second, { knownAt: '2013-05-15' }),
      ]).withheld.map(({ item: { value }, identity }) => [value, identity]);
    expect(both(-6_583, -6_583_102)).toEqual([[-6_583, 'turned-scale']]);
    expect(both(-6_583_102, -6_583)).toEqual([[-6_583, 'turned-scale']]);
    expect(both(-6_583_102, -6_601_000)).toEqual([]);
    const counted = reviewStatements([
      item('netIncome', year(2012), 12_967e6),
      item('epsBasic', year(2012), 7_928),
      item('sharesBasic', year(2012), 1_635_661_000_000, { knownAt: '2013-04-01' }),
      item('sharesBasic', year(2012), 1_635_661, { knownAt: '2014-04-01' }),
    ]);
    expect(counted.withheld.map(({ item: { value } }) => value)).toEqual([1_635_661_000_000]);
  });

  it('shows a restated figure whose neighbours in the statement were not filed anew, and no slip of a later filing', () => {
    const later = (equity: number) => withheld([...sheet, item('equity', day, equity, { knownAt: '2026-02-15' })]);
    expect(later(430)).toEqual([]);
    expect(later(-400)).toEqual([['equity', 'balance']]);
    expect(later(40)).toEqual([['equity', 'balance']]);
    // A shell with ten dollars that has since bought the business it is named after.
    const shell = [item('cash', day, 10), item('totalAssets', day, 10)];
    expect(withheld([...shell, item('cash', day, 1_457_000_000, { knownAt: '2026-02-15' })])).toEqual([]);
  });

  it('does not take the fees of a landlord for its revenue', () => {
    const rents = (revenue: number) =>
      withheld([
        item('revenue', year(2025), revenue),
        item('grossProfit', year(2025), revenue - 567),
        item('operatingCashFlow', year(2025), 827),
        item('depreciationAmortization', year(2025), 611),
      ]);
    expect(rents(13)).toEqual([
      ['revenue', 'revenue-of-size'],
      ['grossProfit', 'revenue-of-size'],
    ]);
    expect(rents(1_580)).toEqual([]);
  });

  it('reads floats filed in billions as slips, and not the one in dollars after them', () => {
    const floats = [20e9, 38.9e9, 40.6, 37.4, 50.6e9].map((value, at) =>
      item('publicFloat', instant(`${2021 + at}-06-30`), value),
    );
    const found = reviewStatements([...floats, item('totalAssets', instant('2025-06-30'), 42e9)]).withheld;
    expect(found.map(({ item: { value } }) => value)).toEqual([40.6, 37.4]);
  });

  it('keeps operating income that the total of costs gives, in a year with a charge of its own between the lines', () => {
    const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024];
    const rows = (extra: Partial<StatementItem>) =>
      years.flatMap((at) => {
        const charge = at === 2022 ? 135 : 0;
        return [
          item('grossProfit', year(at), 1000 + at),
          item('sellingGeneralAdmin', year(at), 201),
          item('researchAndDevelopment', year(at), 302),
          item('operatingIncome', year(at), 497 + at - charge, at === 2022 ? extra : {}),
        ];
      });
    const lines = (extra: Partial<StatementItem>) => withheld(rows(extra)).map(([line]) => line);
    expect(lines({})).toContain('operatingIncome');
    const given = 497 + 2022 - 135;
    const by = (value: number) => ({
      otherWays: [{ how: 'cleared by 0', value, slack: 0, knownAt: '2025-02-15' }],
    });
    expect(lines(by(given))).not.toContain('operatingIncome');
    // Another total proves nothing, and doubts nothing where a company shows lines of its own.
    expect(lines(by(given - 40))).toContain('operatingIncome');
    const whole = rows({}).filter(({ period }) => period.end !== '2022-12-31');
    const other = whole.map((one) =>
      one.line === 'operatingIncome' && one.period.end === '2021-12-31'
        ? { ...one, ...by(one.value - 300) }
        : one.line === 'operatingIncome'
          ? { ...one, ...by(one.value) }
          : one,
    );
    expect(withheld(other)).toEqual([]);
  });
});
