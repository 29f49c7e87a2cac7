import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { Quantity } from '../reading.ts';
import {
  ago,
  all,
  call,
  close,
  compare,
  named,
  number,
  opposite,
  someTerm,
  sum,
  type Comparison,
  type Series,
  type Term,
} from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { related, applyBound, ofPrice, price, about } from './relations.ts';
import { isQuantity, type Bound, type Condition, type Operand } from './values.ts';

/** Indices whose daily values the product has. */
const series: ReadonlySet<string> = new Set([
  'SPX',
  'NDX',
  'DJI',
  'RUT',
  'CSI300',
  'CSI500',
  'CSI1000',
  'SSE50',
  'STAR50',
  'SSE',
  'CHINEXT',
  'HSI',
  'HSTECH',
  'VIX',
]);

const relations = 'rel:above|rel:below|rel:atLeast|rel:atMost|rel:equal|rel:notEqual|rel:crossAbove|rel:crossBelow';
const after = 'rel:atLeast|rel:atMost|rel:above|rel:below';

function bound(op: string, right: Operand | Quantity, high?: Operand | Quantity): Bound {
  return { op, right, ...(high !== undefined && { high }) };
}

function shareUnit(low: Quantity, high: Quantity): readonly [Quantity, Quantity] {
  const isBare = low.unit === 'none' || (low.unit === 'money' && low.scale === 1 && high.scale > 1);
  if (!isBare) {
    const isShared = high.unit === 'none' && high.scale === 1;
    const factor = low.written === 0 ? 1 : low.value / low.written;
    return [low, isShared ? { ...low, written: high.written, value: high.written * factor } : high];
  }
  const factor = high.written === 0 ? 1 : high.value / high.written;
  const unit = high.unit === 'none' ? low.unit : high.unit;
  const currency = high.currency ?? low.currency;
  const value = low.scale === 1 ? low.written * factor : low.value;
  return [
    { ...low, unit, value, currency },
    { ...high, unit, currency },
  ];
}

const opposites: Readonly<Record<string, string>> = { '>': '<=', '<': '>=', '>=': '<', '<=': '>' };

const isDown = (id: string): boolean => id === 'below' || id === 'crossBelow';

const isVolume = ({ term }: Operand): boolean =>
  term.is === 'call' && term.args[0]?.is === 'name' && term.args[0].name === 'volume';

