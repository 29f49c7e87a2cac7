import { addDays, daysBetween } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { statementLines } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Proven } from './confirmations.ts';
import { digitsOf } from './identity.ts';
import { isToldTwice } from './other-ways.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText(
  'a figure is not that of another period to the last digit',
  '数值不与其他期间逐位相同',
  '數值不與其他期間逐位相同',
);

type Kind = 'instant' | 'year' | 'quarter';

/**
 * How many of the report's own units an amount must be before two periods are not alike by chance, and on which spans of time they
 * are compared. Measured on 219 companies: of these lines at most three in a thousand years repeat an earlier one.
 */
interface Habit {
  readonly lines: readonly StatementLine[];
  readonly least: Readonly<Partial<Record<Kind, number>>>;
  /** Significant digits on top of that: face values and round counts repeat. */
  readonly digits?: number;
  /** Sums of many amounts, which are alike in no two quarters. */
  readonly isSum?: boolean;
  /** Compared only with the same day a year before and after: balances that stand for years are alike at every quarter's end. */
  readonly isYearly?: boolean;
}

const habits: readonly Habit[] = [
  {
    lines: [
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
      'investingCashFlow',
      'financingCashFlow',
      'sellingGeneralAdmin',
    ],
    least: { year: 100, quarter: 1000 },
    isSum: true,
  },
  {
    lines: [
      'capitalExpenditure',
      'depreciationAmortization',
      'stockCompensation',
      'interestExpense',
      'researchAndDevelopment',
      'dividendsPaid',
      'shareRepurchases',
      'netInterestIncome',
    ],
    least: { year: 100, quarter: 1000 },
    digits: 3,
  },
  {
    lines: [
      'totalAssets',
      'currentAssets',
      'totalLiabilities',
      'currentLiabilities',
      'equity',
      'totalEquity',
      'cash',
      'cashWithRestricted',
      'retainedEarnings',
      'receivables',
      'inventory',
      'payables',
      'propertyPlantEquipment',
    ],
    least: { instant: 1000 },
    digits: 4,
  },
  { lines: ['shortTermDebt'], least: { instant: 1000 }, digits: 4, isYearly: true },
  { lines: ['longTermDebt', 'borrowings'], least: { instant: 1000 }, digits: 5, isYearly: true },
  { lines: ['sharesDiluted', 'sharesBasic'], least: { year: 1000, quarter: 1000 }, digits: 4 },
  { lines: ['epsDiluted', 'epsBasic'], least: { year: 100, quarter: 100 } },
];

const units = [1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 1e2, 10, 1];
const cent = 0.01;

/** An amount that stands in so many periods of a line is one that stays: a loan drawn in full, a count of shares. */
const staying = 4;

/** The unit in which a line is reported: the largest that leaves no remainder anywhere. */
function unitOf(row: readonly StatementItem[]): number {
  if (row[0]?.line.startsWith('eps') === true) return cent;
  return units.find((unit) => row.every(({ value }) => value % unit === 0)) ?? 1;
}

/** Days by which ends of one fiscal year or quarter wander. */
const wander = 8;
const yearDays = 365;
const farthest = 2 * yearDays + wander;
/** Two days of one quarter's end, of which one was mistyped. */
const sameQuarter = 45;
/** So many digits are not alike by chance at any two quarters' ends. */
const surely = 5;
/** What sums of many amounts need for it, where they stand one year apart. */
const ofSums = 4;

const isYearApart = (one: StatementItem, other: StatementItem): boolean =>
  Math.abs(daysBetween(one.period.end, other.period.end) - yearDays) <= wander;

function isCompared(
  { value, period: { kind, end } }: StatementItem,
  other: string,
  { isYearly = false, isSum = false }: Habit,
): boolean {
  const days = daysBetween(end, other);
  if (isYearly) return Math.abs(days - yearDays) <= wander;
  const isAnyDay = kind === 'instant' || (kind === 'quarter' && isSum);
  const isNear = isAnyDay && digitsOf(value) >= surely && days > sameQuarter && days <= farthest;
  return isNear || [1, 2].some((years) => Math.abs(days - years * yearDays) <= wander);
}

/**
 * The same dividend a share on hardly changed shares gives the same sum: that both periods pay one amount is then no sign of a
 * mistake. The shares may differ by what would move the sum by a unit in which it is reported.
 */
function isSameDividend(index: StatementIndex, one: StatementItem, other: StatementItem, unit: number): boolean {
  if (one.line !== 'dividendsPaid') return false;
  const shares = ({ period: { kind, end } }: StatementItem) => index.known('sharesBasic', kind, end, latest)?.value;
  const [before, after] = [shares(one), shares(other)];
  if (before === undefined || after === undefined || before <= 0) return false;
  return Math.abs(after / before - 1) * Math.abs(one.value) <= unit;
}

/** So many balances between two that are alike must be on record, and so small are the steps of a discount that is written off. */
const between = 2;
const movedDigits = 3;
const smallStep = 0.005;

/**
 * Debt that cannot be back at an amount a year later: it was repaid in between, or its discount was written off quarter by quarter
 * and cannot return.
 */
function hasMoved(row: readonly StatementItem[], one: StatementItem, other: StatementItem): boolean {
  if (digitsOf(one.value) < movedDigits) return false;
  const inside = row
    .filter(({ period: { end } }) => end > one.period.end && end < other.period.end)
    .map(({ value }) => value);
  if (inside.length < between) return false;
  const steps = [one.value, ...inside];
  const isWrittenOff = inside.every(
    (value, at) => value > (steps[at] ?? value) && value <= (1 + smallStep) * (steps[at] ?? value),
  );
  return isWrittenOff || inside.filter((value) => value === 0).length >= between;
}

