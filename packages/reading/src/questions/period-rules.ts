import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { BarSpan } from '../grammar/values.ts';
import type { Period } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { holidayRules } from './holiday-rules.ts';
import type { PeriodBase, SaidPeriod } from './said-period.ts';
import { priorTo } from './prior-period.ts';
import {
  addDays,
  dayOf,
  monthRange,
  rangeOfPeriod,
  relativePeriod,
  shiftBack,
  weekdayFrom,
  weekdayOfWeek,
  weekdayUpTo,
} from './days.ts';

const fixed = (period: Period): SaidPeriod => ({ of: () => period });

function yearOf(year: number, isFiscalWord = false): SaidPeriod {
  return {
    year,
    isWholeYear: true,
    of: ({ isFiscal }) =>
      isFiscal || isFiscalWord ? { is: 'fiscal', year } : { is: 'range', from: `${year}-01-01`, to: `${year}-12-31` },
  };
}

/** For a figure of the statements the end of a year is its fiscal year. */
function yearEnd(year: number): SaidPeriod {
  return { year, of: ({ isFiscal }) => (isFiscal ? { is: 'fiscal', year } : { is: 'day', date: `${year}-12-31` }) };
}

/** 24 is 2024, 98 is 1998. */
function century(two: number): number {
  return two > 60 ? 1900 + two : 2000 + two;
}

function quarterOf(year: number, part: string): SaidPeriod {
  return { year, of: () => ({ is: 'fiscal', year, part: part as 'Q1' }) };
}

/** The newest such quarter or half that is over. */
function lastPart(part: string, today: string): Period {
  const ends: Readonly<Record<string, string>> = { Q1: '03-31', Q2: '06-30', H1: '06-30', Q3: '09-30', '9M': '09-30' };
  const year = Number(today.slice(0, 4));
  const isOver = (ends[part] ?? '12-31') < today.slice(5);
  return { is: 'fiscal', year: isOver ? year : year - 1, part: part as 'Q1' };
}

function monthOf(year: number | undefined, month: number): SaidPeriod {
  return {
    year,
    of: ({ today, year: other, isAhead }) => {
      const named = year ?? other;
      const thisYear = Number(today.slice(0, 4));
      const thisMonth = Number(today.slice(5, 7));
      const nearest =
        isAhead === true ? (month < thisMonth ? thisYear + 1 : thisYear) : month > thisMonth ? thisYear - 1 : thisYear;
      return monthRange(named ?? nearest, month);
    },
  };
}

function day(year: number | undefined, month: number, date: number): SaidPeriod | null {
  if (!Number.isInteger(date) || date < 1 || date > 31) return null;
  return {
    year,
    of: ({ today, year: other, isAhead }) => {
      const thisYear = Number(today.slice(0, 4));
      const named = year ?? other ?? thisYear;
      const made = dayOf(named, month, date);
      if (made === null || year !== undefined || other !== undefined)
        return made === null ? null : { is: 'day', date: made };
      const isPast = made < today;
      if (isAhead === true) return { is: 'day', date: isPast ? (dayOf(thisYear + 1, month, date) ?? made) : made };
      return { is: 'day', date: made > today ? (dayOf(thisYear - 1, month, date) ?? made) : made };
    },
  };
}

function last({ n, of }: BarSpan, isLoose = false): SaidPeriod | null {
  if (of === 'bars' || of === 'hours' || of === 'minutes') return null;
  return { isLoose, of: () => ({ is: 'last', n, of }) };
}

/** From the start of one to the end of another, or to today. */
function between(from: SaidPeriod, to: SaidPeriod | null): SaidPeriod {
  return {
    year: from.year,
    of: (base) => {
      const plain = { ...base, isFiscal: false };
      const first = from.of({ ...plain, year: base.year ?? to?.year });
      const second = to === null ? null : to.of(plain);
      const start = first === null ? null : rangeOfPeriod(first, base.today);
      const end = to === null ? base.today : second === null ? null : rangeOfPeriod(second, base.today)?.to;
      if (start === null || end === null || end === undefined || start.from > end) return null;
      return { is: 'range', from: start.from, to: end };
    },
  };
}

const fromTo = (from: SaidPeriod, to: SaidPeriod): SaidPeriod | null =>
  from.isLoose || to.isLoose || (from.year === undefined && to.year === undefined) ? null : between(from, to);

const num = (meaning: Meaning): number => Number(meaning.id);

