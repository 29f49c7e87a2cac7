import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import { ago, call, compare, number, someTerm, sum, type Term } from '../term.ts';
import { applyBound } from './relations.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

/** Conditions that hold on several bars in a row. */
export const lastingRules: readonly Rule[] = [
  rule(
    'condition',
    'fn:of? number fn:row condition',
    (_: unknown, { value }: WrittenNumber, _row: unknown, one: Condition) => lasting(one, { n: value, of: 'days' }),
  ),
  rule(
    'condition',
    'span condition',
    // A crossing is of one bar: "the 50 day crosses …" names a line, not how long.
    (span: BarSpan, one: Condition) => (isCrossing(one.term) ? null : lasting(one, span)),
    2,
  ),
  rule('condition', 'fn:row span fn:of? condition', (_: unknown, span: BarSpan, _of: unknown, one: Condition) =>
    lasting(one, span),
  ),
  rule('condition', 'condition fn:of? span fn:row', (one: Condition, _: unknown, span: BarSpan) => lasting(one, span)),
  rule(
    'condition',
    'operand fn:row span fn:of? bound',
    (left: Operand, _row: unknown, span: BarSpan, _of: unknown, right: Bound) => {
      const made = applyBound(left, right);
      return made === null ? null : lasting(made, span);
    },
  ),
  rule(
    'condition',
    'condition fn:row|fn:of? number fn:row unit:day|unit:bar|price:close',
    (one: Condition, _r: unknown, { value }: WrittenNumber) => lasting(one, { n: value, of: 'days' }),
  ),
  rule(
    'condition',
    'condition span',
    (one: Condition, span: BarSpan) => (span.of === 'days' && span.n <= 10 ? lasting(one, span) : null),
    1.6,
  ),
  rule('inLast', 'fn:past? span fn:within', (_: unknown, span: BarSpan) => span, 0),
  rule('inLast', 'fn:past span fn:of', (_: unknown, span: BarSpan) => span, 0),
  rule('someDays', 'fn:happened? number unit:day|unit:piece', (_: unknown, { value }: WrittenNumber) => value, 0),
  rule('someDays', 'someDays rel:atLeast|fn:happened', (value: number) => value, 0),
  rule(
    'condition',
    'inLast someDays condition',
    (span: BarSpan, least: number, one: Condition) => someOfLast(one, least, span),
    0,
  ),
  rule(
    'outOfLast',
    'fn:of|fn:outOf fn:the? fn:past span',
    (_o: unknown, _t: unknown, _p: unknown, span: BarSpan) => span,
    0,
  ),
  rule(
    'condition',
    'condition fn:of number outOfLast',
    (one: Condition, _f: unknown, { value }: WrittenNumber, span: BarSpan) => someOfLast(one, value, span),
    0,
  ),
  rule(
    'condition',
    'number condition outOfLast',
    ({ value }: WrittenNumber, one: Condition, span: BarSpan) => someOfLast(one, value, span),
    0,
  ),
  rule('condition', 'condition fn:row span', (one: Condition, _: unknown, span: BarSpan) => lasting(one, span)),
];

/** On so many of the last bars. */
function someOfLast(one: Condition, least: number, span: BarSpan): Condition | null {
  const n = sessionsIn(span);
  if (n < 2 || n > 20 || least < 1 || least > n || !Number.isInteger(least) || isFigure(one.term)) return null;
  const total = Array.from({ length: n }, (_, back) => (back === 0 ? one.term : ago(one.term, back))).reduce(
    (left, right) => sum('+', left, right),
  );
  return { ...one, term: compare('>=', total, number(least)) };
}

function lasting(one: Condition, span: BarSpan): Condition | null {
  if (one.isPast === true) return null;
  if (span.of === 'years')
    return span.n < 2 || span.n > 30 ? null : { ...one, term: call('consecutiveYears', one.term, number(span.n)) };
  // Figures of companies change by the year, not by the day.
  if (isFigure(one.term) || isOfCalendar(one.term)) return null;
  const n = sessionsIn(span);
  if (n < 2 || n > 400) return null;
  return { ...one, term: call('consecutive', asState(one.term), number(n)) };
}

const isOfCalendar = (term: Term): boolean =>
  someTerm(
    term,
    (part) => part.is === 'call' && /^(month|weekday|tradingDayOfMonth|dayOfMonth|days(To|Since))$/u.test(part.name),
  );

/** A crossing is of one bar; what lasts is the side that it leads to. Null for anything else. */
export const stateOf = (term: Term): Term | null =>
  term.is === 'call' && (term.name === 'crossesAbove' || term.name === 'crossesBelow')
    ? compare(term.name === 'crossesAbove' ? '>' : '<', term.args[0]!, term.args[1]!)
    : null;

export const asState = (term: Term): Term => stateOf(term) ?? term;

const isCrossing = (term: Term): boolean => term.is === 'call' && term.name.startsWith('crosses');

const isFigure = (term: Term): boolean =>
  term.is === 'compare' &&
  term.left.is === 'name' &&
  /^(netIncome|revenue|eps|dividend|roe|netDebt)/u.test(term.left.name);