/** Pairs of periods in which a line stands with one amount; of the money of a year or day, in any version of it. */
function pairs(index: StatementIndex, line: StatementLine, kind: Kind, habit: Habit) {
  const ends = index.ends(line, kind);
  const row = ends.flatMap((end) => index.known(line, kind, end, latest) ?? []);
  const unit = unitOf(row);
  const least = unit * (habit.least[kind] ?? Infinity);
  const isTold = ({ value, derived }: StatementItem): boolean => value !== 0 && !(derived && kind === 'quarter');
  const isOfSize = ({ value }: StatementItem): boolean =>
    Math.abs(value) >= least && digitsOf(value) >= (habit.digits ?? 1);
  const times = new Map<number, number>();
  for (const item of row) if (isTold(item)) times.set(item.value, (times.get(item.value) ?? 0) + 1);
  const hasVersions = kind !== 'quarter' && !/^(?:eps|shares)/.test(line);
  const isLatest = new Set(row);
  const replaced = ends.flatMap((end) => (hasVersions ? index.versions(line, kind, end) : []));
  const sharpness = habit.isYearly === true ? (habit.digits ?? surely) : habit.isSum === true ? ofSums : surely;
  const told = [...row, ...replaced.filter((item) => !isLatest.has(item) && digitsOf(item.value) >= sharpness)]
    .filter(isTold)
    .toSorted((a, b) => a.period.end.localeCompare(b.period.end));
  return told.flatMap((one, at) =>
    told
      .slice(at + 1)
      .filter((other) => other.value === one.value && other.period.end !== one.period.end)
      .filter(() => (times.get(one.value) ?? 0) < staying)
      .filter((other) => isOfSize(one) || (habit.isYearly === true && hasMoved(row, one, other)))
      .filter((other) => isCompared(one, other.period.end, habit))
      .filter((other) => {
        const isAsSharp = digitsOf(one.value) >= surely || habit.isSum !== true;
        return isAsSharp || (isLatest.has(one) && isLatest.has(other)) || isYearApart(one, other);
      })
      .filter((other) => !isSameDividend(index, one, other, unit))
      .map((other) => [one, other] as const),
  );
}

const yearsEnds = [365, 364, 366, 371, 357];

/** Lines of a column that repeat the year before, of all that it has, from which on it is that year's column. */
const column = { least: 6, part: 0.65, digits: 3 } as const;

const columns: readonly (readonly Kind[])[] = [['year', 'instant'], ['quarter']];

/**
 * What one report gives for a year and its last day, or for a quarter, where most of it is what was filed for the year before in any
 * version of it: that column was filed again, and sums that come out prove nothing.
 */
function repeatedColumns(index: StatementIndex): readonly StatementItem[] {
  return columns.flatMap((kinds) =>
    index.ends('netIncome', kinds[0] ?? 'year').flatMap((end) => {
      const days = yearsEnds.map((count) => addDays(end, -count));
      const told = statementLines.flatMap((line) =>
        kinds.flatMap((kind) => {
          const item = index.known(line, kind, end, latest);
          const before = days.flatMap((day) => index.versions(line, kind, day));
          if (item === null || item.value === 0 || before.length === 0) return [];
          if (item.derived && kind === 'quarter') return [];
          return [{ item, isSame: before.some(({ value }) => value === item.value) }];
        }),
      );
      const sharp = told.filter(({ item }) => digitsOf(item.value) >= column.digits);
      const same = sharp.filter(({ isSame }) => isSame);
      if (same.length < column.least || same.length < column.part * sharp.length) return [];
      return told.filter(({ isSame }) => isSame).map(({ item }) => item);
    }),
  );
}

/** Of two alike, of which one is no longer what is said of its period, the one that was filed later repeats the other. */
function repeating(
  index: StatementIndex,
  [one, other]: readonly [StatementItem, StatementItem],
): readonly StatementItem[] {
  const isCurrent = ({ line, period, value }: StatementItem): boolean =>
    period.kind === 'trailing' || index.known(line, period.kind, period.end, latest)?.value === value;
  if (isCurrent(one) && isCurrent(other)) return [one, other];
  if (one.knownAt === other.knownAt) return [one, other].filter((item) => !isCurrent(item));
  return [one.knownAt > other.knownAt ? one : other];
}

/**
 * Figures filed for the wrong period: they stand a second time, to the last digit, in a period of their own. A figure that its own
 * statement proves is right, unless it is proved only by figures that are repeated as well; where neither of the two is proved,
 * either may be wrong.
 */
export function repeats(
  index: StatementIndex,
  confirmed: ReadonlyMap<StatementItem, readonly Proven[]>,
  newest: string,
): readonly Verdict[] {
  const found = habits.flatMap((habit) =>
    habit.lines.flatMap((line) =>
      (['instant', 'year', 'quarter'] as const).flatMap((kind) =>
        habit.least[kind] === undefined ? [] : pairs(index, line, kind, habit),
      ),
    ),
  );
  const repeated = new Set(found.flat());
  const isProven = (item: StatementItem): boolean =>
    isToldTwice(item, newest) ||
    confirmed.get(item)?.some((group) => group.some((other) => !repeated.has(other))) === true;
  const alone = found.flatMap((pair) => repeating(index, pair).filter((item) => !isProven(item)));
  return [...alone, ...repeatedColumns(index)].map((item): Verdict => {
    const { line, period, value } = item;
    return { id: 'repeats', line, name, period, holds: false, by: value, concerned: [item] };
  });
}
