import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import {
  ago,
  all,
  call,
  close,
  compare,
  mapTerm,
  named,
  number,
  type Comparison,
  type Series,
  type Term,
} from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Touch } from './touch.ts';
import { applyBound, price } from './relations.ts';
import { fundOf, sectorFunds } from './funds.ts';
import { isQuantity, sessionsIn, valueFor, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

const china: readonly Series[] = ['MARKET:CN'];
const hongKong: readonly Series[] = ['MARKET:HK'];

/** A crossing inside a share of members is the state after it. */
const asState = (term: Term): Term =>
  mapTerm(term, (part) => {
    if (part.is !== 'call' || (part.name !== 'crossesAbove' && part.name !== 'crossesBelow')) return null;
    return compare(part.name === 'crossesAbove' ? '>' : '<', part.args[0]!, part.args[1]!);
  });

const breadth = ({ id, name }: Meaning, one: Condition): Operand => ({
  term: call('breadth', named(`"${name === '' ? id : name}"`), asState(one.term)),
  unit: 'percent',
});

function bounded(op: Comparison, left: Operand, right: Quantity): Condition | null {
  const value = valueFor(right, left.unit);
  return value === null ? null : { term: compare(op, left.term, number(value)), subject: left };
}

/** The ratio of two series, and its own average. */
function ratioTest(one: Meaning, two: Meaning, { op, right }: Bound): Condition | null {
  if (isQuantity(right) || right.unit !== 'price' || right.isFigure === true) return null;
  const ratio = call('ratio', named(`INDEX:${one.id}`), named(`INDEX:${two.id}`));
  const own = mapTerm(right.term, (part) =>
    part === close || (part.is === 'name' && part.name === 'close') ? ratio : null,
  );
  if (op === 'crossesAbove' || op === 'crossesBelow') return { term: call(op, ratio, own) };
  return { term: compare(op as Comparison, ratio, own) };
}

const effective = named('event.indexAdd.effective');

export interface EventSet {
  readonly set: string;
}

/** A gap on the report may come the day after it, where that is out after the close. */
function gapOnReport(one: Condition): Condition | null {
  const { term } = one;
  const isGap = term.is === 'compare' && term.left.is === 'call' && term.left.name === 'gap';
  if (!isGap) return null;
  return { ...one, term: all([compare('<=', call('daysSince', named('event.earnings')), number(1)), term]) };
}

/** The whole market, other series, days of the month, candles and classes of funds. */
export const regimeRules: readonly Rule[] = [
  rule(
    'condition',
    'rel:atLeast|rel:atMost operand quantity',
    ({ name }: Meaning, left: Operand, right: Quantity) =>
      right.unit === 'none' || right.unit === 'money' || right.unit === 'percent'
        ? bounded(name as Comparison, left, right)
        : null,
    0.3,
  ),
  rule(
    'operand',
    'fn:marketTurnover',
    ({ name }: Meaning) =>
      ({ term: named('turnover'), unit: 'money', whose: name === 'HK' ? hongKong : china }) satisfies Operand,
    0,
  ),
  rule(
    'operand',
    'fn:marketDown',
    () => ({ term: named('limitDownCount'), unit: 'plain', whose: china }) satisfies Operand,
    0,
  ),
  rule(
    'operand',
    'fn:treasury',
    ({ name }: Meaning) =>
      ({
        term: name === 'US10Y' ? named('MACRO.US10Y') : { is: 'of', whose: `MACRO:${name}`, of: close },
        unit: 'percent',
        isFigure: true,
      }) satisfies Operand,
    0,
  ),
  // A yield against its own average.
  rule(
    'condition',
    'fn:the? fn:treasury fn:of? bound',
    (_t: unknown, { name }: Meaning, _o: unknown, right: Bound): Condition | null => {
      if (isQuantity(right.right) || right.right.unit !== 'price' || right.right.isFigure === true) return null;
      const made = applyBound(price, right);
      return made === null ? null : { ...made, whose: [`MACRO:${name}`] };
    },
    0.2,
  ),
  rule(
    'operand',
    'fn:treasury fn:yieldSpread',
    ({ name }: Meaning) =>
      name === 'US10Y2Y'
        ? { term: { is: 'of', whose: `MACRO:${name}`, of: close }, unit: 'percent', isFigure: true }
        : null,
    0,
  ),
  rule('span', 'fn:halfYear', () => ({ n: 6, of: 'months' }) satisfies BarSpan, 0.2),
  rule(
    'operand',
    'operand fn:past? span fn:meanOf',
    (one: Operand, _p: unknown, span: BarSpan) => meanOf(one, span),
    0.1,
  ),
  rule(
    'operand',
    'fn:past? span fn:meanOf operand',
    (_p: unknown, span: BarSpan, _m: unknown, one: Operand) => meanOf(one, span),
    0.1,
  ),
  rule(
    'condition',
    'operand rel:above|rel:below|rel:atLeast number unit:piece',
    (left: Operand, { name }: Meaning, { value }: WrittenNumber) =>
      left.term.is === 'name' && left.term.name === 'limitDownCount'
        ? { term: compare(name as Comparison, left.term, number(value)), whose: left.whose, subject: left }
        : null,
    0,
  ),
  rule(
    'condition',
    'rel:above|rel:below|rel:atLeast|rel:atMost quantity fn:of fn:the? index fn:member? fn:relative? condition',
    (
      rel: Meaning,
      one: Quantity,
      _o: unknown,
      _t: unknown,
      index: Meaning,
      _m: unknown,
      _r: unknown,
      inner: Condition,
    ) => (one.unit === 'percent' ? bounded(rel.name as Comparison, breadth(index, inner), one) : null),
    0,
  ),
  rule(
    'operand',
    'fn:the? fn:shareWord fn:of? index fn:member? fn:relative? condition',
    (_t: unknown, _s: unknown, _o: unknown, index: Meaning, _m: unknown, _r: unknown, inner: Condition) =>
      breadth(index, inner),
    0,
  ),
  rule(
    'operand',
    'index fn:member? fn:inside|fn:of? condition fn:of? fn:shareWord',
    (index: Meaning, _m: unknown, _i: unknown, inner: Condition) => breadth(index, inner),
    0,
  ),
  rule('keeping', 'fn:inBetween fn:keepIt?', () => true, 0),
  rule('keeping', 'fn:inBetween fn:relative? fn:keepIt', () => true, 0),
  rule(
    'condition',
    'fn:ratioWord? index logic:and|p:slash|fn:with|fn:versus index fn:of? fn:ratioWord? bound',
    (_r: unknown, one: Meaning, _a: unknown, two: Meaning, _o: unknown, _w: unknown, right: Bound) =>
      ratioTest(one, two, right),
    0.2,
  ),
  rule(
    'condition',
    'freq:yearly condition',
    (_: unknown, one: Condition) =>
      one.term.is === 'in' ||
      (one.term.is === 'compare' && one.term.left.is === 'call' && one.term.left.name === 'month')
        ? one
        : null,
    0.2,
  ),
  rule('condition', 'fn:weekendSkip', () => ({ term: compare('!=', call('weekday'), named('Fri')) }), 0),
  rule('instrument', 'fn:the? index|sector fn:etf', (_t: unknown, group: Meaning) => fundOf(group), 0.6),
  rule(
    'traded',
    'fn:the? number? fn:sectorFunds',
    (_t: unknown, n: WrittenNumber | undefined) => (n === undefined || n.value === 11 ? sectorFunds : null),
    0,
  ),
  rule(
    'traded',
    'fn:lookAt fn:the? number? fn:sectorFunds',
    (_l: unknown, _t: unknown, n: WrittenNumber | undefined) =>
      n === undefined || n.value === 11 ? sectorFunds : null,
    0,
  ),
  rule(
    'touching',
    'fn:of? fn:upperOne',
    () =>
      ({
        one: { term: call('BB.upper', number(20), number(2)), unit: 'price', assumed: 'bollinger 20/2' },
        way: null,
      }) satisfies Touch,
    0,
  ),
  rule(
    'touching',
    'fn:of? fn:lowerOne',
    () =>
      ({
        one: { term: call('BB.lower', number(20), number(2)), unit: 'price', assumed: 'bollinger 20/2' },
        way: null,
      }) satisfies Touch,
    0,
  ),
  rule(
    'eventSet',
    'fn:passive? event:indexAdd fn:the? index fn:of? fn:member?',
    (_p: unknown, _e: unknown, _t: unknown, { name }: Meaning) => ({ set: `${name} additions` }) satisfies EventSet,
    0,
  ),
  rule(
    'eventSet',
    'fn:member fn:relative? fn:passive? event:indexAdd fn:the? index',
    (_m: unknown, _r: unknown, _p: unknown, _e: unknown, _t: unknown, { name }: Meaning) =>
      ({ set: `${name} additions` }) satisfies EventSet,
    0,
  ),
  rule(
    'eventSet',
    'index fn:review? fn:announced? event:indexAdd fn:of? fn:member?',
    ({ name }: Meaning) => ({ set: `${name} additions` }) satisfies EventSet,
    0,
  ),
  rule('condition', 'fn:effective', () => ({ term: compare('==', call('daysTo', effective), number(0)) }), 0.1),
  rule(
    'condition',
    'fn:effective logic:before span',
    (_e: unknown, _b: unknown, span: BarSpan) => ({
      term: compare('==', call('daysTo', effective), number(sessionsIn(span))),
    }),
    0,
  ),
  rule(
    'condition',
    'span logic:before fn:the? fn:effective',
    (span: BarSpan) => ({ term: compare('==', call('daysTo', effective), number(sessionsIn(span))) }),
    0,
  ),
  rule(
    'condition',
    'event:preannouncement rel:above|rel:atLeast? quantity rel:atLeast? fn:of? fn:member?',
    (_e: unknown, _r: unknown, { unit, value }: Quantity) =>
      unit === 'percent' ? { term: compare('>', named('event.preannouncement.growth'), number(value)) } : null,
    0,
  ),
  rule(
    'condition',
    'number fn:gives number rel:atLeast|rel:above? event:bonusShares',
    (a: WrittenNumber, _g: unknown, b: WrittenNumber) => ({
      term: compare('>=', named('event.bonusShares.ratio'), number(b.value / a.value)),
    }),
    0,
  ),
  rule(
    'condition',
    'condition fn:of|logic:after fn:the? event:earnings fn:announced?',
    (one: Condition) => gapOnReport(one),
    0,
  ),
  rule(
    'condition',
    'fn:of|logic:after? fn:the? event:earnings fn:announced? condition',
    (_o: unknown, _t: unknown, _e: unknown, _a: unknown, one: Condition) => gapOnReport(one),
    0,
  ),
  // What is announced beforehand is the growth that is announced.
  rule(
    'condition',
    'event:preannouncement fn:announced? condition',
    (_e: unknown, _a: unknown, { term, ...rest }: Condition) =>
      term.is === 'compare' && term.left.is === 'name' && term.left.name === 'netIncomeGrowth'
        ? { ...rest, term: { ...term, left: named('event.preannouncement.growth') } }
        : null,
    0,
  ),
  rule('weekly', 'bar condition', ({ id }: Meaning, one: Condition) => (id === '1w' ? one : null), 0.2),
  rule(
    'weekly',
    'condition fn:of? fn:the? bar',
    (one: Condition, _o: unknown, _t: unknown, { id }: Meaning) =>
      id === '1w' && isOfIndicator(one.term) ? one : null,
    0.2,
  ),
  // "Weekly RSI below 30": the indicator is of those bars, and not the purchase of every week.
  rule('weekly', 'fn:barWord condition', (_: unknown, one: Condition) => (isOfIndicator(one.term) ? one : null), 0.1),
  rule('noise', 'fn:lazy|fn:buffer|fn:executed|fn:repeat|fn:whicheverFirst|fn:noOther', () => true, 0),
  rule('noise', 'p:open fn:buffer p:close', () => true, 0),
  rule('stop', 'outcome fn:mustStop', (one: { text: string }) => (one.text.startsWith('stop') ? one : null), 0),
  rule('correction', 'logic:not p:dash|p:comma', () => true, 0.3),
  rule('condition', 'logic:after condition', (_: unknown, one: Condition) => ({ ...one, isPast: true }), 0.7),
  rule(
    'condition',
    'span event:downDay|event:upDay fn:row',
    (span: BarSpan, { id }: Meaning) => streak(span, id === 'upDay'),
    0,
  ),
  rule(
    'condition',
    'number event:downDay|event:upDay fn:row',
    ({ value }: WrittenNumber, { id }: Meaning) => streak({ n: value, of: 'days' }, id === 'upDay'),
    0,
  ),
  rule(
    'condition',
    'fn:the? fn:nth event:downDay|event:upDay',
    (_t: unknown, { name }: Meaning, { id }: Meaning) =>
      name === '1' ? streak({ n: 1, of: 'days' }, id === 'upDay') : null,
    0,
  ),
  rule('outcome', 'fn:it fn:is|fn:move outcome', (_i: unknown, _m: unknown, one: unknown) => one, 0.1),
];

/** An indicator before a level or another line; a change over some bars is none. */
function isOfIndicator(term: Term): boolean {
  const left = term.is === 'compare' ? term.left : term.is === 'call' ? term.args[0] : undefined;
  return left?.is === 'call' && /^[A-Z]/u.test(left.name) && left.name !== 'ROC';
}

function meanOf(one: Operand, span: BarSpan): Operand | null {
  if (one.term.is !== 'name') return null;
  return { ...one, term: call('SMA', one.term, number(sessionsIn(span))) };
}

function streak({ n, of }: BarSpan, isUp: boolean): Condition | null {
  if (of !== 'days' && of !== 'bars') return null;
  const one = compare(isUp ? '>' : '<', close, ago(close, 1));
  return { term: n === 1 ? one : call('consecutive', one, number(n)) };
}
