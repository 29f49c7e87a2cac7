import { describe, expect, it } from 'vitest';
import { addDays } from '@plumbline/model/date';
import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { cashHabits } from './cash-balances.ts';
import { indexStatements } from './statement-index.ts';

const ends = [2022, 2023, 2024].flatMap((year) => ['03-31', '06-30', '09-30', '12-31'].map((day) => `${year}-${day}`));
const moves = [41_213, -18_907, 33_458, -52_316, 27_114, 61_902, -39_877, 15_648, -22_731, 48_265, 19_374, -31_096];

function figure(line: StatementLine, period: Period, value: number, derived: boolean): StatementItem {
  const source = { id: 'test', locator: `${period.end} us-gaap:${line}` };
  return { line, period, value, currency: 'USD', knownAt: period.end, source, derived };
}

/** Three years of quarters whose flows are the change of the balances, with `leak` left over in each. */
function company(
  change: (line: StatementLine, end: string, value: number) => number,
  { leak = 0, derived = false } = {},
): readonly StatementItem[] {
  let cash = 912_345;
  const opening = figure('cash', { kind: 'instant', start: '2021-12-31', end: '2021-12-31', label: '' }, cash, false);
  const later = ends.flatMap((end, at): readonly StatementItem[] => {
    const start = addDays(ends[at - 1] ?? '2021-12-31', 1);
    const span: Period = { kind: 'quarter', start, end, label: end };
    const move = moves[at] ?? 0;
    cash += move + leak;
    const flows = [
      ['operatingCashFlow', 250_000 + move],
      ['investingCashFlow', -150_000],
      ['financingCashFlow', -100_000],
    ] as const;
    return [
      ...flows.map(([line, value]) => figure(line, span, change(line, end, value), derived)),
      figure('cash', { kind: 'instant', start: end, end, label: end }, change('cash', end, cash), false),
    ];
  });
  return [opening, ...later];
}

const found = (items: readonly StatementItem[]) =>
  cashHabits(indexStatements(items)).map(({ period, concerned }) => [
    period.end,
    ...concerned.map(({ line, period: { end } }) => (end === period.end ? line : `${line} ${end}`)),
  ]);
const flows = ['operatingCashFlow', 'investingCashFlow', 'financingCashFlow'];

describe('flows of a company that leave nothing over', () => {
  it('are left alone where they come out, and where something is left over every time', () => {
    expect(found(company((_, __, value) => value))).toEqual([]);
    const wrong = (line: StatementLine, end: string, value: number) =>
      line === 'investingCashFlow' && end === '2023-06-30' ? value * 1.1 : value;
    expect(found(company(wrong, { leak: 9_000 }))).toEqual([]);
  });

  it.each([
    ['a tenth too large', 1.1],
    ['in thousands', 0.001],
    ['of the other sign', -1],
  ])('are doubted together where one of them is %s', (_, factor) => {
    const wrong = (line: StatementLine, end: string, value: number) =>
      line === 'investingCashFlow' && end === '2023-06-30' ? value * factor : value;
    expect(found(company(wrong))).toEqual([['2023-06-30', ...flows]]);
  });

  it('leave the balance in doubt where the next quarter takes back what this one leaves', () => {
    const wrong = (line: StatementLine, end: string, value: number) =>
      line === 'cash' && end === '2023-06-30' ? value * 1.1 : value;
    expect(found(company(wrong))).toEqual([
      ['2023-06-30', 'cash'],
      ['2023-09-30', 'cash 2023-06-30'],
    ]);
    // Quarters that were taken out of sums since January are off both ways when a sum is wrong.
    expect(found(company(wrong, { derived: true }))[0]).toEqual(['2023-06-30', 'cash', ...flows]);
  });
});
