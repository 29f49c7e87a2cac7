import { localText } from '@plumbline/model/local-text';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { earlierQuarters } from './odd-years.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText('quarters sum to the year', '各季度之和 = 全年', '各季度之和 = 全年');

const lines: readonly StatementLine[] = [
  'operatingIncome',
  'pretaxIncome',
  'incomeTax',
  'netIncome',
  'grossProfit',
  'operatingCashFlow',
  'investingCashFlow',
  'financingCashFlow',
  'capitalExpenditure',
  'dividendsPaid',
  'shareRepurchases',
  'depreciationAmortization',
  'stockCompensation',
  'interestExpense',
  'researchAndDevelopment',
  'sellingGeneralAdmin',
];

/** A last quarter that is so many times the largest of the others is odd, and one within so much of them is like them. */
const odd = 2;
const like = 1.6;

interface Year {
  readonly item: StatementItem;
  readonly quarters: readonly number[];
}

const leftOf = ({ quarters }: Year, year: number): number => quarters.reduce((left, value) => left - value, year);

function isOdd(one: Year): boolean {
  const left = leftOf(one, one.item.value);
  const sum = one.quarters.reduce((total, value) => total + value, 0);
  const size = Math.max(...one.quarters.map(Math.abs));
  const isTurned = one.quarters.every((value) => value * left < 0);
  return isTurned || Math.abs(left) > odd * size || (left * sum < 0 && Math.abs(left) > size);
}

function isLike(one: Year, year: number): boolean {
  const left = leftOf(one, year);
  const sizes = one.quarters.map(Math.abs);
  const isOfSign = one.quarters.every((value) => value * left > 0);
  return isOfSign && Math.abs(left) <= like * Math.max(...sizes) && Math.abs(left) * like >= Math.min(...sizes);
}

/**
 * Years of two lines that changed places: each leaves an impossible last quarter, and one like the other three once the amount of
 * the other line stands there. Sums that take both are kept by an exchange, so that nothing else tells.
 */
export function exchangedYears(index: StatementIndex): readonly Verdict[] {
  const ends = new Set(lines.flatMap((line) => index.ends(line, 'year')));
  return [...ends].flatMap((end): readonly Verdict[] => {
    const years = lines.flatMap((line): readonly Year[] => {
      const item = index.known(line, 'year', end, latest);
      if (item === null) return [];
      const quarters = earlierQuarters(index, item).map(({ value }) => value);
      return quarters.length === 3 ? [{ item, quarters }] : [];
    });
    const doubted = years.filter(isOdd);
    const exchanged = doubted.filter((one) =>
      doubted.some((other) => other !== one && isLike(one, other.item.value) && isLike(other, one.item.value)),
    );
    return exchanged.map(({ item }): Verdict => {
      const { line, period, value } = item;
      return { id: 'exchanged-years', line, name, period, holds: false, by: value, concerned: [item] };
    });
  });
}
