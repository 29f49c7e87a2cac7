import { rule, type Rule } from '../parse/chart.ts';
import type { Quantity } from '../reading.ts';
import { call, close, compare, named, number, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { moved } from './moves.ts';
import { sessionsIn, type BarSpan, type Condition } from './values.ts';

export function awayFrom(end: string, n: number, { value, unit }: Quantity): Condition | null {
  if (unit !== 'percent' || value <= 0) return null;
  const isHigh = end === 'high';
  const of = call(isHigh ? 'highest' : 'lowest', named(isHigh ? 'high' : 'low'), number(n));
  const term = compare(isHigh ? '<=' : '>=', close, sum('*', of, number(isHigh ? 1 - value : 1 + value)));
  return { term, subject: { term: close, unit: 'price' } };
}

const isAway = (term: Term): boolean =>
  term.is === 'compare' && term.left === close && term.right.is === 'sum' && term.op === '<=';

/** So far below a high or above a low. */
export const extremeRules: readonly Rule[] = [
  rule(
    'highOf',
    'fn:the|fn:own|fn:its? span extreme',
    (_t: unknown, span: BarSpan, { id }: Meaning) => ({ id, n: sessionsIn(span) }),
    0,
  ),
  rule('highOf', 'fn:the|fn:own|fn:its? price:high52w', () => ({ id: 'high', n: 252 }), 0),
  rule(
    'condition',
    'rel:above|rel:atLeast? quantity fn:of|rel:below highOf',
    (_r: unknown, one: Quantity, _o: unknown, { id, n }: { id: string; n: number }) =>
      id === 'high' ? awayFrom(id, n, one) : null,
    0,
  ),
  rule(
    'condition',
    'quantity rel:above fn:of? highOf',
    (one: Quantity, _r: unknown, _o: unknown, { id, n }: { id: string; n: number }) =>
      id === 'low' ? awayFrom(id, n, one) : null,
    0,
  ),
  rule(
    'condition',
    'pos:fall|pos:loss|pos:pullback rel:atLeast|rel:above|fn:of? quantity fn:of|rel:below highOf',
    (_w: unknown, _r: unknown, one: Quantity, _o: unknown, { id, n }: { id: string; n: number }) =>
      id === 'high' ? awayFrom(id, n, one) : null,
    0,
  ),
  rule(
    'condition',
    'fn:the pos:fall|pos:loss|pos:pullback condition',
    (_t: unknown, _w: unknown, one: Condition) => (isAway(one.term) ? one : null),
    0,
  ),
  rule(
    'condition',
    'fn:of? span extreme fn:of? pos:fall|pos:pullback rel:above? quantity',
    (_o: unknown, span: BarSpan, { id }: Meaning, _f: unknown, _w: unknown, _r: unknown, one: Quantity) =>
      awayFrom(id, sessionsIn(span), one),
    0,
  ),
  rule(
    'condition',
    'fn:past? span pos:pullback rel:above|rel:atLeast? quantity',
    (_p: unknown, span: BarSpan, _w: unknown, rel: Meaning | undefined, one: Quantity) =>
      // 一天跌去5%: of one day it is the move of that day.
      sessionsIn(span) === 1
        ? moved('fall', one, rel?.id === 'above' ? '>' : '>=')
        : awayFrom('high', sessionsIn(span), one),
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:past? span extreme pos:pullback rel:above|rel:atLeast? quantity rel:atLeast?',
    (_o: unknown, _p: unknown, span: BarSpan, { id }: Meaning, _w: unknown, _r: unknown, one: Quantity) =>
      awayFrom(id, sessionsIn(span), one),
    0,
  ),
];
