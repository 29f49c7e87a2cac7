import { addDays } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Proven } from './confirmations.ts';
import { earlierQuarters } from './odd-years.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText(
  'what a year leaves for its last quarter is like that of other years',
  '全年推算的第四季度与其他年度相近',
  '全年推算的第四季度與其他年度相近',
);

/** Flows that a company has evenly, or with one season every year. */
interface Habit {
  readonly line: StatementLine;
  /** Of three quarters that are further from one another one is doubtful itself, or the company has no habit. */
  readonly even: number;
  /** So many times the quarters before it is a write-down, or what was granted before the shares were listed. */
  readonly most: number;
}

const habits: readonly Habit[] = [
  { line: 'revenue', even: 1.6, most: Infinity },
  { line: 'costOfRevenue', even: 3, most: Infinity },
  { line: 'researchAndDevelopment', even: 3, most: 4 },
  { line: 'depreciationAmortization', even: 3, most: 3.2 },
];

/** Years on either side, and how many of them must be on record. */
const besides = 3;
const fewest = 3;

/** How far outside of what other years left the quarter must be, as a factor, and how far from those before and after it. */
const apart = 1.6;
const stays = 1.35;

const isWithin = (a: number, b: number, factor: number): boolean => a * b > 0 && a / b < factor && b / a < factor;

interface Year {
  readonly item: StatementItem;
  readonly third: number;
  /** What is left for the last quarter, of the average of the three before it. */
  readonly ratio: number;
  readonly left: number;
}

/** A business sold since has restated the one and not the others. */
const isRestated = (index: StatementIndex, { line, period, value }: StatementItem): boolean =>
  period.kind !== 'trailing' && index.versions(line, period.kind, period.end)[0]?.value !== value;

function yearOf(index: StatementIndex, item: StatementItem, even: number): Year | null {
  const quarters = earlierQuarters(index, item);
  if (quarters.length !== 3 || quarters.some(({ value }) => value <= 0)) return null;
  if ([item, ...quarters].some((one) => isRestated(index, one))) return null;
  const amounts = quarters.map(({ value }) => value);
  if (Math.max(...amounts) > even * Math.min(...amounts)) return null;
  const sum = quarters.reduce((total, { value }) => total + value, 0);
  const left = item.value - sum;
  return { item, third: quarters.at(-1)?.value ?? 0, left, ratio: (3 * left) / sum };
}

/** The first quarter after a year. */
function quarterAfter(index: StatementIndex, { line, period, currency }: StatementItem): StatementItem | null {
  const end = index
    .ends(line, 'quarter')
    .find((day) => day > addDays(period.end, 75) && day < addDays(period.end, 110));
  const item = end === undefined ? null : index.known(line, 'quarter', end, latest);
  return item?.currency === currency ? item : null;
}

/** How far the profit before tax may move where sales do not: a fall of the markets moves both. */
const moving = 2;

/** Whether the profit of the last quarter moved away from that of the quarter before it as well. */
function isMoved(index: StatementIndex, { period: { start, end } }: StatementItem): boolean {
  const [before, last] = index
    .ends('pretaxIncome', 'quarter')
    .filter((day) => day > start && day <= addDays(end, 8))
    .slice(-2)
    .map((day) => index.known('pretaxIncome', 'quarter', day, latest)?.value);
  return before === undefined || last === undefined || !isWithin(before, last, moving);
}

/** All but the one that is farthest from the middle: a merger is no habit. */
function usualOf(ratios: readonly number[]): readonly number[] {
  const sorted = ratios.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 1;
  const [first = middle, last = middle] = [sorted[0], sorted.at(-1)];
  return middle * middle > first * last ? sorted.slice(1) : sorted.slice(0, -1);
}

/** Sales that a year leaves for a quarter and that are further below zero than the year is above it: what was taken off is wrong, and so is a quarter before it that is larger than its year. */
function impossibleQuarters(index: StatementIndex): readonly Verdict[] {
  return index.ends('revenue', 'year').flatMap((end): readonly Verdict[] => {
    const year = index.known('revenue', 'year', end, latest);
    const item = index.known('revenue', 'quarter', end, latest);
    if (year === null || item?.derived !== true || item.value >= 0 || item.value > -year.value) return [];
    const { line, period, value } = item;
    const larger = earlierQuarters(index, year)
      .flatMap((one) => index.versions(line, 'quarter', one.period.end))
      .filter((one) => one.derived && one.value > year.value);
    return [{ id: 'last-quarter', line, name, period, holds: false, by: value, concerned: [item, ...larger] }];
  });
}

/**
 * Years that leave a last quarter of another size than other years left, that the quarter after it does not have either: the year
 * has lost or gained a part, another currency or a wrong digit. What its own statement proves is right.
 */
export function lastQuarters(
  index: StatementIndex,
  confirmed: ReadonlyMap<StatementItem, readonly Proven[]>,
): readonly Verdict[] {
  const odd = habits.flatMap(({ line, even, most }) => {
    const row = index.ends(line, 'year').flatMap((end) => {
      const item = index.known(line, 'year', end, latest);
      return item === null || item.derived ? [] : (yearOf(index, item, even) ?? []);
    });
    return row.flatMap(({ item, third, ratio, left }, at): readonly Verdict[] => {
      const beside = [...row.slice(Math.max(0, at - besides), at), ...row.slice(at + 1, at + 1 + besides)];
      const usual = usualOf(beside.map((other) => other.ratio));
      const [small, large] = [Math.min(...usual), Math.max(...usual)];
      if (beside.length < fewest || !(small > 0) || ratio > most) return [];
      const far = apart * Math.min(large / small, apart);
      if (ratio < far * large && ratio > small / far) return [];
      const after = quarterAfter(index, item)?.value;
      if (after === undefined || confirmed.has(item)) return [];
      // What starts or ends in the quarter goes on after it.
      const isAlone = left > stays * Math.max(third, after) || stays * left < Math.min(third, after);
      if (!isAlone || (line === 'revenue' && isMoved(index, item))) return [];
      const { period } = item;
      return [{ id: 'last-quarter', line, name, period, holds: false, by: left, concerned: [item] }];
    });
  });
  return [...odd, ...impossibleQuarters(index)];
}
