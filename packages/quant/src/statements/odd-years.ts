import { addDays } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Proven } from './confirmations.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';
import { usualSign } from './version-slips.ts';

const latest = '9999-12-31';
const name = localText('quarters sum to the year', '各季度之和 = 全年', '各季度之和 = 全年');

const lines: readonly StatementLine[] = [
  'revenue',
  'costOfRevenue',
  'grossProfit',
  'operatingIncome',
  'pretaxIncome',
  'incomeTax',
  'netIncome',
  'netIncomeCommon',
  'profitWithMinorities',
  'operatingCashFlow',
  'capitalExpenditure',
  'depreciationAmortization',
  'stockCompensation',
  'researchAndDevelopment',
  'sellingGeneralAdmin',
  'interestExpense',
  'dividendsPaid',
  'shareRepurchases',
];

/** A sign turned, thousands and millions taken for units, and units for them. */
const slips = [-1, 10, 0.1, 1e3, 1e-3, 1e6, 1e-6];

/** What a year leaves for its last quarter is out where it is so many times the largest of the others, and of their size within the second. */
const out = 2.5;
const ofSize = 1.8;
/** No quarter is so many times its year, unless the others are of the other sign. */
const sliver = 10;

/** The first three quarters of a year, by themselves or by subtraction from what was reported for the year until then. */
export function earlierQuarters(
  index: StatementIndex,
  { line, period, currency }: StatementItem,
): readonly StatementItem[] {
  return index
    .ends(line, 'quarter')
    .filter((end) => end > period.start && end < addDays(period.end, -45))
    .flatMap((end) => index.known(line, 'quarter', end, latest) ?? [])
    .filter((one) => one.period.start >= addDays(period.start, -8) && one.currency === currency);
}

/** A year that is nothing beside each of its quarters, which all have its sign. */
const isSliver = (year: number, quarters: readonly number[]): boolean =>
  quarters.every((value) => value * year > 0 && Math.abs(value) > sliver * Math.abs(year));

/** Whether the year, turned or in another unit, leaves a last quarter like the others. */
function isSlip(year: number, quarters: readonly number[], factor: number): boolean {
  const sum = quarters.reduce((total, value) => total + value, 0);
  const left = year * factor - sum;
  const sizes = quarters.map(Math.abs);
  const isOneSign = quarters.every((value) => value * sum > 0) && left * sum > 0;
  return isOneSign && Math.abs(left) <= ofSize * Math.max(...sizes) && Math.abs(left) * ofSize >= Math.min(...sizes);
}

/** Whether the year, turned, leaves a last quarter no larger than the others, of which some are of the other sign. */
function isLikeTurned(year: number, quarters: readonly number[]): boolean {
  const left = quarters.reduce((rest, value) => rest - value, -year);
  return Math.abs(left) <= ofSize * Math.max(...quarters.map(Math.abs));
}

/** No year brings in so many times what any year beside it did, all of it in one quarter that is so many times the others. */
const leap = { year: 3, quarter: 6 } as const;
const yearsBeside = 3;

function isLeap(
  index: StatementIndex,
  { line, period, value }: StatementItem,
  rest: number,
  quarters: readonly number[],
): boolean {
  if (line !== 'operatingCashFlow' || Math.abs(rest) <= leap.quarter * Math.max(...quarters.map(Math.abs)))
    return false;
  const ends = index.ends(line, 'year');
  const at = ends.indexOf(period.end);
  const beside = [...ends.slice(Math.max(0, at - yearsBeside), at), ...ends.slice(at + 1, at + 1 + yearsBeside)];
  const sizes = beside.map((end) => Math.abs(index.known(line, 'year', end, latest)?.value ?? 0));
  return sizes.length >= yearsBeside && Math.abs(value) > leap.year * Math.max(...sizes);
}

/**
 * Years that leave an impossible last quarter, and one like the other three once their sign is turned or their unit changed: the
 * year was filed with the wrong sign or in another unit. What its own statement proves is right.
 */
export function oddYears(
  index: StatementIndex,
  confirmed: ReadonlyMap<StatementItem, readonly Proven[]>,
): readonly Verdict[] {
  return lines.flatMap((line) =>
    index.ends(line, 'year').flatMap((end): readonly Verdict[] => {
      const year = index.known(line, 'year', end, latest);
      if (year === null || year.derived || confirmed.has(year)) return [];
      const quarters = earlierQuarters(index, year).map(({ value }) => value);
      if (quarters.length !== 3) return [];
      const rest = quarters.reduce((left, value) => left - value, year.value);
      const isOut = Math.abs(rest) > out * Math.max(...quarters.map(Math.abs)) || isSliver(year.value, quarters);
      const isTurned =
        year.value * usualSign(index, { line, kind: 'year', end }) < 0 && isLikeTurned(year.value, quarters);
      if (
        !isOut ||
        !(
          isTurned ||
          isLeap(index, year, rest, quarters) ||
          slips.some((factor) => isSlip(year.value, quarters, factor))
        )
      )
        return [];
      return [{ id: 'odd-year', line, name, period: year.period, holds: false, by: rest, concerned: [year] }];
    }),
  );
}
