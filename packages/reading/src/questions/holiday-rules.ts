import { rule, type Rule } from '../parse/chart.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { addDays, weekdayFrom as nextWeekdayFrom, weekdayUpTo } from './days.ts';
import { holidayOn } from './holidays.ts';
import type { SaidPeriod } from './said-period.ts';

function holiday(id: string, year?: number): SaidPeriod {
  return {
    year,
    of: (base) => {
      const date = holidayOn(id, year ?? base.year ?? null, base.today, base.isAhead === true);
      return date === null ? { is: 'named', id } : { is: 'day', date };
    },
  };
}

/** The last weekday before a holiday. Whether it was traded on is known to the calendar of the market. */
function dayBefore(one: SaidPeriod): SaidPeriod {
  return {
    year: one.year,
    of: (base) => {
      const made = one.of(base);
      return made?.is === 'day' ? { is: 'day', date: weekdayUpTo(addDays(made.date, -1)) } : null;
    },
  };
}

/** Holidays that markets close for on one day alone. */
const single: ReadonlySet<string> = new Set(
  '01-01 12-26 07-04 thanksgiving blackFriday goodFriday laborDay mlk columbusDay presidentsDay memorialDay 06-19'.split(
    ' ',
  ),
);

/** The first weekday after a holiday of one day; a longer one ends as the exchange decides each year. */
function dayAfter(one: SaidPeriod, name: string): SaidPeriod {
  return {
    year: one.year,
    of: (base) => {
      const made = single.has(name) ? one.of(base) : null;
      return made?.is === 'day' ? { is: 'day', date: weekdayFrom(addDays(made.date, 1)) } : null;
    },
  };
}

/** The day itself, or the Monday after a weekend. */
function weekdayFrom(date: string): string {
  const before = weekdayUpTo(date);
  return before === date ? date : addDays(before, 3);
}

/** "Thanksgiving Friday", "the Monday after Easter": the first such weekday from a holiday of one day on. */
function weekdayBehind(name: string, weekday: string): SaidPeriod | null {
  if (!single.has(name) && name !== 'easterMonday') return null;
  const inYear = (year: number, today: string): string | null => {
    const date = holidayOn(name, year, today, false);
    return date === null ? null : nextWeekdayFrom(addDays(date, -1), weekday, true);
  };
  return {
    of: ({ today, year, isAhead }) => {
      const now = inYear(year ?? Number(today.slice(0, 4)), today);
      const isOver = now !== null && now < today && isAhead === true && year === undefined;
      const date = isOver ? inYear(Number(today.slice(0, 4)) + 1, today) : now;
      return date === null ? null : { is: 'day', date };
    },
  };
}

/** Days of holidays, of this year or another, and the last day of trading before one. */
export const holidayRules: readonly Rule[] = [
  rule('holiday', 'holi', ({ name }: Meaning) => holiday(name)),
  rule('holiday', 'holi fn:of? yr', ({ name }: Meaning, _: unknown, year: number) => holiday(name, year)),
  rule('holiday', 'yr unit:year? holi', (year: number, _: unknown, { name }: Meaning) => holiday(name, year)),
  rule('holiday', 'per:year holi', ({ name: shift }: Meaning, { name }: Meaning): SaidPeriod => ({
    of: ({ today }) => {
      const date = holidayOn(name, Number(today.slice(0, 4)) + Number(shift), today, false);
      return date === null ? { is: 'named', id: name } : { is: 'day', date };
    },
  })),
  rule('period', 'holiday', (one: SaidPeriod) => one, 0),
  rule('period', 'holi day', ({ name }: Meaning, { id }: Meaning) => weekdayBehind(name, id), 0),
  rule(
    'period',
    'fn:the? day since holi',
    (_: unknown, { id }: Meaning, _since: unknown, { name }: Meaning) => weekdayBehind(name, id),
    0,
  ),
  rule('period', 'holi since:tail edge:start', ({ name }: Meaning) => dayAfter(holiday(name), name), 0),
  rule(
    'period',
    'edge:start since holi',
    (_: unknown, _since: unknown, { name }: Meaning) => dayAfter(holiday(name), name),
    0,
  ),
  rule('period', 'holiday ago|prior edge:lastDay', (one: SaidPeriod) => dayBefore(one), 0),
  rule('period', 'edge:lastDay ago|prior holiday', (_: unknown, _ago: unknown, one: SaidPeriod) => dayBefore(one), 0),
];
