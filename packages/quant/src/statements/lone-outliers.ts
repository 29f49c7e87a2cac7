import { addDays, daysBetween } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText('a balance does not leap for a single day', '余额不会只在某一天突变', '結餘不會只在某一天突變');

/** How near the balances around one must be to one another before anything is said, and how far it must be from all of them. */
interface Pace {
  readonly lines: readonly StatementLine[];
  readonly calm: number;
  readonly leap: number;
  /** The nearer the others are to one another, the smaller the leap: it grows with this power of their spread. */
  readonly power: number;
  /** Only what was not restated since and is not like the same day of the years beside it. */
  readonly isOfItsDay?: boolean;
}

const paces: readonly Pace[] = [
  // They move with the season, or are drawn and paid back.
  {
    lines: [
      'currentAssets',
      'currentLiabilities',
      'receivables',
      'inventory',
      'payables',
      'longTermDebt',
      'borrowings',
      'equity',
      'totalEquity',
    ],
    calm: 1.35,
    leap: 3,
    power: 0,
  },
  {
    lines: ['totalAssets', 'totalLiabilities', 'propertyPlantEquipment', 'retainedEarnings', 'goodwill'],
    calm: 1.35,
    leap: 1.25,
    power: 3,
  },
  {
    lines: ['receivables', 'inventory', 'payables', 'equity', 'totalEquity'],
    calm: 1.35,
    leap: 1.6,
    power: 4,
    isOfItsDay: true,
  },
  {
    lines: ['retainedEarnings', 'goodwill'],
    calm: 1.2,
    leap: 1.12,
    power: 3,
    isOfItsDay: true,
  },
];

const longest = 400;

/** Of the other sign, it must be this part of those around it, which may be so far apart: what is near nothing crosses it. */
const turned = { part: 0.5, calm: 2.2 } as const;

function isOut({ value }: StatementItem, around: readonly number[], { calm, leap, power }: Pace): boolean {
  const sizes = around.map(Math.abs);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const size = Math.abs(value);
  if (around.every((other) => other * value < 0)) return most <= turned.calm * least && size >= turned.part * least;
  if (most > calm * least) return false;
  const far = Math.max(leap, power === 0 ? leap : (most / least) ** power);
  return around.every((other) => other * value > 0) && (size >= far * most || size * far <= least);
}

const yearsBeside = [-364, 364].map((days) => [days, days - 1, days + 1, days + 7, days - 7, days + 2]);
/** A report that tells a balance so many days later tells it as restated. */
const restatedAfter = 150;

/** Whether a balance was told in its own report, and is out of those of the same day of the years beside it. */
function isOutOfDay(index: StatementIndex, { line, period, value, knownAt }: StatementItem, leap: number): boolean {
  if (daysBetween(period.end, knownAt) > restatedAfter) return false;
  const same = yearsBeside.map(
    (days) =>
      days.map((count) => index.known(line, 'instant', addDays(period.end, count), latest)).find(Boolean)?.value,
  );
  const sizes = same.flatMap((other) => (other === undefined ? [] : [Math.abs(other)]));
  const size = Math.abs(value);
  return sizes.length > 0 && (size > leap * Math.max(...sizes) || leap * size < Math.min(...sizes));
}

/** Debt due within a year is lumpy: only so many times what it is on the days around, and more than all that is owed then. */
const passing = { times: 50, days: 200 } as const;

/** Debt due within a year that is neither owed before nor after: no loan of a year is due for a single day. */
function passingDebts(index: StatementIndex): readonly Verdict[] {
  const row = index
    .ends('shortTermDebt', 'instant')
    .flatMap((end) => index.known('shortTermDebt', 'instant', end, latest) ?? []);
  return row.flatMap((item, at): readonly Verdict[] => {
    const { line, period, value, currency } = item;
    const around = [row[at - 1], row[at + 1]].filter((one) => one !== undefined);
    const isNear = (one: StatementItem): boolean =>
      one.currency === currency && Math.abs(daysBetween(one.period.end, period.end)) <= passing.days;
    if (around.length < 2 || !around.every(isNear)) return [];
    const owed = around.map((one) => {
      const end = one.period.end;
      const later = index.known('longTermDebt', 'instant', end, latest)?.value;
      return (
        index.known('borrowings', 'instant', end, latest)?.value ?? (later === undefined ? null : later + one.value)
      );
    });
    const isPassing = around.every((one, side) => {
      const all = owed[side] ?? Number.POSITIVE_INFINITY;
      return one.value > 0 && value > passing.times * one.value && value > all;
    });
    return isPassing ? [{ id: 'lone-outlier', line, name, period, holds: false, by: value, concerned: [item] }] : [];
  });
}

/** Balances that stand apart from two before and one after, or one before and two after, which are alike. */
export function loneOutliers(index: StatementIndex): readonly Verdict[] {
  const lone = paces.flatMap((pace) =>
    pace.lines.flatMap((line) => {
      const row = index.ends(line, 'instant').flatMap((end) => index.known(line, 'instant', end, latest) ?? []);
      return row.flatMap((item, at): readonly Verdict[] => {
        const around = [...row.slice(Math.max(0, at - 2), at), ...row.slice(at + 1, at + 3)];
        const { period, value, currency } = item;
        if (around.length < 3 || at === 0 || at === row.length - 1) return [];
        if (around.some((one) => one.currency !== currency)) return [];
        if (around.some((one) => Math.abs(daysBetween(one.period.end, period.end)) > longest)) return [];
        const others = around.map((one) => one.value);
        if (!isOut(item, others, pace)) return [];
        if (pace.isOfItsDay === true && !isOutOfDay(index, item, pace.leap)) return [];
        return [{ id: 'lone-outlier', line, name, period, holds: false, by: value, concerned: [item] }];
      });
    }),
  );
  return [...lone, ...passingDebts(index)];
}
