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

  it('does not believe in debt of zero beside interest', () => {
    const owed = item('borrowings', day, 0);
    const assets = item('totalAssets', day, 1000);
    expect(withheld([owed, assets, item('interestPaid', year(2024), 30)])).toEqual([['borrowings', 'interest-debt']]);
    expect(withheld([owed, assets, item('interestPaid', year(2024), 0)])).toEqual([]);
  });

  it('judges nothing by what was published later', () => {
    const late = item('equity', day, 100, { knownAt: '2026-02-15' });
    const asKnown = [...sheet, late].filter(({ knownAt }) => knownAt <= '2025-12-31');
    expect(withheld(asKnown)).toEqual([]);
  });
});
