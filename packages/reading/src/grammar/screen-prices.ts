import { rule, type Rule } from '../parse/chart.ts';
import type { Quantity } from '../reading.ts';
import { ago, all, call, close, compare, named, number, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { sideOfBand } from './channels.ts';
import { moved, over } from './moves.ts';
import { around } from './screens.ts';
import { applyBound } from './relations.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

const isLine = ({ unit, isFigure, whose, term }: Operand): boolean =>
  unit === 'price' && isFigure !== true && whose === undefined && term.is === 'call';

const isPrice = ({ unit, isFigure, whose }: Operand): boolean =>
  unit === 'price' && isFigure !== true && whose === undefined;

/** Values in a row, each beyond the next. */
interface Stairs {
  readonly isUp: boolean;
  readonly list: readonly Operand[];
}

const isUpward = ({ id }: Meaning): boolean => id === 'above';

function stairs(one: Operand, way: Meaning, two: Operand): Stairs | null {
  return isPrice(one) && isPrice(two) ? { isUp: isUpward(way), list: [one, two] } : null;
}

function longer({ isUp, list }: Stairs, way: Meaning, next: Operand): Stairs | null {
  return isUpward(way) === isUp && isPrice(next) ? { isUp, list: [...list, next] } : null;
}

function inStairs({ isUp, list }: Stairs): Condition | null {
  if (list.length < 3) return null;
  const steps = list.slice(1).map((next, at): Term => compare(isUp ? '>' : '<', list[at]!.term, next.term));
  return { term: all(steps) };
}

/** What a value was so long ago, in bars. */
function before(left: Operand, way: Meaning, span: BarSpan): Condition | null {
  if (left.whose !== undefined) return null;
  const isFigure = left.isFigure === true;
  const op = isUpward(way) ? '>' : '<';
  if (isFigure)
    return span.of === 'years' && span.n === 1
      ? { term: compare(op, left.term, ago(left.term, 1, 'year')), subject: left }
      : null;
  const n = sessionsIn(span);
  return n >= 1 && n <= 300 ? { term: compare(op, left.term, ago(left.term, n)), subject: left } : null;
}

const usualHeavy = 1.5;

/** "On heavy volume": half as much again as usual, shown as assumed. */
const heavy = (): Condition => ({
  term: compare('>=', named('volume'), sum('*', number(usualHeavy), call('SMA', named('volume'), number(20)))),
  assumed: [`volume ≥ ${usualHeavy} × 20`],
});

const usualVolume: Operand = { term: call('SMA', named('volume'), number(20)), unit: 'plain', assumed: 'volume 20' };

/** A line that the day has reached: from above where the price holds over it, a band from within. */
function reached(line: Operand): Condition | null {
  if (!isLine(line)) return null;
  const side = sideOfBand(line.term);
  const [low, high] = [compare('<=', named('low'), line.term), compare('>=', named('high'), line.term)];
  const assumed = line.assumed === undefined ? [] : [line.assumed];
  if (side !== null) return { term: side === '<=' ? low : high, assumed };
  return { term: all([low, compare('>=', close, line.term)]), assumed };
}

/** Where the close stands in the bar: in its top or bottom part. */
function inBar({ id }: Meaning, part: Meaning | Quantity): Condition | null {
  const share = 'written' in part ? (part.unit === 'percent' ? part.value : 0) : Number(part.name);
  if (share <= 0 || share >= 1) return null;
  const at = Number((id === 'lowest' ? share : 1 - share).toPrecision(6));
  return { term: compare(id === 'lowest' ? '<=' : '>=', call('IBS'), number(at)) };
}

const highs: Readonly<Record<string, Term>> = {
  high52w: call('highest', named('high'), number(252)),
  allTimeHigh: named('allTimeHigh'),
};
const lows: Readonly<Record<string, Term>> = { low52w: call('lowest', named('low'), number(252)) };

/** So far below a high, or above a low. */
function offExtreme({ id }: Meaning, { unit, value }: Quantity, isLess = false): Condition | null {
  if (unit !== 'percent' || value <= 0 || value >= 10) return null;
  const high = highs[id];
  if (high !== undefined)
    return value >= 1
      ? null
      : { term: compare(isLess ? '>=' : '<=', close, sum('*', high, number(Number((1 - value).toPrecision(6))))) };
  const low = lows[id];
  return low === undefined
    ? null
    : { term: compare(isLess ? '<=' : '>=', close, sum('*', low, number(Number((1 + value).toPrecision(6))))) };
}

const extremes = 'price:high52w|price:allTimeHigh';
const down = 'pos:fall|pos:pullback|pos:loss';

const performance = (id: string, n: number): Operand | null => {
  if (id === 'totalReturn') return { term: call('ROC', close, number(n)), unit: 'percent' };
  if (id === 'volatility') return { term: call('HV', number(n)), unit: 'percent' };
  return id === 'sharpe' ? { term: call('sharpe', number(n)), unit: 'plain' } : null;
};

/** A bound on what a share did over some time. */
function didOver({ id }: Meaning, right: Bound, span: BarSpan): Condition | null {
  const by = performance(id, sessionsIn(span));
  return by === null ? null : applyBound(by, right);
}

const direction = (one: Condition, { id }: Meaning): Condition | null => {
  const { subject } = one;
  if (subject === undefined || subject.isFigure === true || subject.whose !== undefined || subject.term.is === 'name')
    return null;
  const turns = compare(id === 'rising' ? '>' : '<', subject.term, ago(subject.term, 1));
  return { ...one, term: all([one.term, turns]) };
};

/** Where a share stands on its chart, in other words than those of the rules of strategies. */
export const screenPriceRules: readonly Rule[] = [
  rule('stairs', 'operand rel:above|rel:below operand', stairs, 0.1),
  rule('stairs', 'stairs rel:above|rel:below operand', longer, 0.1),
  rule('condition', 'stairs', inStairs, 0),
  rule(
    'condition',
    'operand fn:is? rel:above|rel:below fn:the? span fn:agoWord',
    (left: Operand, _i: unknown, way: Meaning, _t: unknown, span: BarSpan) => before(left, way, span),
    0,
  ),
  rule(
    'condition',
    'operand fn:is? rel:above|rel:below fn:the unit:week|unit:month|unit:year fn:agoWord',
    (left: Operand, _i: unknown, way: Meaning, _t: unknown, { id }: Meaning) =>
      before(left, way, { n: 1, of: id === 'week' ? 'weeks' : id === 'month' ? 'months' : 'years' }),
    0,
  ),
  rule(
    'condition',
    'operand fn:is? dir:rising|dir:falling fn:of|fn:over|fn:row fn:the? rel:atLeast? fn:past? span',
    (left: Operand, _i: unknown, { id }: Meaning, ...rest: readonly unknown[]) =>
      isLine(left)
        ? before(
            left,
            { kind: 'rel', id: id === 'rising' ? 'above' : 'below', name: '', unit: '' },
            rest.at(-1) as BarSpan,
          )
        : null,
    0,
  ),
  rule(
    'condition',
    'condition logic:and fn:is? dir:rising|dir:falling',
    (one: Condition, _a: unknown, _i: unknown, way: Meaning) => direction(one, way),
  ),
  rule('condition', 'condition logic:and dir:up|dir:down', (one: Condition, _a: unknown, { id, ...rest }: Meaning) =>
    direction(one, { ...rest, id: id === 'up' ? 'rising' : 'falling' }),
  ),
  rule('condition', 'fn:of? fn:heavy', (_o: unknown, { id }: Meaning) => (id === 'heavy' ? heavy() : null), 0.6),
  rule('operand', 'price:averageVolume', () => usualVolume, 0.05),
  rule(
    'condition',
    'fn:touchedBand fn:happenedLe? fn:the? operand',
    (_t: unknown, _h: unknown, _e: unknown, line: Operand) => reached(line),
    0.2,
  ),
  rule(
    'condition',
    'rel:touch fn:happenedLe? fn:the? operand',
    (rel: Meaning, _h: unknown, _e: unknown, line: Operand) => (rel.name === 'up' ? null : reached(line)),
    0.5,
  ),
  rule('condition', 'operand fn:is? fn:touchedBand fn:dayWord?', (line: Operand) => reached(line), 0.3),
  rule(
    'condition',
    'price:close fn:is? fn:of|fn:in fn:the? end share|quantity fn:of fn:the? fn:rangeWord|price:amplitude',
    (_c: unknown, _i: unknown, _o: unknown, _t: unknown, end: Meaning, part: Meaning | Quantity) => inBar(end, part),
    0,
  ),
  rule(
    'condition',
    'price:close fn:is? fn:of|fn:in? fn:rangeWord|price:amplitude fn:of? fn:the? end share|quantity',
    (
      _c: unknown,
      _i: unknown,
      _o: unknown,
      _r: unknown,
      _f: unknown,
      _t: unknown,
      end: Meaning,
      part: Meaning | Quantity,
    ) => inBar(end, part),
    0,
  ),
  rule(
    'condition',
    'price:close fn:is? fn:of|fn:in|rel:equal? fn:the? price:high|price:low fn:dayWord?',
    (_c: unknown, _i: unknown, _o: unknown, _t: unknown, { id }: Meaning) => ({
      term: id === 'high' ? compare('>=', close, named('high')) : compare('<=', close, named('low')),
    }),
    0.3,
  ),
  rule(
    'condition',
    `fn:distance|fn:compared|fn:of? fn:the? ${extremes} fn:of? ${down} fn:happenedLe? rel:above|rel:atLeast? quantity rel:atLeast?`,
    (...values: readonly unknown[]) => offExtreme(values[2] as Meaning, values[7] as Quantity),
    0,
  ),
  rule(
    'condition',
    `${down} rel:above|rel:atLeast? quantity rel:atLeast? fn:of|rel:below fn:the|fn:its? ${extremes}`,
    (_p: unknown, _r: unknown, far: Quantity, _l: unknown, _o: unknown, _t: unknown, high: Meaning) =>
      offExtreme(high, far),
    0,
  ),
  rule(
    'condition',
    `fn:is? rel:atLeast|rel:above? quantity rel:atLeast? rel:below fn:the|fn:its? ${extremes}`,
    (_i: unknown, _r: unknown, far: Quantity, _l: unknown, _b: unknown, _t: unknown, high: Meaning) =>
      offExtreme(high, far),
    0,
  ),
  rule(
    'condition',
    `fn:is? rel:atMost|rel:below quantity rel:below fn:the|fn:its? ${extremes}`,
    (_i: unknown, _r: unknown, far: Quantity, _b: unknown, _t: unknown, high: Meaning) => offExtreme(high, far, true),
    0,
  ),
  rule(
    'condition',
    'fn:is|pos:gain|pos:rise? rel:atLeast|rel:above? quantity rel:atLeast? rel:above|fn:of fn:the|fn:its? price:low52w',
    (_i: unknown, _r: unknown, far: Quantity, _l: unknown, _a: unknown, _t: unknown, low: Meaning) =>
      offExtreme(low, far),
    0,
  ),
  rule(
    'condition',
    'fn:distance|fn:compared|fn:of? fn:the? price:low52w fn:of? pos:gain|pos:rise fn:happenedLe? rel:above|rel:atLeast? quantity rel:atLeast?',
    (...values: readonly unknown[]) => offExtreme(values[2] as Meaning, values[7] as Quantity),
    0,
  ),
  rule(
    'condition',
    'fn:it|price:price? fn:is? rel:atMost|fn:within quantity fn:away? fn:of|fn:distance fn:the|fn:its? operand',
    (_i: unknown, _s: unknown, _r: unknown, far: Quantity, _a: unknown, _d: unknown, _t: unknown, line: Operand) =>
      around(far, line),
    0.1,
  ),
  rule(
    'condition',
    'perf:totalReturn|perf:volatility|perf:sharpe bound fn:of|fn:over? fn:the? fn:past? span',
    (by: Meaning, right: Bound, ...rest: readonly unknown[]) => didOver(by, right, rest.at(-1) as BarSpan),
  ),
  rule(
    'condition',
    'perf:totalReturn|perf:volatility|perf:sharpe fn:of|fn:over fn:the? fn:past? span bound',
    (by: Meaning, ...rest: readonly unknown[]) => didOver(by, rest.at(-1) as Bound, rest.at(-2) as BarSpan),
  ),
  rule(
    'condition',
    'perf:volatility bound',
    (by: Meaning, right: Bound) => {
      const made = didOver(by, right, { n: 1, of: 'years' });
      return made === null ? null : { ...made, assumed: ['volatility of one year'] };
    },
    0.8,
  ),
  // What no table has, over whatever time: refused by its name.
  rule(
    'operand',
    'fn:past? span fn:of? perf:maxDrawdown',
    () => ({ term: named('maxDrawdown'), unit: 'percent', isFigure: true }) satisfies Operand,
    0,
  ),
  rule(
    'operand',
    'perf:maxDrawdown fn:of|fn:over fn:the? fn:past? span',
    () => ({ term: named('maxDrawdown'), unit: 'percent', isFigure: true }) satisfies Operand,
    0,
  ),
  ...(['rise', 'fall'] as const).flatMap((side) => [
    rule(
      'condition',
      `fn:past? span fn:of? pos:${side} fn:happenedLe rel:above|rel:atLeast? quantity rel:atLeast?`,
      (_p: unknown, span: BarSpan, _o: unknown, _w: unknown, _h: unknown, rel: Meaning | undefined, far: Quantity) =>
        moved(side, far, rel?.id === 'above' ? '>' : '>=', over(span)),
      0,
    ),
    rule(
      'condition',
      `fn:is? pos:${side} rel:above|rel:atLeast? quantity rel:atLeast? fn:over|fn:of fn:the? fn:past? span`,
      (_i: unknown, _w: unknown, rel: Meaning | undefined, far: Quantity, _l: unknown, ...rest: readonly unknown[]) =>
        moved(side, far, rel?.id === 'above' ? '>' : '>=', over(rest.at(-1) as BarSpan)),
      0.1,
    ),
  ]),
  ...(['gain', 'loss'] as const).map((side) =>
    rule(
      'condition',
      `fn:is? pos:${side} rel:above|rel:atLeast? quantity rel:atLeast? fn:oneDay|when:today`,
      (_i: unknown, { name }: Meaning, rel: Meaning | undefined, far: Quantity) =>
        name === 'money' ? null : moved(side === 'gain' ? 'rise' : 'fall', far, rel?.id === 'above' ? '>' : '>='),
      0.1,
    ),
  ),
  ...(['crossAbove', 'crossBelow'] as const).map((way) =>
    rule(`rel:${way}`, `rel:${way} fn:happenedLe`, (rel: Meaning) => rel, 0),
  ),
  rule(
    'condition',
    'condition when:yesterday',
    (one: Condition) =>
      one.term.is === 'compare' && one.subject?.term === close ? { ...one, term: ago(one.term, 1) } : null,
    0.1,
  ),
  rule(
    'condition',
    'operand fn:is? dir:rising|dir:falling logic:and fn:is? bound',
    (left: Operand, _i: unknown, { id }: Meaning, _a: unknown, _s: unknown, right: Bound) => {
      const made = isLine(left) ? applyBound(left, right) : null;
      return made === null
        ? null
        : { ...made, term: all([compare(id === 'rising' ? '>' : '<', left.term, ago(left.term, 1)), made.term]) };
    },
    0,
  ),
  // 250天線以上: the price stands there.
  rule(
    'condition',
    'operand rel:atLeast|rel:atMost',
    (line: Operand, { id }: Meaning) =>
      isLine(line) ? { term: compare(id === 'atLeast' ? '>=' : '<=', close, line.term) } : null,
    0.6,
  ),
  rule(
    'condition',
    'fn:it|price:price? fn:becameTimes fn:of|fn:over|fn:within fn:the? fn:past? span',
    (_i: unknown, { name }: Meaning, ...rest: readonly unknown[]) => grewTo(Number(name), rest.at(-1) as BarSpan),
    0,
  ),
  rule(
    'condition',
    'fn:past span fn:of? fn:becameTimes',
    (_p: unknown, span: BarSpan, _o: unknown, { name }: Meaning) => grewTo(Number(name), span),
    0,
  ),
  ...(['thisYear', 'thisWeek', 'thisMonth', 'lastYear'] as const).map((when) =>
    rule(
      'condition',
      `when:${when} pos:fall|pos:loss fn:happenedLe rel:above|rel:atLeast? quantity rel:atLeast?`,
      ({ name }: Meaning, word: Meaning, _h: unknown, rel: Meaning | undefined, { unit, value }: Quantity) =>
        unit === 'percent' && word.name !== 'money'
          ? { term: compare(rel?.id === 'above' ? '<' : '<=', named(name), number(-value)) }
          : null,
      0,
    ),
  ),
];

/** So many times of what it was so long ago. */
function grewTo(times: number, span: BarSpan): Condition {
  const change = Number((times - 1).toPrecision(6));
  return { term: compare(change > 0 ? '>=' : '<=', call('ROC', close, number(sessionsIn(span))), number(change)) };
}
