import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, any, close, compare, named, number, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { measureOf } from './measures.ts';
import type { Bound, Condition, Operand } from './values.ts';

/** So many average true ranges, as a distance from some price. */
export interface Ranges {
  readonly many: number;
  /** One of them. */
  readonly one: Term;
  readonly assumed?: string | undefined;
}

function ranges(many: number, range: Operand): Ranges | null {
  return many === 0 || Math.abs(many) > 50 ? null : { many, one: range.term, assumed: range.assumed };
}

const timesOf = (many: WrittenNumber | Quantity | Meaning): number =>
  'value' in many ? many.value : Number(many.name);

const farOf = ({ many, one }: Ranges): Term => (many === 1 ? one : sum('*', number(many), one));

const lowIds: ReadonlySet<string> = new Set(['below', 'crossBelow', 'fall', 'lower']);

const isLow = ({ id }: Meaning): boolean => lowIds.has(id);

/** The price that stands so far above or below a line. */
function level(line: Operand, far: Ranges, isDown: boolean): Operand | null {
  if (line.unit !== 'price' || line.isFigure === true || measureOf(line.term) !== 'level') return null;
  const assumed = line.assumed ?? far.assumed;
  const term = sum(isDown ? '-' : '+', line.term, farOf(far));
  return { ...line, term, ...(assumed !== undefined && { assumed }) };
}

function beyond(line: Operand, far: Ranges, isDown: boolean, more?: Meaning): Bound | null {
  const right = far.many < 0 ? null : level(line, far, isDown);
  if (right === null) return null;
  if (more?.id === 'atMost') return { op: isDown ? '>=' : '<=', right };
  const isStrict = more?.id === 'above';
  return { op: isDown ? (isStrict ? '<' : '<=') : isStrict ? '>' : '>=', right };
}

/** On either side of a line, so far away or no further. */
function apart(line: Operand, far: Ranges, isWithin: boolean, left: Term = close): Condition | null {
  const [low, high] = [level(line, far, true), level(line, far, false)];
  if (low === null || high === null || far.many < 0) return null;
  return {
    term: isWithin
      ? { is: 'between', of: left, low: low.term, high: high.term }
      : any([compare('<', left, low.term), compare('>', left, high.term)]),
    subject: line,
    ...(line.whose !== undefined && { whose: line.whose }),
    ...(low.assumed !== undefined && { assumed: [low.assumed] }),
  };
}

/** A move of the price from one close to the next. */
function moved(far: Ranges, isDown: boolean, more?: Meaning): Condition | null {
  if (far.many < 0 || more?.id === 'atMost') return null;
  const move = sum('-', close, ago(close, 1));
  const bound = isDown ? sum('*', number(-far.many), far.one) : farOf(far);
  const op = isDown ? (more?.id === 'above' ? '<' : '<=') : more?.id === 'above' ? '>' : '>=';
  return { term: compare(op, move, bound), ...(far.assumed !== undefined && { assumed: [far.assumed] }) };
}

/** How wide the bar is. */
function spread(rel: Meaning | undefined, far: Ranges): Condition | null {
  const op = rel?.name ?? '>=';
  if (far.many < 0 || !/^[<>]=?$/u.test(op)) return null;
  return {
    term: compare(op as '>' | '<', sum('-', named('high'), named('low')), farOf(far)),
    ...(far.assumed !== undefined && { assumed: [far.assumed] }),
  };
}

const more = 'rel:above|rel:atLeast|rel:atMost';
const sides = 'rel:above|rel:below|place:above|place:below';

