import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import {
  ago,
  all,
  call,
  close,
  compare,
  named,
  not,
  number,
  sum,
  writeTerm,
  type Comparison,
  type Term,
} from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Action, Deed, Reversal } from './actions.ts';
import { linesIn } from './reversals.ts';
import { applyBound } from './relations.ts';
import type { SizePart } from './risk.ts';
import { additions, grow, step, units, type Far, type Growth } from './scaling.ts';
import { stacked } from './standings.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

/** A cross the other way that is also on one side of a level. */
export interface LevelCross extends Reversal {
  readonly level: { readonly op: Comparison; readonly value: number };
}

/** No purchase for so long, and of whom that is said. */
export interface Reentry {
  readonly text: string;
  readonly whose: readonly Mention[];
}

/** Beyond the extreme of the bars before, which end it is. */
function brokenEnd({ term }: Condition): string | null {
  const right = term.is === 'compare' && term.right.is === 'ago' ? term.right.of : null;
  if (right?.is !== 'call') return null;
  if (right.name === 'highest') return 'high';
  return right.name === 'lowest' ? 'low' : null;
}

const isCross = (term: Term, isUp: boolean): boolean =>
  term.is === 'call' && term.name === (isUp ? 'crossesAbove' : 'crossesBelow');

const limitUp = call('limitUp');

/** The so-manieth limit-up in a row. */
function boards(n: number): Condition {
  const run = n === 1 ? limitUp : call('consecutive', limitUp, number(n));
  return { term: all([run, not(ago(limitUp, n))]) };
}

/** So many times larger than another value. */
const larger = (left: Operand, right: Operand, by: number): Condition | null =>
  left.unit !== right.unit
    ? null
    : { term: compare('>=', left.term, sum('*', number(1 + by), right.term)), subject: left };

const demanded = (one: Condition | null): Condition | null => (one === null ? null : { ...one, isDemand: true });

const average = (n: number): Term => call('SMA', close, number(n));
const isLength = ({ value, decimal }: WrittenNumber): boolean => !decimal && value >= 2 && value <= 400;

function ordered(a: WrittenNumber, { id }: Meaning, b: WrittenNumber): Condition | null {
  if (!isLength(a) || !isLength(b)) return null;
  return { term: compare(id === 'above' ? '>' : '<', average(a.value), average(b.value)) };
}

/** A day of the week that closed up or down. */
function closedOn(days: readonly string[], isUp: boolean): Condition | null {
  const [day, ...others] = days;
  if (day === undefined || others.length > 0) return null;
  const moved = compare(isUp ? '>' : '<', close, ago(close, 1));
  return { term: all([compare('==', call('weekday'), named(day)), moved]) };
}

const levelOf = ({ id }: Meaning, value: number): LevelCross['level'] => ({ op: id === 'above' ? '>' : '<', value });

const wayOf = ({ name }: Meaning): string => name;

const deedOf = ({ id }: Meaning): Action => ({ does: id as Deed });

