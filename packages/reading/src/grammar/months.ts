import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import { ago, all, call, compare, named, number, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Condition } from './values.ts';

/** A session of the month, counted from its start or, below zero, from its end; of one month of the year, or of each. */
export interface MonthDay {
  readonly n: number;
  readonly month?: number | undefined;
  /** Of each quarter: in the months that end or begin one. */
  readonly isQuarterly?: boolean | undefined;
  /** Of the year after. */
  readonly isNextYear?: boolean | undefined;
}

const monthDay = ({ value, decimal }: WrittenNumber, sign = 1): MonthDay | null =>
  decimal || value < 1 || value > 23 ? null : { n: sign * value };

function conditionOf({ n, month, isQuarterly }: MonthDay): Term {
  const day = compare('==', call('tradingDayOfMonth'), number(n));
  const months = n < 0 ? [3, 6, 9, 12] : [1, 4, 7, 10];
  if (isQuarterly === true) return all([{ is: 'in', of: call('month'), list: months.map(number) }, day]);
  return month === undefined ? day : all([compare('==', call('month'), number(month)), day]);
}

/** Held from one session of the month to another. */
export interface Stay {
  readonly from: Condition;
  readonly to: Condition;
}

/** The third Friday is the one from the 15th to the 21st. */
function nthWeekday(n: number, day: string): Condition | null {
  if (n < 1 || n > 4) return null;
  const among: Term = {
    is: 'between',
    of: call('dayOfMonth'),
    low: number(7 * n - 6),
    high: number(7 * n),
  };
  return { term: all([compare('==', call('weekday'), named(day)), among]) };
}

const each = 'freq:monthly|fn:monthWord';

