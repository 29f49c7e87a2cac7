import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import { call, number, type Term } from '../term.ts';
import { applyBound } from './relations.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

/** Conditions that hold on several bars in a row. */
export const lastingRules: readonly Rule[] = [
  rule(
    'condition',
    'fn:of? number fn:row condition',
    (_: unknown, { value }: WrittenNumber, _row: unknown, one: Condition) => lasting(one, { n: value, of: 'days' }),
  ),
  rule('condition', 'span condition', (span: BarSpan, one: Condition) => lasting(one, span), 2),
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
    'condition fn:row? number fn:row unit:day',
    (one: Condition, _r: unknown, { value }: WrittenNumber) => lasting(one, { n: value, of: 'days' }),
  ),
  rule(
    'condition',
    'condition span',
    (one: Condition, span: BarSpan) => (span.of === 'days' && span.n <= 10 ? lasting(one, span) : null),
    1.6,
  ),
  rule('condition', 'condition fn:row span', (one: Condition, _: unknown, span: BarSpan) => lasting(one, span)),
];

function lasting(one: Condition, span: BarSpan): Condition | null {
  if (span.of === 'years')
    return span.n < 2 || span.n > 30 ? null : { ...one, term: call('consecutiveYears', one.term, number(span.n)) };
  // Figures of companies change by the year, not by the day.
  if (isFigure(one.term)) return null;
  const n = sessionsIn(span);
  if (n < 2 || n > 400) return null;
  return { ...one, term: call('consecutive', one.term, number(n)) };
}

const isFigure = (term: Term): boolean =>
  term.is === 'compare' &&
  term.left.is === 'name' &&
  /^(netIncome|revenue|eps|dividend|roe|netDebt)/u.test(term.left.name);