/** How traders name crosses, boards, parts and pauses in passing. */
export const jargonRules: readonly Rule[] = [
  rule(
    'condition',
    'condition fn:breakWord',
    (one: Condition, { name }: Meaning) => (brokenEnd(one) === name ? one : null),
    0,
  ),
  // "Crosses above (golden cross)": one crossing, named twice.
  rule(
    'condition',
    'condition p:open|p:comma? event:goldenCross p:close?',
    (one: Condition) => (isCross(one.term, true) ? one : null),
    0,
  ),
  rule(
    'condition',
    'condition p:open|p:comma? event:deathCross p:close?',
    (one: Condition) => (isCross(one.term, false) ? one : null),
    0,
  ),
  rule(
    'heading',
    'operand heads fn:of? instruments? p:colon',
    (of: Operand, _h: unknown, _o: unknown, whose: readonly Mention[] = []) =>
      of.term.is === 'call' && of.unit !== 'price' ? { whose, of } : null,
    0,
  ),
  rule('action', 'act:buy|act:sell|act:short|act:cover p:colon', deedOf, 0),
  rule(
    'condition',
    'fn:stacked p:open lengthList fn:daily? p:close',
    ({ name }: Meaning, _o: unknown, list: readonly number[]) => stacked(name === 'up', list),
    0,
  ),
  rule(
    'condition',
    'lengthList ind:sma? fn:stacked',
    (list: readonly number[], _i: unknown, { name }: Meaning) => stacked(name === 'up', list),
    0,
  ),
  rule('lengthList', 'number p:comma|p:slash number', (a: WrittenNumber, _: unknown, b: WrittenNumber) =>
    isLength(a) && isLength(b) ? [a.value, b.value] : null,
  ),
  rule(
    'lengthList',
    'lengthList p:comma|p:slash|logic:and number',
    (list: readonly number[], _: unknown, b: WrittenNumber) => (isLength(b) ? [...list, b.value] : null),
    0,
  ),
  rule(
    'lengthList',
    'lengthList p:comma|p:slash|logic:and span',
    (list: readonly number[], _: unknown, { n, of }: BarSpan) => (of === 'days' ? [...list, n] : null),
    0,
  ),
  rule('oppositeCross', 'fn:of? fn:the? fn:oppositeCross', () => true, 0),
  rule('oppositeCross', 'itself fn:oppositeCross', () => true, 0),
  rule('condition', 'ind:macd rel:crossAbove fn:the? fn:signal', () => macdCross(true), 0),
  rule('condition', 'ind:macd rel:crossBelow fn:the? fn:signal', () => macdCross(false), 0),
  rule(
    'sizePart',
    'rel:atMost|fn:limit quantity fn:exposureWord',
    (_: unknown, { unit, value }: Quantity): SizePart | null =>
      unit === 'percent' && value > 0 && value <= 10 ? { is: 'most', share: value } : null,
    0,
  ),
  rule(
    'constraint',
    'fn:reenterWait span fn:afterLoss',
    (_: unknown, span: BarSpan, { name }: Meaning) => wait(name, span),
    0,
  ),
  rule('constraint', 'fn:reenterWait span', (_: unknown, span: BarSpan) => wait('exit', span), 0),
  rule(
    'reentry',
    'fn:afterLoss p:comma? fn:noReenter instruments? fn:of|fn:row span',
    (
      { name }: Meaning,
      _c: unknown,
      _n: unknown,
      whose: readonly Mention[] = [],
      _f: unknown,
      span: BarSpan,
    ): Reentry => ({ text: wait(name, span), whose }),
    0,
  ),
  rule(
    'constraint',
    'fn:afterLoss p:comma? fn:reenterWait span',
    ({ name }: Meaning, _c: unknown, _n: unknown, span: BarSpan) => wait(name, span),
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:the? fn:uptrend|fn:downtrend p:open number rel:above|rel:below number p:close',
    (
      _o: unknown,
      _t: unknown,
      { id }: Meaning,
      _p: unknown,
      a: WrittenNumber,
      way: Meaning,
      b: WrittenNumber,
    ): Condition | null =>
      (id === 'uptrend') === ((way.id === 'above') === a.value < b.value) ? ordered(a, way, b) : null,
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:the? fn:uptrend|fn:downtrend p:open condition p:close',
    (_o: unknown, _t: unknown, _u: unknown, _p: unknown, one: Condition) => one,
    0,
  ),
  rule('kdjBound', 'fn:bareJ fn:is? bound', ({ name }: Meaning, _i: unknown, bound: Bound) => ({ name, bound }), 0),
  rule(
    'condition',
    'price:volume|price:turnover fn:compared operand fn:largerBy',
    ({ name, unit }: Meaning, _c: unknown, right: Operand, { name: more }: Meaning) =>
      demanded(larger({ term: named(name), unit: unit === 'money' ? 'money' : 'plain' }, right, Number(more))),
    0,
  ),
  // "The volume has to be above …": said behind the deed, it is required as well.
  rule('condition', 'fn:want condition', (_: unknown, one: Condition) => demanded(one), 0),
  rule(
    'condition',
    'price:volume|price:turnover fn:want bound',
    ({ name, unit }: Meaning, _: unknown, bound: Bound) =>
      demanded(applyBound({ term: named(name), unit: unit === 'money' ? 'money' : 'plain' }, bound)),
    0,
  ),
  rule('condition', 'fn:divergenceUp|fn:divergenceDown', ({ name }: Meaning) => ({ term: call(name) }), 0),
  rule(
    'condition',
    'ind:macd|ind:rsi|ind:kdj fn:of? fn:divergenceUp|fn:divergenceDown',
    (one: Meaning, _o: unknown, { name }: Meaning) => ({ term: call(name, call(one.name)) }),
    0,
  ),
  rule('condition', 'fn:firstBoard', ({ name }: Meaning) => boards(Number(name)), 0),
  rule('condition', 'fn:firstBoard event:limitUp', ({ name }: Meaning) => boards(Number(name)), 0),
  rule(
    'condition',
    'when:yesterday fn:is? event:limitUp|event:limitDown',
    (_w: unknown, _i: unknown, { name }: Meaning) => ({ term: ago(call(name), 1) }),
    0,
  ),
  rule(
    'condition',
    'when:yesterday fn:firstBoard',
    (_: unknown, { name }: Meaning) => onDayBefore(boards(Number(name))),
    0,
  ),
  rule(
    'condition',
    'when:yesterday logic:not fn:is? event:limitUp|event:limitDown',
    (_w: unknown, _n: unknown, _i: unknown, { name }: Meaning) => ({ term: not(ago(call(name), 1)) }),
    0,
  ),
  rule(
    'condition',
    'logic:after fn:the? event:upDay|event:downDay|dir:up|dir:down|pos:gain|pos:loss days',
    (_a: unknown, _t: unknown, { id }: Meaning, days: readonly string[]) => {
      const one = closedOn(days, id === 'upDay' || id === 'up' || id === 'gain');
      return one === null ? null : onDayBefore(one);
    },
    0,
  ),
  rule(
    'levelCross',
    'itself? rel:crossAbove|rel:crossBelow rel:above|rel:below number',
    (_: unknown, way: Meaning, side: Meaning, { value }: WrittenNumber): LevelCross => ({
      op: wayOf(way),
      level: levelOf(side, value),
    }),
    0,
  ),
  rule(
    'condition',
    'condition rel:above|rel:below number',
    (one: Condition, side: Meaning, { value }: WrittenNumber) => onSide(one, levelOf(side, value)),
    0.6,
  ),
  rule(
    'barred',
    'logic:not fn:trade|fn:signal fn:of days',
    (_n: unknown, _t: unknown, _o: unknown, list: readonly string[]): Condition => ({
      term:
        list.length === 1
          ? compare('!=', call('weekday'), named(list[0]!))
          : not({ is: 'in', of: call('weekday'), list: list.map(named) }),
    }),
    0,
  ),
  rule(
    'action',
    'act:invest sum fn:perWeek|freq fn:into|fn:of? instruments',
    (_: unknown, { text }: { readonly text: string }, { name }: Meaning, _i: unknown, whose: readonly Mention[]) =>
      ({ does: 'buy', sizing: text, whose, schedule: name }) satisfies Action,
    0,
  ),
  rule('monthDay', 'number fn:dayNumber unit:day fn:of fn:monthWord', ({ value, decimal }: WrittenNumber) =>
    decimal || value < 1 || value > 23 ? null : { n: value },
  ),
  // "Down 5 %, another tenth": bought more at a level below the first price, once.
  rule(
    'growth',
    'pos:rise|pos:fall fn:further? distance logic:then|fn:polite|logic:when? act:add quantity',
    (word: Meaning, _f: unknown, far: Far, _p: unknown, _a: unknown, one: Quantity) => once(step(one), far, word),
    0,
  ),
  rule(
    'growth',
    'pos:rise|pos:fall fn:further? distance logic:then|fn:polite|logic:when? act:add',
    (word: Meaning, _f: unknown, far: Far) => once('1 unit', far, word),
    0.3,
  ),
  rule(
    'growth',
    'act:add fn:of? fn:another? quantity fn:eachTime fn:further? distance pos:fall|pos:rise',
    (_a: unknown, _o: unknown, _n: unknown, one: Quantity, _e: unknown, _f: unknown, far: Far, word: Meaning) =>
      grow(step(one), far, word),
    0,
  ),
  rule(
    'growth',
    'act:add fn:another? fn:unitWord fn:eachTime distance',
    (_a: unknown, _n: unknown, _u: unknown, _e: unknown, far: Far) =>
      far.of === 'range' ? { step: '1 unit', per: far.text } : null,
    0,
  ),
  rule(
    'growthMax',
    'rel:atMost act:add number fn:tranche|fn:unitWord',
    (_r: unknown, _a: unknown, n: WrittenNumber) => additions(n),
    0,
  ),
  rule('growthMax', 'rel:atMost number fn:tranche', (_r: unknown, n: WrittenNumber) => units(n), 0.2),
  rule(
    'distance',
    'number|share fn:rangeN',
    (n: WrittenNumber | Meaning): Far => ({ text: `${'value' in n ? n.value : Number(n.name)} ATR(20)`, of: 'range' }),
    0.2,
  ),
  rule(
    'condition',
    'fn:firstBuy fn:is? p:colon? condition',
    (_f: unknown, _i: unknown, _c: unknown, one: Condition) => one,
    0,
  ),
  rule('action', 'fn:firstBuy p:colon', () => ({ does: 'buy' }) satisfies Action, 0),
  rule('sizing', 'fn:self sizing', (_: unknown, one: { readonly text: string }) => one, 0),
  rule('sizing', 'fn:equalRisk', () => ({ text: 'riskParity' }), 0),
  rule(
    'constraint',
    'logic:and? mult fn:it logic:when? condition',
    (_a: unknown, { name }: Meaning, _i: unknown, _w: unknown, one: Condition) =>
      `buy ${name} times as much when ${writeTerm(one.term)}`,
    0,
  ),
  // "Stochastic %K": one line, named twice.
  rule(
    'operand',
    'ind:stoch ind:stoch',
    (_: unknown, { name }: Meaning) => ({ term: call(name, number(14), number(3), number(3)), unit: 'plain' as const }),
    0,
  ),
  rule(
    'condition',
    'operand rel:cross|rel:crossAbove|rel:crossBelow operand rel:above|rel:below number',
    (left: Operand, { name }: Meaning, right: Operand, side: Meaning, { value }: WrittenNumber) =>
      onSide({ term: call(name === 'cross' ? 'crosses' : name, left.term, right.term) }, levelOf(side, value)),
    0,
  ),
  rule('never', 'fn:nothingElse', () => true, 0),
  rule('noise', 'fn:normally', () => true, 0.2),
];

function once(amount: string | null, far: Far, word: Meaning): Growth | null {
  const made = grow(amount, far, word);
  return made === null ? null : { ...made, per: `${made.per}, once` };
}

function macdCross(isUp: boolean): Condition {
  return {
    term: call(isUp ? 'crossesAbove' : 'crossesBelow', call('MACD'), call('MACD.signal')),
    subject: { term: call('MACD'), unit: 'plain' },
  };
}

const onDayBefore = (one: Condition): Condition => ({ ...one, term: ago(one.term, 1) });

const wait = (after: string, span: BarSpan): string => `no entry for ${sessionsIn(span)} bars after a ${after}`;

/** The line of a cross of an oscillator, on one side of a level. */
function onSide(one: Condition, { op, value }: LevelCross['level']): Condition | null {
  const [line, ...others] = linesIn(one);
  if (line === undefined || others.length > 0 || one.term !== line.term || line.term.is !== 'call') return null;
  const [left, right] = line.term.args;
  const isOscillator = [left, right].every((part) => part?.is === 'call' && /^(STOCH|KDJ)\./u.test(part.name));
  return isOscillator ? { ...one, term: all([one.term, compare(op, left!, number(value))]) } : null;
}
