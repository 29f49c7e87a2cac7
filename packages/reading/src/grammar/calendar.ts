import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import { all, call, compare, named, not, number, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { sessionsIn, type BarSpan, type Condition } from './values.ts';

/** A day that comes again and again, by its name in expressions. */
interface Day {
  readonly event: string;
}

const day = ({ name, unit }: Meaning): Day | null => (unit === 'date' && name !== '' ? { event: name } : null);

const before = ({ event }: Day, n: number, op: '==' | '<=' = '=='): Condition => ({
  term: compare(op, call('daysTo', named(event)), number(n)),
});

const after = ({ event }: Day, n: number): Condition => ({
  term: compare('==', call('daysSince', named(event)), number(n)),
});

/** No further away than so many sessions. */
const soon = (one: Day, { id }: Meaning, span: BarSpan): Condition | null =>
  given(sessions(span), (n) => before(one, id === 'below' ? n - 1 : n, '<='));

const sessions = (span: BarSpan): number | null => {
  const n = sessionsIn(span);
  return Number.isInteger(n) && n >= 1 && n <= 260 ? n : null;
};

function whole({ value, decimal }: WrittenNumber): number | null {
  return decimal || value < 1 || value > 260 ? null : value;
}

const given = <T>(value: number | null, make: (n: number) => T): T | null => (value === null ? null : make(value));

const events = [
  'earnings',
  'annualReport',
  'preannouncement',
  'exDividend',
  'exRights',
  'dividendDeclared',
  'bonusShares',
  'buyback',
  'split',
  'indexAdd',
  'indexRemove',
  'lockupExpiry',
  'fomc',
  'nonfarmPayrolls',
  'opec',
  'springFestival',
]
  .map((id) => `event:${id}`)
  .join('|');

function surprise(op: '>' | '>=', value: number): Condition {
  const beat = compare(op, named('event.earnings.surprise'), number(value));
  return { term: all([beat, after({ event: 'event.earnings' }, 1).term]) };
}

const weekdays = (list: readonly string[]): Term => {
  const of = call('weekday');
  if (list.length === 1) return compare('==', of, named(list[0]!));
  return { is: 'in', of, list: list.map(named) };
};

const months = (list: readonly number[]): Term => {
  const of = call('month');
  if (list.length === 1) return compare('==', of, number(list[0]!));
  return { is: 'in', of, list: list.map(number) };
};

/** Every month from one to another, over the end of the year. */
function monthsBetween(from: number, to: number): readonly number[] {
  const found: number[] = [];
  for (let month = from; ; month = (month % 12) + 1) {
    found.push(month);
    if (month === to) return found;
  }
}

/** Days before and after events, days of the week, months. */
export const calendarRules: readonly Rule[] = [
  rule('date', events, day),
  rule(
    'sinceEvent',
    'fn:eventIt? logic:after fn:ordinal|fn:nth? span',
    (_e: unknown, _a: unknown, _n: unknown, span: BarSpan) => sessions(span),
    0.5,
  ),
  rule(
    'sinceEvent',
    'fn:eventIt? logic:after fn:ordinal number unit:piece? unit:day',
    (_e: unknown, _a: unknown, _o: unknown, n: WrittenNumber) => whole(n),
  ),
  rule('sinceEvent', 'fn:announced logic:after', () => 1, 0.4),
  rule('beforeEvent', 'logic:before fn:the? fn:announced fn:announced?', () => 0, 0.2),
  rule('sinceEvent', 'fn:announced when:nextDay|fill:nextOpen', () => 1, 0),
  rule('sinceEvent', 'fn:of? when:nextDay', () => 1, 0.9),
  rule('beforeEvent', 'fn:the? unit:day logic:before', () => 1, 0.3),
  rule('beforeEvent', 'when:yesterday', () => 1, 0.5),
  rule('beforeEvent', 'span logic:before', (span: BarSpan) => sessions(span), 0.3),
  rule('condition', 'fn:of fn:the? date fn:it', (_o: unknown, _t: unknown, one: Day) => before(one, 0), 0.2),
  rule('sinceEvent', 'span logic:after|fn:later', (span: BarSpan) => sessions(span)),
  // "Never hold over earnings": out on the session before.
  rule('awayFrom', 'logic:not fn:be? act:hold fn:it? fn:across|rel:above date', (...values: readonly unknown[]) =>
    dayBefore(values.at(-1) as Day),
  ),
  rule('awayFrom', 'fn:across|rel:above date logic:not act:hold', (_: unknown, one: Day) => dayBefore(one)),
  rule('awayFrom', 'date logic:before logic:not act:hold', (one: Day) => dayBefore(one)),
  rule('date', 'fn:the date', (_: unknown, one: Day) => one, 0.05),
  rule('date', 'fn:its date', (_: unknown, one: Day) => one, 0.05),
  rule(
    'date',
    'date fn:announced',
    ({ event }: Day) => ({ event: event.replace(/\.effective$/u, '.announced') }),
    0.05,
  ),
  rule('date', 'fn:announced date', (_: unknown, one: Day) => one, 0.05),
  rule('condition', 'logic:after fn:the? date', (_a: unknown, _t: unknown, one: Day) => after(one, 1), 0.9),
  rule(
    'condition',
    'fn:of? fn:the unit:day fn:of|fn:it? date',
    (_o: unknown, _t: unknown, _d: unknown, _i: unknown, one: Day) => before(one, 0),
    0,
  ),
  rule(
    'condition',
    'fn:relative beatBy',
    (_: unknown, one: { op: '>' | '>='; value: number }) => surprise(one.op, one.value),
    0.4,
  ),
  rule('condition', 'fn:relative beat', () => surprise('>', 0), 0.6),
  // "Earnings are within 3 days", "less than 5 days away", "within 3 days of earnings", 财报前三天内
  rule(
    'condition',
    'fn:the? date fn:is? fn:within|rel:atMost|rel:below fn:the? fn:next? span fn:away?',
    (_t: unknown, one: Day, _i: unknown, near: Meaning, _x: unknown, _n: unknown, span: BarSpan) =>
      soon(one, near, span),
    0,
  ),
  rule(
    'condition',
    'fn:it? fn:is? fn:within|rel:atMost|rel:below span fn:of|logic:before fn:the? date',
    (_i: unknown, _s: unknown, near: Meaning, span: BarSpan, _o: unknown, _t: unknown, one: Day) =>
      soon(one, near, span),
    0,
  ),
  rule(
    'condition',
    'fn:it? fn:reporting fn:within fn:the? fn:next? span',
    (_i: unknown, _r: unknown, near: Meaning, _t: unknown, _n: unknown, span: BarSpan) =>
      soon({ event: 'event.earnings' }, near, span),
    0,
  ),
  rule(
    'condition',
    'date logic:before span fn:within',
    (one: Day, _b: unknown, span: BarSpan, near: Meaning) => soon(one, near, span),
    0,
  ),
  rule('condition', 'span logic:before fn:it? date', (span: BarSpan, _: unknown, _i: unknown, one: Day) =>
    given(sessions(span), (n) => before(one, n)),
  ),
  rule('condition', 'span logic:after fn:it? date', (span: BarSpan, _: unknown, _i: unknown, one: Day) =>
    given(sessions(span), (n) => after(one, n)),
  ),
  rule('condition', 'date logic:before span', (one: Day, _: unknown, span: BarSpan) =>
    given(sessions(span), (n) => before(one, n)),
  ),
  rule('condition', 'date logic:after fn:nth? span', (one: Day, _: unknown, _nth: unknown, span: BarSpan) =>
    given(sessions(span), (n) => after(one, n)),
  ),
  rule(
    'condition',
    'date logic:before|logic:after? fn:nth unit:day',
    (one: Day, side: Meaning | undefined, n: Meaning) => (side?.id === 'before' ? null : after(one, Number(n.name))),
    0.2,
  ),
  rule(
    'condition',
    'fn:of? fn:the unit:day logic:before date',
    (_o: unknown, _t: unknown, _d: unknown, _b: unknown, one: Day) => before(one, 1),
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:the unit:day logic:after date',
    (_o: unknown, _t: unknown, _d: unknown, _b: unknown, one: Day) => after(one, 1),
    0,
  ),
  rule('condition', 'date fill:nextOpen', (one: Day) => after(one, 1), 0.2),
  rule('condition', 'date logic:after? when:nextDay', (one: Day) => after(one, 1), 0),
  rule('condition', 'fn:of fn:the? date', (_o: unknown, _t: unknown, one: Day) => before(one, 0), 0.6),
  rule('condition', 'date when:today', (one: Day) => before(one, 0), 0.2),
  rule(
    'condition',
    'fn:of fn:the span logic:before date',
    (_o: unknown, _t: unknown, span: BarSpan, _b: unknown, one: Day) =>
      given(sessions(span), (n) => before(one, n, '<=')),
    0,
  ),
  rule(
    'condition',
    'fn:past fn:the? number unit:day logic:before date',
    (_p: unknown, _t: unknown, n: WrittenNumber, _d: unknown, _b: unknown, one: Day) =>
      given(whole(n), (count) => before(one, count, '<=')),
  ),
  rule('beat', 'fn:it? event:earningsSurprise fn:the? event:earnings? fn:estimates?', () => true),
  rule('beat', 'event:earnings event:earningsSurprise', () => true),
  rule(
    'condition',
    'logic:after|fn:of? fn:the? beat fn:of? quantity rel:atLeast|rel:above?',
    (_a: unknown, _t: unknown, _b: unknown, _o: unknown, one: { value: number; unit: string }) =>
      one.unit === 'percent' ? surprise('>=', one.value) : null,
    0,
  ),
  rule(
    'beatBy',
    'beat fn:of? rel:above|rel:atLeast? quantity rel:atLeast?',
    (_b: unknown, _o: unknown, rel: Meaning | undefined, one: { value: number; unit: string }) =>
      one.unit === 'percent' ? { op: rel?.id === 'above' ? '>' : '>=', value: one.value } : null,
    0,
  ),
  rule('beatBy', 'fn:the beatBy', (_: unknown, one: unknown) => one, 0),
  rule(
    'condition',
    'fn:of? fn:the? unit:day logic:after fn:the? beatBy',
    (_o: unknown, _t: unknown, _d: unknown, _a: unknown, _t2: unknown, one: { op: '>' | '>='; value: number }) =>
      surprise(one.op, one.value),
    0,
  ),
  rule(
    'condition',
    'fn:of? logic:after|when:nextDay beatBy',
    (_o: unknown, _a: unknown, one: { op: '>' | '>='; value: number }) => surprise(one.op, one.value),
    0,
  ),
  rule('condition', 'date logic:before', (one: Day) => before(one, 1), 0.9),
  rule('condition', 'fn:of? when:nextDay|logic:after fn:the? beat', () => surprise('>', 0), 0.2),
  rule('condition', 'fn:the unit:day logic:after beat', () => surprise('>', 0), 0),
  rule('condition', 'beat when:nextDay|fill:nextOpen', () => surprise('>', 0), 0),
  rule('condition', 'fn:of beat', () => surprise('>', 0), 0.2),
  rule('days', 'day', ({ name }: Meaning) => [name]),
  rule('days', 'days logic:or|logic:and|p:comma day', (list: readonly string[], _: unknown, { name }: Meaning) => [
    ...list,
    name,
  ]),
  rule(
    'condition',
    'fn:of? fn:the|fn:every? days',
    (_o: unknown, _t: unknown, list: readonly string[]) => ({ term: weekdays(list) }),
    0.3,
  ),
  rule(
    'condition',
    'logic:except|logic:not fn:of? fn:the? days',
    (_e: unknown, _o: unknown, _t: unknown, list: readonly string[]) => ({
      term: list.length === 1 ? compare('!=', call('weekday'), named(list[0]!)) : not(weekdays(list)),
    }),
    0,
  ),
  // In Chinese the exception stands around the days: said twice, it is one.
  rule(
    'condition',
    'logic:except fn:of? days logic:except|fn:outside fn:daysWord?',
    (_e: unknown, _o: unknown, list: readonly string[]) => ({
      term: list.length === 1 ? compare('!=', call('weekday'), named(list[0]!)) : not(weekdays(list)),
    }),
    0,
  ),
  rule(
    'condition',
    'days logic:except|fn:outside fn:of? fn:daysWord?',
    (list: readonly string[]) => ({
      term: list.length === 1 ? compare('!=', call('weekday'), named(list[0]!)) : not(weekdays(list)),
    }),
    0,
  ),
  rule('months', 'month', ({ id }: Meaning) => [Number(id)]),
  rule('months', 'months logic:or|logic:and|p:comma month', (list: readonly number[], _: unknown, { id }: Meaning) => [
    ...list,
    Number(id),
  ]),
  rule(
    'months',
    'month rel:to|p:dash|fn:through month',
    (from: Meaning, _: unknown, to: Meaning) => monthsBetween(Number(from.id), Number(to.id)),
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:every? months',
    (_o: unknown, _e: unknown, list: readonly number[]) => ({ term: months(list) }),
    0.3,
  ),
  rule('months', 'fn:eachYear|fn:every months', (_: unknown, list: readonly number[]) => list, 0.1),
  rule('otherMonths', 'fn:others', () => true),
];

const dayBefore = (one: Day): Condition => ({ term: compare('==', call('daysTo', named(one.event)), number(1)) });
