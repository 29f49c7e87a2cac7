import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { Quantity } from '../reading.ts';
import { ago, call, compare, number, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { averageNames, indicatorForms } from './indicator-forms.ts';
import { figure, priceFigure } from './operands.ts';
import { related } from './relations.ts';
import { sessionsIn, valueFor, type BarSpan, type Condition, type Operand } from './values.ts';

const nameOf = (term: Term): string => (term.is === 'call' ? term.name : '');

/** What moves on a scale of its own. The high of a line beside the price may also be that of the price. */
const ownScale: ReadonlySet<string> = new Set(
  Object.values(indicatorForms).flatMap(({ unit, make }) => {
    const name = nameOf(make([]));
    return unit === 'plain' || unit === 'percent' || name === 'ATR' ? [name] : [];
  }),
);

const barsIn = (span: BarSpan): number | null => {
  const isShorter = (span.of === 'hours' || span.of === 'minutes') && span.bars === undefined;
  const n = sessionsIn(span);
  return isShorter || n < 2 || n > 2000 ? null : n;
};

const isHigh = ({ id }: Meaning): boolean => id === 'high' || id === 'highest';

/** The same operand with another term, whosever it is. */
const withTerm = (one: Operand, term: Term): Operand => ({ ...one, term });

function extremeOf(one: Operand, end: Meaning, span: BarSpan): Operand | null {
  const n = barsIn(span);
  return n === null ? null : withTerm(one, call(isHigh(end) ? 'highest' : 'lowest', one.term, number(n)));
}

function averageOf(one: Operand, { id }: Meaning, span: BarSpan): Operand | null {
  const [n, name] = [barsIn(span), averageNames[id]];
  return n === null || name === undefined ? null : withTerm(one, call(name, one.term, number(n)));
}

function changeOf(one: Operand, span: BarSpan): Operand | null {
  const n = span.n === 1 && span.of === 'days' ? 1 : barsIn(span);
  return n === null ? null : withTerm(one, sum('-', one.term, ago(one.term, n)));
}

const about = (one: Operand, term: Term): Condition => ({
  term,
  subject: one,
  ...(one.whose !== undefined && { whose: one.whose }),
  ...(one.assumed !== undefined && { assumed: [one.assumed] }),
});

/** Beyond all values of the bars before. */
function beyond(one: Operand, end: Meaning, span: BarSpan): Condition | null {
  const made = extremeOf(one, end, span);
  return made === null ? null : about(one, compare(isHigh(end) ? '>' : '<', one.term, ago(made.term, 1)));
}

/** The highest or the lowest of the last bars is the one of this bar. */
function standsAt(one: Operand, end: Meaning, span: BarSpan): Condition | null {
  const made = extremeOf(one, end, span);
  return made === null ? null : about(one, compare(isHigh(end) ? '>=' : '<=', one.term, made.term));
}

function movedBy(one: Operand, side: string, span: BarSpan, by?: Quantity, relation?: Meaning): Condition | null {
  const [isUp, made] = [side === 'rise', changeOf(one, span)];
  if (made?.term.is !== 'sum') return null;
  if (by === undefined) return about(one, compare(isUp ? '>' : '<', made.term.left, made.term.right));
  // So many percent of an indicator may be points of it or a share of what it was.
  const value = by.unit === 'none' ? valueFor(by, one.unit) : null;
  if (value === null || value <= 0) return null;
  const strict = relation?.id === 'above';
  return about(
    one,
    compare(isUp ? (strict ? '>' : '>=') : strict ? '<' : '<=', made.term, number(isUp ? value : -value)),
  );
}

/** Two values of one indicator; beyond an extreme means that of the bars before. */
function against(left: Operand, { name: op }: Meaning, right: Operand | null): Condition | null {
  if (right === null) return null;
  const isExtreme = nameOf(right.term) === (op === '>' || op === 'crossesAbove' ? 'highest' : 'lowest');
  return related(op, left, isExtreme ? { ...right, term: ago(right.term, 1) } : right);
}

const compares = 'rel:above|rel:below|rel:atLeast|rel:atMost|rel:crossAbove|rel:crossBelow';
const spanOver = 'fn:over|fn:of fn:the? fn:past? span';

/** The high, low, average and change of an indicator over some bars; never those of the price. */
export const indicatorSpanRules: readonly Rule[] = [
  rule('gauge', 'indicator', (one: Operand) => (ownScale.has(nameOf(one.term)) ? one : null), 0),
  rule('gauge', 'fn:the gauge', (_: unknown, one: Operand) => one, 0),
  rule('gauge', 'instrument fn:of? gauge', ({ ids }: Mention, _: unknown, one: Operand) =>
    one.whose === undefined ? { ...one, whose: ids } : null,
  ),
  rule('study', 'fn:the? indicator', (_: unknown, one: Operand) => one, 0),
  rule('study', 'fn:the? metric', (_: unknown, meaning: Meaning) => figure(meaning), 0),
  rule('study', 'fn:the? price', (_: unknown, meaning: Meaning) => priceFigure(meaning), 0),

  rule(
    'operand',
    'fn:the? fn:past? span extreme|end fn:levelOf? fn:ofIt study',
    (_t: unknown, _p: unknown, span: BarSpan, end: Meaning, _l: unknown, _o: unknown, one: Operand) =>
      extremeOf(one, end, span),
    0,
  ),
  rule(
    'operand',
    'gauge fn:ofIt? fn:past? span fn:within? extreme|end fn:levelOf?',
    (one: Operand, _o: unknown, _p: unknown, span: BarSpan, _w: unknown, end: Meaning) => extremeOf(one, end, span),
    0.1,
  ),
  rule(
    'operand',
    `fn:the? end|extreme fn:levelOf? fn:ofIt? gauge fn:levelOf? ${spanOver}`,
    (
      _t: unknown,
      end: Meaning,
      _l: unknown,
      _o: unknown,
      one: Operand,
      _l2: unknown,
      _i: unknown,
      _t2: unknown,
      _p: unknown,
      span: BarSpan,
    ) => extremeOf(one, end, span),
    0,
  ),
  rule(
    'operand',
    'fn:the? fn:past? span fn:within|fn:of? fn:the? end|extreme fn:ofIt? gauge fn:levelOf?',
    (_t: unknown, _p: unknown, span: BarSpan, _w: unknown, _t2: unknown, end: Meaning, _o: unknown, one: Operand) =>
      extremeOf(one, end, span),
    0.1,
  ),
  rule(
    'operand',
    'fn:past? span fn:within|fn:of? gauge fn:ofIt? end|extreme fn:levelOf?',
    (_p: unknown, span: BarSpan, _w: unknown, one: Operand, _o: unknown, end: Meaning) => extremeOf(one, end, span),
    0.1,
  ),

  rule(
    'operand',
    'fn:the? fn:past? span ind:sma|ind:ema|ind:wma|ind:hma fn:ofIt fn:the? study',
    (_t: unknown, _p: unknown, span: BarSpan, kind: Meaning, _o: unknown, _t2: unknown, one: Operand) =>
      averageOf(one, kind, span),
    0,
  ),
  rule(
    'operand',
    'fn:the? fn:past? span fn:meanOf study',
    (_t: unknown, _p: unknown, span: BarSpan, _m: unknown, one: Operand) =>
      averageOf(one, { kind: 'ind', id: 'sma', name: 'SMA', unit: '' }, span),
    0,
  ),
  rule(
    'operand',
    'gauge fn:ofIt fn:past? span ind:sma|ind:ema|ind:wma|ind:hma',
    (one: Operand, _o: unknown, _p: unknown, span: BarSpan, kind: Meaning) => averageOf(one, kind, span),
    0,
  ),
  rule(
    'operand',
    'gauge fn:ofIt? fn:past? span fn:meanOf',
    (one: Operand, _o: unknown, _p: unknown, span: BarSpan) =>
      averageOf(one, { kind: 'ind', id: 'sma', name: 'SMA', unit: '' }, span),
    0,
  ),

  rule(
    'operand',
    'fn:the? fn:past? span fn:changeIn fn:ofIt fn:the? study',
    (_t: unknown, _p: unknown, span: BarSpan, _c: unknown, _o: unknown, _t2: unknown, one: Operand) =>
      changeOf(one, span),
    0,
  ),
  rule(
    'operand',
    `fn:the? fn:changeIn fn:ofIt fn:the? study ${spanOver}`,
    (
      _t: unknown,
      _c: unknown,
      _o: unknown,
      _t2: unknown,
      one: Operand,
      _i: unknown,
      _t3: unknown,
      _p: unknown,
      span: BarSpan,
    ) => changeOf(one, span),
    0,
  ),
  rule(
    'operand',
    'gauge fn:ofIt? fn:past? span fn:changeIn',
    (one: Operand, _o: unknown, _p: unknown, span: BarSpan) => changeOf(one, span),
    0,
  ),

  rule(
    'condition',
    'gauge fn:is? fn:of? fn:the? fn:own|fn:its? fn:fresh? fn:of|fn:the? fn:past? span extreme',
    (
      one: Operand,
      _i: unknown,
      _o: unknown,
      _t: unknown,
      _w: unknown,
      _f: unknown,
      _o2: unknown,
      _p: unknown,
      span: BarSpan,
      end: Meaning,
    ) => beyond(one, end, span),
    0.1,
  ),
  rule(
    'condition',
    `gauge fn:is? fn:of? fn:the|fn:its? end|extreme fn:levelOf? ${spanOver}`,
    (
      one: Operand,
      _i: unknown,
      _o: unknown,
      _t: unknown,
      end: Meaning,
      _l: unknown,
      _o2: unknown,
      _t2: unknown,
      _p: unknown,
      span: BarSpan,
    ) => standsAt(one, end, span),
    0,
  ),
  rule(
    'condition',
    'gauge fn:is? fn:past? span fn:within|fn:of? end',
    (one: Operand, _i: unknown, _p: unknown, span: BarSpan, _w: unknown, end: Meaning) => standsAt(one, end, span),
    0.1,
  ),
  ...(['rise', 'fall'] as const).flatMap((side) => [
    rule(
      'condition',
      `gauge fn:is? pos:${side} fn:bySome? rel:above|rel:atLeast? quantity? ${spanOver}`,
      (
        one: Operand,
        _i: unknown,
        _w: unknown,
        _b: unknown,
        relation: Meaning | undefined,
        by: Quantity | undefined,
        _o: unknown,
        _t: unknown,
        _p: unknown,
        span: BarSpan,
      ) => movedBy(one, side, span, by, relation),
      0,
    ),
    rule(
      'condition',
      `gauge fn:of? fn:past? span fn:within|fn:of pos:${side} rel:above|rel:atLeast? quantity? rel:atLeast?`,
      (
        one: Operand,
        _o: unknown,
        _p: unknown,
        span: BarSpan,
        _w: unknown,
        _s: unknown,
        relation: Meaning | undefined,
        by: Quantity | undefined,
      ) => movedBy(one, side, span, by, relation),
      0,
    ),
  ]),
  rule(
    'condition',
    `gauge fn:is? ${compares} fn:the|fn:its|fn:own? fn:past? span extreme`,
    (one: Operand, _i: unknown, relation: Meaning, _t: unknown, _p: unknown, span: BarSpan, end: Meaning) =>
      against(one, relation, extremeOf(one, end, span)),
    0,
  ),
  rule(
    'condition',
    `gauge fn:is? ${compares} fn:the|fn:its|fn:own? fn:past? span ind:sma|ind:ema|ind:wma|ind:hma`,
    (one: Operand, _i: unknown, relation: Meaning, _t: unknown, _p: unknown, span: BarSpan, kind: Meaning) =>
      against(one, relation, averageOf(one, kind, span)),
    0,
  ),
];