/** Days, months, quarters, fiscal years, spans and ranges. */
export const periodRules: readonly Rule[] = [
  rule('period', 'iso', (date: string) => ({ ...fixed({ is: 'day', date }), year: Number(date.slice(0, 4)) })),
  rule('period', 'yr', (year: number) => yearOf(year)),
  rule('period', 'yr unit:year', (year: number) => yearOf(year)),
  rule('period', 'yr fy:zh|fy:year', (year: number, _: Meaning) => yearOf(year, true), 0.05),
  rule('period', 'yr unit:year fy:zh', (year: number) => yearOf(year, true), 0.05),
  rule('period', 'yyzh', (two: number) => ({ ...yearOf(century(two)), orSpan: { n: two, of: 'years' } }), 0.05),
  rule('period', 'yy fy:zh', (two: number) => yearOf(century(two), true), 0.2),
  rule('period', 'yyzh fy:zh', (two: number) => yearOf(century(two), true), 0.2),
  rule('period', 'fy:year yr fy:zh', (_: Meaning, year: number) => yearOf(year, true), 0),
  rule('period', 'fy:year yr', (_: Meaning, year: number) => yearOf(year, true)),
  rule('period', 'fy:year yy', (_: Meaning, two: number) => yearOf(century(two), true)),
  rule('period', 'yr p:slash yy fy:year|fy:zh', (year: number) => yearOf(year + 1, true), 0),
  rule('period', 'yr p:dash yy fy:year|fy:zh', (year: number) => yearOf(year + 1, true), 0),
  rule('period', 'fy:year month yr', (_: Meaning, _month: Meaning, year: number) => yearOf(year, true)),
  rule('period', 'fy:year dayNo month yr', (_: Meaning, _day: number, _month: Meaning, year: number) =>
    yearOf(year, true),
  ),
  rule('period', 'fn:of|fn:the period', (_: unknown, one: SaidPeriod) => one, 0.6),
  rule('quarter', 'qtr', ({ id }: Meaning) => id),
  rule('period', 'quarter', (part: string): SaidPeriod => ({ of: ({ today }) => lastPart(part, today) }), 0.2),
  rule('period', 'quarter fn:of? yr', (part: string, _: unknown, year: number) => quarterOf(year, part)),
  rule('period', 'quarter fy:year yr', (part: string, _: unknown, year: number) => quarterOf(year, part)),
  rule('period', 'quarter fn:of? fy:year yy', (part: string, _of: unknown, _: unknown, two: number) =>
    quarterOf(century(two), part),
  ),
  rule('period', 'quarter fn:of? yy', (part: string, _: unknown, two: number) => quarterOf(century(two), part), 0.5),
  rule('period', 'yr unit:year|fy:year|fy:zh|fn:of|p:dash? quarter', (year: number, _: unknown, part: string) =>
    quarterOf(year, part),
  ),
  rule('period', 'yr fy:year|fy:zh fn:of quarter', (year: number, _: unknown, _of: unknown, part: string) =>
    quarterOf(year, part),
  ),
  rule('period', 'yyzh quarter', (two: number, part: string) => quarterOf(century(two), part)),
  rule('period', 'yy fy:zh quarter', (two: number, _: unknown, part: string) => quarterOf(century(two), part), 0.2),
  rule('period', 'fy:year yr quarter', (_: unknown, year: number, part: string) => quarterOf(year, part)),
  rule('period', 'fy:year yy quarter', (_: unknown, two: number, part: string) => quarterOf(century(two), part)),
  rule('period', 'per:year quarter', ({ name }: Meaning, part: string): SaidPeriod => ({
    of: ({ today }) => ({ is: 'fiscal', year: Number(today.slice(0, 4)) + Number(name), part: part as 'Q1' }),
  })),
  rule('period', 'quarter fn:of? per:year', (part: string, _: unknown, { name }: Meaning): SaidPeriod => ({
    of: ({ today }) => ({ is: 'fiscal', year: Number(today.slice(0, 4)) + Number(name), part: part as 'Q1' }),
  })),
  rule(
    'dayNo',
    'number ord:th?',
    ({ value, form }: WrittenNumber, _: unknown) => (form === 'digits' || value <= 31 ? value : null),
    0.1,
  ),
  rule('period', 'month fn:of? yr', (month: Meaning, _: unknown, year: number) => monthOf(year, num(month))),
  rule('period', 'yr unit:year|p:dash? month', (year: number, _: unknown, month: Meaning) => monthOf(year, num(month))),
  rule('period', 'yyzh month', (two: number, month: Meaning) => monthOf(century(two), num(month))),
  rule('period', 'per:year fn:of? month', ({ name }: Meaning, _: unknown, month: Meaning): SaidPeriod => ({
    of: ({ today }) => monthRange(Number(today.slice(0, 4)) + Number(name), num(month)),
  })),
  rule('period', 'month', (month: Meaning) => monthOf(undefined, num(month)), 0.6),
  rule(
    'period',
    'fn:the? dayNo fn:of? month p:comma? yr',
    (_the: unknown, date: number, _of: unknown, month: Meaning, _: unknown, year: number) =>
      day(year, num(month), date),
    0,
  ),
  rule(
    'period',
    'month dayNo p:comma? yr',
    (month: Meaning, date: number, _: unknown, year: number) => day(year, num(month), date),
    0,
  ),
  rule(
    'period',
    'yr unit:year month dayNo',
    (year: number, _: unknown, month: Meaning, date: number) => day(year, num(month), date),
    0,
  ),
  rule(
    'period',
    'yyzh month dayNo',
    (two: number, month: Meaning, date: number) => day(century(two), num(month), date),
    0,
  ),
  rule(
    'period',
    'per:year month dayNo',
    ({ name }: Meaning, month: Meaning, date: number): SaidPeriod => ({
      of: ({ today }) => {
        const made = dayOf(Number(today.slice(0, 4)) + Number(name), num(month), date);
        return made === null ? null : { is: 'day', date: made };
      },
    }),
    0,
  ),
  rule(
    'period',
    'dayNo fn:of? month',
    (date: number, _: unknown, month: Meaning) => day(undefined, num(month), date),
    0.2,
  ),
  rule('period', 'month dayNo', (month: Meaning, date: number) => day(undefined, num(month), date), 0.2),
  ...holidayRules,
  rule('period', 'fall', ({ id }: Meaning) => fixed({ is: 'named', id }), 0),
  rule('period', 'fn:of? dayOf', (_: unknown, { name }: Meaning) => fixed({ is: 'day', date: name }), 0),
  rule('period', 'per', ({ id, name, unit }: Meaning): SaidPeriod | null => {
    if (id === 'yearBeside') return { isBeside: true, of: (base) => besideYear(Number(name), unit === 'day', base) };
    if (id === 'past' || id === 'nextTime' || id === 'lastTime') return null;
    return {
      isWholeYear: id === 'year',
      isSameDay: id === 'sameDay',
      of: ({ today, isFiscal }) => relativePeriod(id, Number(name), today, isFiscal),
    };
  }),
  rule(
    'period',
    'day',
    ({ id }: Meaning): SaidPeriod => ({
      of: ({ today, isAhead }) => ({ is: 'day', date: weekdayFrom(today, id, isAhead === true) }),
    }),
    0.4,
  ),
  rule(
    'period',
    'lastDay',
    ({ id, name }: Meaning): SaidPeriod => ({
      of: ({ today }) => ({ is: 'day', date: weekdayOfWeek(today, id, Number(name)) }),
    }),
    0,
  ),
  rule('span', 'half:year', (): BarSpan => ({ n: 6, of: 'months' })),
  rule('span', 'half:decade', (): BarSpan => ({ n: 10, of: 'years' })),
  rule('period', 'fn:of fn:the past span', (_: unknown, _the: unknown, _past: unknown, span: BarSpan) => last(span), 0),
  rule(
    'span',
    'number unit:year',
    ({ value }: WrittenNumber): BarSpan | null => (value < 100 ? { n: value, of: 'years' } : null),
    0.05,
  ),
  rule(
    'span',
    'fn:the unit:day|unit:week|unit:month|unit:quarter|unit:year',
    (_: unknown, { id }: Meaning): BarSpan => ({
      n: 1,
      of: `${id}s` as BarSpan['of'],
    }),
    0.4,
  ),
  rule('period', 'past fn:of? span', (_: unknown, _of: unknown, span: BarSpan) => last(span), 0),
  rule('period', 'fn:the past span', (_the: unknown, _: unknown, span: BarSpan) => last(span), 0),
  rule('period', 'past number fy:year', (_: unknown, { value }: WrittenNumber) => last({ n: value, of: 'years' }), 0),
  rule('period', 'past unit:year', () => last({ n: 1, of: 'years' }), 0.3),
  rule('period', 'past unit:week', () => last({ n: 1, of: 'weeks' }), 0.3),
  rule('period', 'past unit:month', () => last({ n: 1, of: 'months' }), 0.3),
  rule('period', 'span', (span: BarSpan) => last(span, true), 0.5),
  rule(
    'period',
    'span ago',
    (span: BarSpan): SaidPeriod => ({
      of: ({ today }) => ({ is: 'day', date: shiftBack(today, span) }),
    }),
    0,
  ),
  rule(
    'period',
    'span prior',
    (span: BarSpan): SaidPeriod => ({ isBeside: true, of: (base) => priorTo(span, base) }),
    0,
  ),
  rule(
    'period',
    'prior:again span',
    (_: unknown, span: BarSpan): SaidPeriod => ({ isBeside: true, of: (base) => priorTo(span, base) }),
    0,
  ),
  rule('period', 'span spanTail', (span: BarSpan) => last(span), 0),
  rule(
    'period',
    'since period since:tail?',
    (_: unknown, from: SaidPeriod) => (from.isLoose ? null : between(from, null)),
    0,
  ),
  rule('period', 'period since:tail', (from: SaidPeriod) => (from.isLoose ? null : between(from, null)), 0),
  rule(
    'period',
    'since? period to:to|p:dash period',
    (_: unknown, from: SaidPeriod, _to: unknown, to: SaidPeriod) => fromTo(from, to),
    0.2,
  ),
  // "In 2022 and 2023" are two years; between them they are one stretch.
  rule(
    'period',
    'between period to:and|to:to period',
    (_: unknown, from: SaidPeriod, _to: unknown, to: SaidPeriod) => fromTo(from, to),
    0,
  ),
  rule(
    'period',
    'since? period price:high|price:low to|p:dash period price:high|price:low',
    (_: unknown, from: SaidPeriod, _high: unknown, _to: unknown, to: SaidPeriod) =>
      from.isLoose || to.isLoose ? null : between(from, to),
    0.1,
  ),
  rule('period', 'edge:yearEnd fn:of|fn:the? yr', (_: unknown, _of: unknown, year: number) => yearEnd(year), 0),
  rule('period', 'yr unit:year? edge:yearEnd', (year: number) => yearEnd(year), 0),
  rule('period', 'yyzh edge:yearEnd', (two: number) => yearEnd(century(two)), 0.1),
  rule(
    'period',
    'edge:yearEnd',
    (): SaidPeriod => ({
      of: ({ today }) => ({ is: 'day', date: `${Number(today.slice(0, 4)) - 1}-12-31` }),
    }),
    0.6,
  ),
  rule('period', 'edge:start period', (_: unknown, one: SaidPeriod) => startOf(one), 0),
  rule('period', 'yr unit:year? edge:start', (year: number) => startOf(yearOf(year)), 0),
  rule('period', 'period edge:start', (one: SaidPeriod) => startOf(one), 0),
  rule('period', 'edge:lastDay fn:of|fn:the? period', (_: unknown, _of: unknown, one: SaidPeriod) => endOf(one), 0),
  rule('period', 'period fn:of? edge:lastDay', (one: SaidPeriod) => endOf(one), 0),
  rule('period', 'edge:yearEnd period', (_: unknown, one: SaidPeriod) => lateIn(one), 0.1),
  rule('period', 'period edge:yearEnd', (one: SaidPeriod) => lateIn(one), 0.1),
];

