import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { all, call, compare, named, number, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { applyBound } from './relations.ts';
import { isQuantity, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

/** The growth of a figure that has one by itself. */
const growthOf: Readonly<Record<string, string>> = {
  revenue: 'revenueGrowth',
  netIncome: 'netIncomeGrowth',
  epsDiluted: 'epsGrowth',
};

const growing = ({ id }: Meaning, right: Bound): Condition | null => {
  const name = growthOf[id];
  return name === undefined ? null : applyBound({ term: named(name), unit: 'percent', isFigure: true }, right);
};

const aboveNone: Bound = { op: '>', right: { value: 0, written: 0, scale: 1, unit: 'percent' } };

const atLeast = (right: Quantity): Bound => ({ op: '>=', right });

/** Where a figure stands in the years of the company itself, 0 to 100. */
export function ownPlace(one: Operand, years: BarSpan, op: '<=' | '>=' | '<' | '>', place: number): Condition | null {
  if (years.of !== 'years' || one.isFigure !== true || place <= 0 || place >= 100) return null;
  const rank = call('pctRank', one.term, number(years.n));
  const term = compare(op, rank, number(Number(place.toPrecision(6))));
  return { term, subject: one, ...(one.whose !== undefined && { whose: one.whose }) };
}

const side = ({ id }: Meaning): '<=' | '>=' => (id === 'below' || id === 'atMost' ? '<=' : '>=');

function eachYear(one: Condition, span: BarSpan): Condition | null {
  if (span.of !== 'years' || span.n < 2 || span.n > 30) return null;
  return { ...one, term: call('consecutiveYears', one.term, number(span.n)) };
}

/** Up in each of so many years; dividends have a figure of their own for it. */
function risenYears(metric: Meaning, span: BarSpan): Condition | null {
  if (span.of === 'years' && metric.id.startsWith('dividend'))
    return { term: compare('>=', named('dividendGrowthYears'), number(span.n)) };
  const one = growing(metric, aboveNone);
  return one === null ? null : eachYear(one, span);
}

const earning: Condition = { term: compare('>', named('netIncome'), number(0)) };

/** What is said of a company's figures over years, against its own history and as growth. */
export const figureRules: readonly Rule[] = [
  rule('rowSpan', 'fn:of fn:row span', (_o: unknown, _: unknown, span: BarSpan) => span),
  rule('rowSpan', 'fn:row span', (_: unknown, span: BarSpan) => span),
  rule('rowSpan', 'span fn:row', (span: BarSpan) => span),
  rule(
    'rowSpan',
    'fn:row? number fn:row unit:year',
    (_r: unknown, { value }: WrittenNumber) => ({ n: value, of: 'years' }) satisfies BarSpan,
  ),
  rule('condition', 'condition rowSpan', (one: Condition, span: BarSpan) => eachYear(one, span), 0.1),
  rule(
    'condition',
    'condition logic:and condition rowSpan',
    (one: Condition, _: unknown, two: Condition, span: BarSpan) => {
      const [left, right] = [eachYear(one, span), eachYear(two, span)];
      return left === null || right === null ? null : { term: all([left.term, right.term]), assumed: ['years'] };
    },
    0,
  ),
  rule(
    'condition',
    'fn:past? span operand fn:eachYear fn:of|fn:is? bound',
    (_p: unknown, span: BarSpan, left: Operand, _e: unknown, _is: unknown, right: Bound) => {
      const made = applyBound(left, right);
      return made === null ? null : eachYear(made, span);
    },
  ),
  rule(
    'condition',
    'rowSpan fn:of? dir:rising|fn:growing metric',
    (span: BarSpan, _o: unknown, _g: unknown, metric: Meaning) => risenYears(metric, span),
    0,
  ),
  rule(
    'condition',
    'metric fn:is? dir:rising|fn:growing rowSpan',
    (metric: Meaning, _i: unknown, _g: unknown, span: BarSpan) => risenYears(metric, span),
    0,
  ),
  rule(
    'condition',
    'metric rowSpan dir:rising|fn:growing|pos:raised',
    (metric: Meaning, span: BarSpan) => risenYears(metric, span),
    0,
  ),
  rule(
    'condition',
    'rowSpan pos:raised metric',
    (span: BarSpan, _: unknown, metric: Meaning) => risenYears(metric, span),
    0,
  ),
  rule('condition', 'rowSpan fn:earning', (span: BarSpan) => eachYear(earning, span), 0),
  rule(
    'condition',
    'operand fn:is? fn:of? fn:past? span end quantity fn:quantile',
    (
      one: Operand,
      _is: unknown,
      _of: unknown,
      _p: unknown,
      span: BarSpan,
      { id }: Meaning,
      { value, unit }: Quantity,
    ) =>
      unit === 'percent'
        ? ownPlace(one, span, id === 'lowest' ? '<=' : '>=', (id === 'lowest' ? value : 1 - value) * 100)
        : null,
    0,
  ),
  rule('condition', 'metric:dividendGrowthYears|metric:dividendYears span', ({ name }: Meaning, span: BarSpan) =>
    span.of === 'years' ? { term: compare('>=', named(name), number(span.n)) } : null,
  ),
  rule(
    'condition',
    'operand fn:is? fn:past span fn:of? quantity fn:quantile rel:below|rel:above|rel:atMost|rel:atLeast',
    (
      one: Operand,
      _is: unknown,
      _p: unknown,
      span: BarSpan,
      _of: unknown,
      { value, unit }: Quantity,
      _q: unknown,
      rel: Meaning,
    ) => (unit === 'percent' ? ownPlace(one, span, side(rel), value * 100) : null),
    0,
  ),
  rule(
    'condition',
    'operand fn:past? span fn:quantile rel:below|rel:above|rel:atMost|rel:atLeast quantity',
    (one: Operand, _p: unknown, span: BarSpan, _q: unknown, rel: Meaning, { value, unit }: Quantity) =>
      unit === 'percent' ? ownPlace(one, span, side(rel), value * 100) : null,
    0,
  ),
  rule(
    'condition',
    'operand fn:is? fn:of? fn:the? end quantity fn:of fn:the? fn:own? span fn:range',
    (
      one: Operand,
      _is: unknown,
      _of: unknown,
      _t: unknown,
      { id }: Meaning,
      { value, unit }: Quantity,
      _of2: unknown,
      _t2: unknown,
      _own: unknown,
      span: BarSpan,
    ) =>
      unit === 'percent'
        ? ownPlace(one, span, id === 'lowest' ? '<=' : '>=', (id === 'lowest' ? value : 1 - value) * 100)
        : null,
    0,
  ),
  rule(
    'condition',
    'operand fn:is? rel:below|rel:above fn:the? fn:own? span fn:median',
    (one: Operand, _is: unknown, rel: Meaning, _t: unknown, _own: unknown, span: BarSpan) =>
      ownPlace(one, span, rel.id === 'below' ? '<' : '>', 50),
    0,
  ),
  rule(
    'condition',
    'metric fn:growing bound',
    (metric: Meaning, _: unknown, right: Bound) => growing(metric, right),
    0,
  ),
  rule(
    'condition',
    'metric fn:growing quantity',
    (metric: Meaning, _: unknown, right: Quantity) => growing(metric, atLeast(right)),
    0.1,
  ),
  rule(
    'condition',
    'fn:growing metric bound',
    (_: unknown, metric: Meaning, right: Bound) => growing(metric, right),
    0,
  ),
  rule(
    'condition',
    'metric logic:and metric fn:growing bound',
    (one: Meaning, _: unknown, two: Meaning, _g: unknown, right: Bound) => {
      const [left, other] = [growing(one, right), growing(two, right)];
      return left === null || other === null ? null : { term: all([left.term, other.term]) };
    },
    0,
  ),
  rule(
    'condition',
    'metric:shortInterest fn:is? bound fn:float',
    (metric: Meaning, _is: unknown, right: Bound) =>
      isQuantity(right.right) && right.right.unit === 'percent'
        ? applyBound({ term: named(metric.name), unit: 'percent', isFigure: true }, right)
        : null,
    0,
  ),
  rule(
    'condition',
    'metric:totalLiabilities fn:is? bound fn:ofAssets',
    (_m: unknown, _is: unknown, right: Bound) =>
      isQuantity(right.right) && right.right.unit === 'percent'
        ? applyBound({ term: named('debtToAssets'), unit: 'percent', isFigure: true }, right)
        : null,
    0,
  ),
  rule(
    'bound',
    'bound fn:perYear',
    (right: Bound) => (isQuantity(right.right) && right.right.unit === 'percent' ? right : null),
    0.1,
  ),
  rule(
    'condition',
    'logic:not metric',
    (_: unknown, { name, unit }: Meaning) =>
      // Nobody is without any liabilities: who owes nothing has no debt.
      unit === 'money' && (name === 'totalLiabilities' || /debt/iu.test(name))
        ? { term: compare('==', named(name === 'totalLiabilities' ? 'totalDebt' : name), number(0)) }
        : null,
    0.2,
  ),
  rule(
    'condition',
    'metric:piotroskiF number logic:or number',
    ({ name }: Meaning, low: WrittenNumber, _: unknown, high: WrittenNumber): Condition | null =>
      high.value === 9 && low.value === 8 ? { term: compare('>=', named(name), number(8)) } : null,
  ),
];

/** A figure that nothing in the product computes, by its name in the vocabulary. */
export function unknownFigure(term: Term, known: (name: string) => boolean): string | null {
  let found: string | null = null;
  const look = (part: Term): void => {
    if (part.is === 'name' && !known(part.name)) found ??= part.name;
    if (part.is === 'call') part.args.forEach(look);
    if (part.is === 'and' || part.is === 'or') part.args.forEach(look);
    if (part.is === 'compare' || part.is === 'sum') [part.left, part.right].forEach(look);
    if (part.is === 'not' || part.is === 'of' || part.is === 'ago' || part.is === 'between' || part.is === 'in')
      look(part.of);
  };
  look(term);
  return found;
}