/** Distances in average true ranges: from a line, from the close before, of a stop, of the bar itself. */
export const rangeRules: readonly Rule[] = [
  rule('trueRange', 'fn:the? indicator', (_: unknown, one: Operand) =>
    one.term.is === 'call' && one.term.name === 'ATR' && one.whose === undefined ? one : null,
  ),
  rule(
    'ranges',
    'number p:star? unit:times|unit:piece? fn:of? trueRange',
    ({ value }: WrittenNumber, _s: unknown, _u: unknown, _o: unknown, one: Operand) => ranges(value, one),
    0,
  ),
  rule(
    'ranges',
    'mult|share fn:of? trueRange',
    (many: Meaning, _o: unknown, one: Operand) => ranges(timesOf(many), one),
    0,
  ),
  rule(
    'ranges',
    'trueRange fn:of? number unit:times',
    (one: Operand, _o: unknown, { value }: WrittenNumber) => ranges(value, one),
    0,
  ),
  rule(
    'ranges',
    'trueRange p:star number',
    (one: Operand, _s: unknown, { value }: WrittenNumber) => ranges(value, one),
    0,
  ),
  rule('ranges', 'trueRange fn:of? mult', (one: Operand, _o: unknown, many: Meaning) => ranges(timesOf(many), one), 0),
  // "An ATR below it": one.
  rule('ranges', 'fn:the indicator', (_: unknown, one: Operand) =>
    one.term.is === 'call' && one.term.name === 'ATR' ? ranges(1, one) : null,
  ),

  // "Two ranges below the line", 均线上方2倍ATR, "the line minus two ranges": a price.
  rule(
    'operand',
    'ranges rel:above|rel:below fn:the|fn:its? operand',
    (far: Ranges, { id }: Meaning, _t: unknown, line: Operand) =>
      far.many < 0 ? null : level(line, far, id === 'below'),
    0,
  ),
  rule(
    'operand',
    `operand fn:of? ${sides} ranges`,
    (line: Operand, _o: unknown, side: Meaning, far: Ranges) =>
      far.many < 0 || line.term.is === 'name' ? null : level(line, far, isLow(side)),
    0.2,
  ),
  rule(
    'operand',
    'operand p:plus|fn:plusWord ranges',
    (line: Operand, _p: unknown, far: Ranges) => (far.many < 0 ? null : level(line, far, false)),
    0,
  ),
  rule(
    'operand',
    'operand p:dash|fn:minus ranges',
    (line: Operand, _m: unknown, far: Ranges) => (far.many < 0 ? null : level(line, far, true)),
    0,
  ),
  // A sign that the number took: "MA20 -2*ATR".
  rule('operand', 'operand ranges', (line: Operand, far: Ranges) =>
    far.many < 0 ? level(line, { ...far, many: -far.many }, true) : null,
  ),

  rule(
    'bound',
    `fn:is|fn:move|rel:cross|pos:fall|pos:rise? ${more}? ranges rel:below|rel:above fn:the|fn:its? operand`,
    (_i: unknown, rel: Meaning | undefined, far: Ranges, side: Meaning, _t: unknown, line: Operand) =>
      beyond(line, far, isLow(side), rel),
    0,
  ),
  rule(
    'bound',
    `fn:of|fn:is? rel:below|rel:above|rel:crossBelow|rel:crossAbove fn:the? operand fn:of|fn:bySome? ${more}? ranges rel:atLeast|rel:atMost?`,
    (
      _o: unknown,
      side: Meaning,
      _t: unknown,
      line: Operand,
      _b: unknown,
      before: Meaning | undefined,
      far: Ranges,
      after: Meaning | undefined,
    ) => beyond(line, far, isLow(side), after?.id === 'atMost' ? after : before),
    0,
  ),
  // 在20日均线上方2倍ATR, 比20日均线低2倍ATR
  rule(
    'bound',
    `fn:of|fn:is|fn:compared fn:the? operand ${sides}|fn:lower|fn:higher ${more}? ranges rel:atLeast|rel:atMost?`,
    (
      _o: unknown,
      _t: unknown,
      line: Operand,
      side: Meaning,
      before: Meaning | undefined,
      far: Ranges,
      after: Meaning | undefined,
    ) => beyond(line, far, isLow(side), after?.id === 'atMost' ? after : before),
    0,
  ),
  rule(
    'condition',
    'fn:it|price:close? fn:is? fn:within ranges fn:of fn:the? operand',
    (_i: unknown, _s: unknown, _w: unknown, far: Ranges, _o: unknown, _t: unknown, line: Operand) =>
      apart(line, far, true),
    0,
  ),
  rule(
    'condition',
    'fn:it|price:close? fn:is? rel:above|rel:atLeast? ranges fn:away? fn:of|fn:distance fn:the? operand',
    (_i: unknown, _s: unknown, _m: unknown, far: Ranges, _a: unknown, _o: unknown, _t: unknown, line: Operand) =>
      apart(line, far, false),
    0,
  ),
  rule(
    'condition',
    `fn:distance|fn:drift fn:the? operand ${more}|fn:within? ranges rel:atLeast|rel:atMost|fn:within?`,
    (_d: unknown, _t: unknown, line: Operand, before: Meaning | undefined, far: Ranges, after: Meaning | undefined) =>
      apart(
        line,
        far,
        [before, after].some((one) => one?.id === 'atMost' || one?.id === 'within'),
      ),
    0,
  ),

  rule(
    'condition',
    `fn:it|price:close? pos:rise|pos:fall ${more}? ranges fn:of fn:the unit:day`,
    (_i: unknown, side: Meaning, rel: Meaning | undefined, far: Ranges) => moved(far, isLow(side), rel),
    0,
  ),
  rule(
    'condition',
    `fn:oneDay|when:today pos:rise|pos:fall ${more}? ranges rel:atLeast?`,
    (_o: unknown, side: Meaning, rel: Meaning | undefined, far: Ranges) => moved(far, isLow(side), rel),
    0,
  ),
  rule(
    'condition',
    'when:today? fn:of? fn:the? price:amplitude fn:is? rel:above|rel:below|rel:atLeast|rel:atMost? ranges rel:atLeast?',
    (
      _w: unknown,
      _o: unknown,
      _t: unknown,
      _a: unknown,
      _i: unknown,
      rel: Meaning | undefined,
      far: Ranges,
      after: Meaning | undefined,
    ) => spread(rel ?? after, far),
    0,
  ),
];