/** "The year before": before the year that is named, here or in the turn before; else before this one. */
function besideYear(shift: number, isDay: boolean, base: PeriodBase): Period | null {
  const { today, isFiscal, year, yearBefore, beside } = base;
  if (beside?.is === 'day' && !isFiscal) return besideDay(beside.date, shift, isDay);
  const anchor = year ?? yearBefore;
  if (anchor === undefined) return relativePeriod('year', shift, today, isFiscal);
  const other = anchor + shift;
  return isFiscal ? { is: 'fiscal', year: other } : { is: 'range', from: `${other}-01-01`, to: `${other}-12-31` };
}

/** "A year later" is a day, "the year after" all days up to it. */
function besideDay(date: string, shift: number, isDay: boolean): Period {
  const other = shiftBack(date, { n: -shift, of: 'years' });
  if (isDay) return { is: 'day', date: other };
  return shift > 0 ? { is: 'range', from: date, to: other } : { is: 'range', from: other, to: date };
}

/** The last days of a month, or the last day of a longer period. */
function lateIn(one: SaidPeriod): SaidPeriod {
  return {
    year: one.year,
    of: (base) => {
      const own = one.of(base);
      // For a figure of the statements the end of a fiscal year is that year.
      if (base.isFiscal && own?.is === 'fiscal') return own;
      const made = one.of({ ...base, isFiscal: false });
      const range = made === null ? null : rangeOfPeriod(made, base.today);
      if (range === null) return null;
      const isMonth = range.from.slice(0, 7) === range.to.slice(0, 7);
      return isMonth ? { is: 'range', from: addDays(range.to, -9), to: range.to } : { is: 'day', date: range.to };
    },
  };
}

function endOf(one: SaidPeriod): SaidPeriod {
  return {
    year: one.year,
    of: (base) => {
      const made = one.of({ ...base, isFiscal: false });
      const range = made === null ? null : rangeOfPeriod(made, base.today);
      return range === null ? null : { is: 'day', date: weekdayUpTo(range.to) };
    },
  };
}

function startOf(one: SaidPeriod): SaidPeriod {
  return {
    year: one.year,
    of: (base) => {
      const made = one.of({ ...base, isFiscal: false });
      const range = made === null ? null : rangeOfPeriod(made, base.today);
      return range === null ? null : { is: 'day', date: range.from };
    },
  };
}