/** Relations between an operand and a bound, and what stands for whole conditions. */
export const conditionRules: readonly Rule[] = [
  rule(
    'bound',
    `fn:is? ${relations} fn:the? quantity`,
    (_: unknown, { name }: Meaning, _the: unknown, right: Quantity) => bound(name, right),
  ),
  rule('bound', `fn:is? ${relations} operand`, (_: unknown, { name }: Meaning, right: Operand) => bound(name, right)),
  rule('bound', `fn:is? quantity ${after}`, (_: unknown, right: Quantity, { name, id }: Meaning) =>
    id === 'above' || id === 'below' ? null : bound(name, right),
  ),
  rule(
    'bound',
    `fn:is? logic:not ${relations} quantity`,
    (_: unknown, _not: unknown, { name }: Meaning, right: Quantity) =>
      opposites[name] === undefined ? null : bound(opposites[name], right),
  ),
  rule(
    'bound',
    'fn:is? rel:between? quantity logic:and|rel:to|p:dash quantity fn:between?',
    (_: unknown, _b: unknown, low: Quantity, _to: unknown, high: Quantity) => {
      const [from, to] = shareUnit(low, high);
      return from.value < to.value ? bound('between', from, to) : null;
    },
  ),
  rule(
    'bound',
    'fn:is? rel:above|rel:atLeast? quantity rel:below|rel:above operand',
    (_: unknown, more: Meaning | undefined, { value, unit }: Quantity, { id }: Meaning, one: Operand) => {
      if (one.unit !== 'price' || unit !== 'percent') return null;
      const op = id === 'below' ? (more?.id === 'above' ? '<' : '<=') : more?.id === 'above' ? '>' : '>=';
      return bound(op, { ...one, term: sum('*', one.term, number(id === 'below' ? 1 - value : 1 + value)) });
    },
    0,
  ),
  rule(
    'pastLine',
    'rel:below|rel:above|rel:crossBelow|rel:crossAbove operand',
    ({ id }: Meaning, one: Operand) =>
      one.unit === 'price' && one.isFigure !== true ? { isDown: isDown(id), one } : null,
    0,
  ),
  rule(
    'bound',
    'fn:is? pastLine fn:of|rel:above|rel:atLeast? quantity rel:atLeast?',
    (_: unknown, line: { isDown: boolean; one: Operand }, _o: unknown, { value, unit, isHeld }: Quantity) =>
      unit !== 'percent' || value <= 0 || isHeld === true
        ? null
        : bound(line.isDown ? '<' : '>', {
            ...line.one,
            term: sum('*', line.one.term, number(line.isDown ? 1 - value : 1 + value)),
          }),
    0,
  ),
  // "Volume 50 % above its 20-day average": of the shares traded, and no line of prices.
  rule(
    'condition',
    'operand fn:is? rel:atLeast|rel:above? quantity rel:above|rel:below fn:its|fn:the? operand',
    (
      left: Operand,
      _is: unknown,
      _m: unknown,
      { value, unit }: Quantity,
      { id }: Meaning,
      _t: unknown,
      one: Operand,
    ) => {
      const { term } = one;
      const isLine = term.is === 'call' && /^(?:S|E|W|H)MA$/u.test(term.name);
      if (left.term.is !== 'name' || left.term.name !== 'volume' || unit !== 'percent' || !isLine) return null;
      const mean = call(term.name, left.term, ...term.args.slice(1));
      const far = sum('*', mean, number(id === 'below' ? 1 - value : 1 + value));
      return about(left, left, compare(id === 'below' ? '<' : '>', left.term, far));
    },
    0,
  ),
  rule('bound', 'fn:move bound', (_: unknown, one: Bound) => one, 0.1),
  rule(
    'bound',
    'fn:is|rel:above|rel:atLeast operand fn:of? quantity rel:atLeast?',
    (_i: unknown, one: Operand, _o: unknown, { value, unit }: Quantity) =>
      unit === 'times' && one.isFigure !== true && one.assumed === undefined
        ? bound('>=', { ...one, term: sum('*', number(value), one.term) })
        : null,
    0,
  ),
  rule('bound', 'fn:it fn:move|fn:is? bound', (_: unknown, _is: unknown, one: Bound) => one, 0.5),
  rule('bound', 'bound fn:again', (one: Bound) => one, 0.1),
  rule('bound', 'fn:of|fn:is? operand place:above|place:below', (_: unknown, right: Operand, { id }: Meaning) =>
    right.unit === 'price' ? bound(id === 'above' ? '>' : '<', right) : null,
  ),
  rule(
    'bound',
    'fn:of|fn:is? operand rel:above|rel:below',
    (_: unknown, right: Operand, { id }: Meaning) =>
      right.unit === 'price' && right.isFigure !== true ? bound(id === 'above' ? '>' : '<', right) : null,
    0.3,
  ),
  ...(['operand', 'quantity'] as const).flatMap((side) => [
    rule(
      'bound',
      `rel:crossBelow|rel:touch|fn:move ${side} rel:atMost|rel:below|place:below`,
      (_: unknown, right: Operand | Quantity) => bound('<', right),
      0,
    ),
    rule(
      'bound',
      `rel:crossAbove|rel:touch|fn:move ${side} rel:atLeast|rel:above|place:above`,
      (_: unknown, right: Operand | Quantity) => bound('>', right),
      0,
    ),
  ]),
  rule('condition', 'fn:of operand quantity', (_: unknown, left: Operand, right: Quantity) => atLevel(left, right), 1),
  rule(
    'condition',
    'operand fn:of? rel:touch fn:the? quantity',
    (left: Operand, _o: unknown, { name }: Meaning, _t: unknown, right: Quantity) =>
      name === 'touch' ? atLevel(left, right) : null,
    0.3,
  ),
  rule('bound', 'quantity p:plus', (right: Quantity) => bound('>=', right)),
  rule('bound', 'fn:is? sign:positive', () => bound('>', zero)),
  rule('bound', 'fn:is? sign:negative', () => bound('<', zero)),
  rule('condition', 'operand fn:of? bound', (left: Operand, _: unknown, right: Bound) => applyBound(left, right)),
  rule(
    'condition',
    'bound fn:of? operand',
    (right: Bound, _: unknown, left: Operand) => {
      if (!isQuantity(right.right) || isMedian(left)) return null;
      const { unit, value } = right.right;
      if (unit === 'days' && left.isFigure !== true) return null;
      // "Below its 2021 high" is no high below 2021.
      if (left.unit === 'price' && unit === 'none') return null;
      // So many times the average volume is said of the volume itself.
      if (unit === 'times' && left.isFigure !== true)
        return isVolume(left)
          ? { term: compare(right.op as Comparison, named('volume'), sum('*', number(value), left.term)) }
          : null;
      return applyBound(left, right);
    },
    0.5,
  ),
  // The price goes without saying where the bound is a price of the same chart.
  rule(
    'condition',
    'bound',
    (right: Bound) =>
      isQuantity(right.right) || right.right.unit !== 'price' || right.right.isFigure ? null : ofPrice(right),
    0.8,
  ),
  rule(
    'condition',
    'fn:it bound',
    (_: unknown, right: Bound) => (isQuantity(right.right) && right.right.unit !== 'money' ? null : ofPrice(right)),
    0.2,
  ),
  rule(
    'condition',
    'instrument fn:of? bound',
    ({ ids }: Mention, _: unknown, right: Bound) => {
      // A name that falls through a bare number does so with its price.
      const isPassed = right.op === 'crossesAbove' || right.op === 'crossesBelow';
      const isPrice =
        !isQuantity(right.right) || right.right.unit === 'money' || (isPassed && right.right.unit === 'none');
      const made = isPrice ? applyBound(price, right) : null;
      return made === null ? null : { ...made, whose: ids };
    },
    0.4,
  ),
  rule(
    'condition',
    'instrument condition',
    ({ ids }: Mention, one: Condition) =>
      one.whose === undefined && !isOfCalendar(one.term) ? { ...one, whose: ids } : null,
    0.3,
  ),
  rule('series', 'fn:the? index', (_: unknown, { id }: Meaning) => (series.has(id) ? `INDEX:${id}` : null)),
  rule(
    'condition',
    'series fn:of? bound',
    (whose: Series, _: unknown, right: Bound) => {
      const made = applyBound(price, right);
      return made === null ? null : { ...made, whose: [whose] };
    },
    0.4,
  ),
  rule(
    'condition',
    'series condition',
    (whose: Series, one: Condition) => (one.whose === undefined ? { ...one, whose: [whose] } : null),
    0.3,
  ),
  rule('condition', 'logic:not condition', (_: unknown, one: Condition) => ({ ...one, term: opposite(one.term) }), 0.3),
  rule('condition', 'operand fn:is? dir:rising|dir:falling', (left: Operand, _: unknown, { id }: Meaning) =>
    left.unit === 'price' || left.unit === 'plain'
      ? about(left, left, compare(id === 'rising' ? '>' : '<', left.term, ago(left.term, 1)))
      : null,
  ),
  rule('bound', 'fn:is|fn:move? fn:of sign:negative rel:to? sign:positive', () => bound('crossesAbove', zero)),
  rule('bound', 'fn:is|fn:move? fn:of sign:positive rel:to? sign:negative', () => bound('crossesBelow', zero)),
  rule(
    'condition',
    'fn:it? price:close? fn:is? fn:of fn:the? end quantity fn:of fn:the|fn:its? price:amplitude',
    (
      _it: unknown,
      _c: unknown,
      _is: unknown,
      _of: unknown,
      _the: unknown,
      { id }: Meaning,
      { value, unit }: Quantity,
    ) =>
      unit !== 'percent' || value <= 0 || value >= 1
        ? null
        : {
            term:
              id === 'lowest'
                ? compare('<', call('IBS'), number(value))
                : compare('>=', call('IBS'), number(Number((1 - value).toPrecision(6)))),
          },
    0,
  ),
  // Which way a line is crossed, the action says.
  rule(
    'bound',
    'fn:is? rel:cross fn:of? fn:the? operand',
    (_i: unknown, _c: unknown, _o: unknown, _t: unknown, right: Operand) =>
      right.unit === 'price' && right.isFigure !== true ? bound(wayThrough(right), right) : null,
  ),
  rule(
    'condition',
    'condition bound',
    (one: Condition, right: Bound) => {
      const { subject } = one;
      if (subject?.unit !== 'plain' || !isQuantity(right.right) || right.right.unit !== 'none') return null;
      const made = applyBound(subject, right);
      return made === null ? null : { ...one, term: all([one.term, made.term]) };
    },
    1,
  ),
  // "Worth over a billion" speaks of the whole company.
  rule(
    'condition',
    'fn:worth bound',
    (_: unknown, right: Bound) =>
      isQuantity(right.right) && right.right.unit === 'money' && right.right.value >= 1e6
        ? applyBound({ term: named('marketCap'), unit: 'money', isFigure: true }, right)
        : null,
    0,
  ),
  rule('condition', 'event:upBar', () => ({ term: compare('>', close, named('open')) })),
  rule('condition', 'event:downBar', () => ({ term: compare('<', close, named('open')) })),
];