/** Sessions of the month. */
export const monthRules: readonly Rule[] = [
  rule(
    'monthDay',
    'fn:nth fn:of fn:monthWord|freq:monthly',
    ({ name }: Meaning) => (name === '1' ? ({ n: 1 } satisfies MonthDay) : null),
    0.2,
  ),
  rule('monthDay', 'fn:lastDayOf fn:the? fn:monthWord', () => ({ n: -1 }) satisfies MonthDay, 0),
  rule('monthDay', 'fn:firstDay fn:the? fn:monthWord', () => ({ n: 1 }) satisfies MonthDay, 0),
  rule('monthDay', `${each} fn:lastDayOf`, () => ({ n: -1 }) satisfies MonthDay, 0),
  rule('monthDay', `${each} fn:firstDay`, () => ({ n: 1 }) satisfies MonthDay, 0),
  ...(
    [
      ['fn:lastDayOf', -1],
      ['fn:firstDay', 1],
    ] as const
  ).flatMap(([edge, n]): readonly Rule[] => {
    const ofQuarter = (): MonthDay => ({ n, isQuarterly: true });
    const ofYear = (): MonthDay => ({ n, month: n < 0 ? 12 : 1 });
    return [
      rule('monthDay', `${edge} fn:the? unit:quarter|freq:quarterly`, ofQuarter, 0),
      rule('monthDay', `${edge} fn:the? unit:year|freq:yearly`, ofYear, 0),
      rule('monthDay', `unit:quarter|freq:quarterly ${edge}`, ofQuarter, 0),
      rule('monthDay', `unit:year|freq:yearly ${edge}`, ofYear, 0),
      rule('monthDay', `unit:quarter fn:monthEnd ${edge}`, ofQuarter, 0),
      rule('monthDay', `unit:year fn:monthEnd ${edge}`, ofYear, 0),
    ];
  }),
  rule(
    'monthDay',
    'fn:nth unit:day fn:of fn:the? fn:monthWord',
    ({ name }: Meaning) => ({ n: Number(name) }) satisfies MonthDay,
    0,
  ),
  rule(
    'monthDay',
    `${each} fn:nth unit:day`,
    (_f: unknown, { name }: Meaning) => ({ n: Number(name) }) satisfies MonthDay,
    0,
  ),
  rule(
    'monthDay',
    `${each} fn:ordinal number unit:piece? unit:day`,
    (_f: unknown, _o: unknown, n: WrittenNumber) => monthDay(n),
    0,
  ),
  rule(
    'monthDay',
    `${each} fn:lastOf number unit:piece? unit:day`,
    (_f: unknown, _o: unknown, n: WrittenNumber) => monthDay(n, -1),
    0,
  ),
  rule(
    'monthDay',
    'fn:lastDayOf fn:the? month',
    (_l: unknown, _t: unknown, { id }: Meaning) => ({ n: -1, month: Number(id) }) satisfies MonthDay,
    0,
  ),
  rule(
    'monthDay',
    'fn:firstDay fn:the? month',
    (_l: unknown, _t: unknown, { id }: Meaning) => ({ n: 1, month: Number(id) }) satisfies MonthDay,
    0,
  ),
  rule('monthDay', 'month fn:lastDayOf', ({ id }: Meaning) => ({ n: -1, month: Number(id) }) satisfies MonthDay, 0),
  rule('monthDay', 'month fn:firstDay', ({ id }: Meaning) => ({ n: 1, month: Number(id) }) satisfies MonthDay, 0),
  rule(
    'monthDay',
    'month fn:nth unit:day',
    ({ id }: Meaning, { name }: Meaning) => ({ n: Number(name), month: Number(id) }) satisfies MonthDay,
    0,
  ),
  rule('monthDay', 'month fn:monthStart', ({ id }: Meaning) => ({ n: 1, month: Number(id) }) satisfies MonthDay, 0),
  rule('monthDay', 'month fn:monthEnd', ({ id }: Meaning) => ({ n: -1, month: Number(id) }) satisfies MonthDay, 0),
  rule(
    'monthDay',
    'fn:monthStart fn:of? month',
    (_s: unknown, _o: unknown, { id }: Meaning) => ({ n: 1, month: Number(id) }) satisfies MonthDay,
    0,
  ),
  rule(
    'monthDay',
    'fn:monthEnd fn:of? month',
    (_s: unknown, _o: unknown, { id }: Meaning) => ({ n: -1, month: Number(id) }) satisfies MonthDay,
    0,
  ),
  rule('monthDay', 'fn:nextYear monthDay', (_: unknown, one: MonthDay) => ofNextYear(one), 0),
  rule('monthDay', 'monthDay fn:nextYear', (one: MonthDay) => ofNextYear(one), 0),
  rule('condition', 'fn:of? fn:nextYear month', (_o: unknown, _n: unknown, { id }: Meaning) => inNextYear(id), 0),
  rule('condition', 'fn:of? month fn:nextYear', (_o: unknown, { id }: Meaning) => inNextYear(id), 0),
  rule('monthDay', 'freq:yearly monthDay', (_: unknown, one: MonthDay) => (one.month === undefined ? null : one), 0),
  rule('monthDay', 'fn:the monthDay', (_: unknown, one: MonthDay) => one, 0),
  rule(
    'condition',
    'fn:of? monthDay',
    (_o: unknown, one: MonthDay) =>
      ({ term: conditionOf(one), ...(one.isNextYear === true && { isNextYear: true }) }) satisfies Condition,
    0,
  ),
  rule(
    'stay',
    'fn:of? monthDay rel:to|fn:through monthDay',
    (_o: unknown, from: MonthDay, _t: unknown, to: MonthDay) =>
      to.isNextYear === true && (from.month === undefined || to.month! >= from.month)
        ? null
        : ({ from: { term: conditionOf(from) }, to: { term: conditionOf(to) } } satisfies Stay),
    0,
  ),
  rule('nthDay', 'fn:nextMonthWord fn:of? nthDay', (_: unknown, _o: unknown, n: number) => n, 0),
  rule('nthDay', 'fn:of? fn:the? fn:nth unit:day?', (_o: unknown, _t: unknown, { name }: Meaning) => Number(name), 1),
  rule(
    'condition',
    'fn:of? fn:the? fn:nth day fn:of fn:the? fn:monthWord|freq:monthly',
    (_o: unknown, _t: unknown, { name }: Meaning, { id }: Meaning) => nthWeekday(Number(name), id),
    0,
  ),
  rule(
    'condition',
    `${each} fn:nth day`,
    (_e: unknown, { name }: Meaning, { id }: Meaning) => nthWeekday(Number(name), id),
    0,
  ),
  rule(
    'condition',
    'freq:monthly number fn:dayNumber',
    (_f: unknown, { value, decimal }: WrittenNumber) => onDayOfMonth(decimal ? 0 : value),
    0,
  ),
  rule(
    'condition',
    'fn:of fn:the? number fn:dayNumber',
    (_o: unknown, _t: unknown, { value, decimal }: WrittenNumber) => onDayOfMonth(decimal ? 0 : value),
    0.4,
  ),
  rule('schedule', 'freq:monthly fn:lastDayOf act:rebalance', () => ({ text: 'monthly at month end' }), 0),
  rule(
    'schedule',
    'act:rebalance fn:of? fn:the? fn:lastDayOf fn:the? fn:monthWord',
    () => ({ text: 'monthly at month end' }),
    0,
  ),
];

function onDayOfMonth(day: number): Condition | null {
  if (day < 1 || day > 31) return null;
  // Nothing comes before the first: it is the first session.
  if (day === 1) return { term: conditionOf({ n: 1 }) };
  const of = call('dayOfMonth');
  return { term: all([compare('>=', of, number(day)), compare('<', ago(of, 1), number(day))]) };
}

const ofNextYear = (one: MonthDay): MonthDay | null => (one.month === undefined ? null : { ...one, isNextYear: true });

const inNextYear = (id: string): Condition => ({
  term: compare('==', call('month'), number(Number(id))),
  isNextYear: true,
});