/** A high is broken upwards and a low downwards; of any other line the action says which way. */
function wayThrough({ term }: Operand): string {
  const of = term.is === 'ago' ? term.of : term;
  if (of.is !== 'call') return 'crosses';
  return of.name === 'highest' ? 'crossesAbove' : of.name === 'lowest' ? 'crossesBelow' : 'crosses';
}

/** Days and months are nobody's: a name beside them is not whose they are. */
const isOfCalendar = (term: Term): boolean =>
  !someTerm(term, (part) => part.is === 'name' && /^(close|open|high|low|volume)$/u.test(part.name)) &&
  someTerm(term, (part) => part.is === 'call' && /^(month|weekday|tradingDayOfMonth|dayOfMonth)$/u.test(part.name));

const isMedian = ({ term }: Operand): boolean => term.is === 'call' && term.name === 'median';

const zero: Quantity = { value: 0, written: 0, scale: 1, unit: 'none' };

/** "At RSI 30": beyond the level on its own side of the middle. */
export function atLevel(left: Operand, right: Quantity): Condition | null {
  const isLevel = left.unit === 'plain' && left.isFigure !== true && left.term.is === 'call';
  // Below ten it is the number of bars, as in RSI2.
  if (!isLevel || right.unit !== 'none' || Math.abs(right.value) < 10) return null;
  const made = related(right.value < 50 ? '<' : '>', left, right);
  return made === null
    ? null
    : { ...made, isLevel: true, assumed: [...(made.assumed ?? []), `${right.value < 50 ? '<' : '>'} ${right.value}`] };
}
