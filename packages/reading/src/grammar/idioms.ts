import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, all, call, close, compare, named, number, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Action, Deed } from './actions.ts';
import type { Touch } from './touch.ts';
import { awayFrom } from './extremes.ts';
import type { Steady } from './channels.ts';
import type { Ranking } from './rankings.ts';
import { longDays } from './sizing.ts';
import { percentText, type Stop } from './stops.ts';
import type { Step } from './tranches.ts';
import { sessionsIn, type BarSpan, type Condition, type Operand } from './values.ts';

const gained = (isUp: boolean, span: BarSpan, one?: Quantity): Condition | null => {
  const roc = call('ROC', close, number(sessionsIn(span)));
  if (one === undefined) return { term: compare(isUp ? '>' : '<', roc, number(0)) };
  if (one.unit !== 'percent' || one.value <= 0) return null;
  return { term: compare(isUp ? '>=' : '<=', roc, number(isUp ? one.value : -one.value)) };
};

/** On a day of the year, or the first session after it. */
export function onDate({ id }: Meaning, { value, decimal }: WrittenNumber): Condition | null {
  if (decimal || value < 1 || value > 31) return null;
  const day = call('dayOfMonth');
  const reached: Term = compare('>=', day, number(value));
  return {
    term: all([
      compare('==', call('month'), number(Number(id))),
      reached,
      ...(value > 1
        ? [compare('<', ago(day, 1), number(value))]
        : [compare('!=', ago(call('month'), 1), call('month'))]),
    ]),
  };
}

function volumeTimes(span: BarSpan, { unit, value }: Quantity): Condition | null {
  if (unit !== 'times' || value <= 0 || value > 50) return null;
  return {
    term: compare(
      '>=',
      named('volume'),
      sum('*', number(value), call('SMA', named('volume'), number(sessionsIn(span)))),
    ),
  };
}

function part(one: Quantity | Meaning): string | null {
  const value = 'written' in one ? (one.unit === 'percent' ? one.value : 0) : Number(one.name);
  return value > 0 && value <= 1 ? `percent ${percentText(value)} of equity` : null;
}

const bought = (one: Quantity | Meaning, isMore: boolean): Action | null => {
  const sizing = part(one);
  return sizing === null ? null : { does: 'buy', sizing, ...(isMore && { isMore }) };
};

const highestClose = (span: BarSpan, isHigh: boolean): Operand => ({
  term: ago(call(isHigh ? 'highest' : 'lowest', close, number(sessionsIn(span))), 1),
  unit: 'price',
});

const moves = [
  ['pos:gain|pos:rise', true],
  ['pos:loss|pos:fall', false],
] as const;

/** Sayings of the trade, each a way to put what other rules read. */
export const idiomRules: readonly Rule[] = [
  ...moves.flatMap(([words, isUp]): readonly Rule[] => [
    rule(
      'condition',
      `fn:is? ${words} rel:above|rel:atLeast? quantity fn:over|fn:of fn:the? fn:past? span`,
      (_i: unknown, _p: unknown, _r: unknown, one: Quantity, _o: unknown, _t: unknown, _f: unknown, span: BarSpan) =>
        gained(isUp, span, one),
      0.1,
    ),
    rule(
      'condition',
      `fn:is ${words} fn:over|fn:of fn:the? fn:past? span`,
      (_i: unknown, _p: unknown, _o: unknown, _t: unknown, _f: unknown, span: BarSpan) => gained(isUp, span),
      0.1,
    ),
  ]),
  rule(
    'instrument',
    'fn:the? sector|market|index p:open instrument p:close',
    (_t: unknown, _s: unknown, _o: unknown, one: Mention) => one,
    0.1,
  ),
  rule(
    'condition',
    'logic:after fn:it event:earnings',
    (): Condition => ({ term: compare('==', call('daysSince', named('event.earnings')), number(1)) }),
    0,
  ),
  rule(
    'holding',
    'fn:timeLimit fn:of|p:colon? span',
    (_f: unknown, _o: unknown, span: BarSpan): Stop => ({ text: `timeExit ${sessionsIn(span)} bars` }),
    0,
  ),
  rule('holding', 'span fn:timeLimit', (span: BarSpan): Stop => ({ text: `timeExit ${sessionsIn(span)} bars` }), 0),
  rule('orderTerm', 'fn:validFor span', (_v: unknown, span: BarSpan) => `valid ${sessionsIn(span)} bar`, 0),
  rule('order', 'fn:of fn:the? order', (_o: unknown, _t: unknown, one: unknown) => one, 0),
  rule('action', 'act:buy share', (_b: unknown, one: Meaning) => bought(one, false), 0.3),
  rule('action', 'fn:another share', (_a: unknown, one: Meaning) => bought(one, true), 0.3),
  rule(
    'action',
    'fn:the? fn:lastOf|fn:finalOne|fn:nth share',
    (_t: unknown, _l: unknown, one: Meaning) => bought(one, true),
    0.3,
  ),
  rule(
    'action',
    'act:buy fn:the? fn:lastOf|fn:finalOne share',
    (_b: unknown, _t: unknown, _l: unknown, one: Meaning) => bought(one, true),
    0,
  ),
  rule(
    'action',
    'act:buy|act:sell|act:short|act:cover rel:equal',
    ({ id }: Meaning): Action => ({ does: id as Deed }),
    0.2,
  ),
  rule(
    'action',
    'fn:is act:buy|act:sell fn:pointWord',
    (_i: unknown, { id }: Meaning): Action => ({ does: id as Deed }),
    0,
  ),
  rule(
    'action',
    'act:buy|act:sell fn:pointWord p:colon|fn:is?',
    ({ id }: Meaning): Action => ({ does: id as Deed }),
    0,
  ),
  rule(
    'steady',
    'logic:after? number fn:row price:close|unit:day rel:above|rel:below fn:it',
    (_a: unknown, { value }: WrittenNumber, _r: unknown, _c: unknown, { id }: Meaning): Steady | null =>
      value >= 2 && value <= 20 ? { isUp: id === 'above', n: value } : null,
    0,
  ),
  rule(
    'condition',
    'month number unit:day|fn:dayNumber',
    (month: Meaning, day: WrittenNumber) => onDate(month, day),
    0,
  ),
  rule(
    'condition',
    'fn:of? month number',
    (_o: unknown, month: Meaning, day: WrittenNumber) => onDate(month, day),
    0.8,
  ),
  rule(
    'condition',
    'fn:of? fn:the? number fn:dayNumber fn:of? month',
    (_o: unknown, _t: unknown, day: WrittenNumber, _d: unknown, _f: unknown, month: Meaning) => onDate(month, day),
    0,
  ),
  rule(
    'condition',
    'freq:yearly condition',
    (_f: unknown, one: Condition) => (one.term.is === 'and' && one.subject === undefined ? one : null),
    0.3,
  ),
  rule(
    'condition',
    'price:volume fn:is|rel:above|rel:atLeast? fn:past? span price:averageVolume|ind:sma fn:of? quantity rel:atLeast?',
    (_v: unknown, _i: unknown, _p: unknown, span: BarSpan, _a: unknown, _o: unknown, one: Quantity) =>
      volumeTimes(span, one),
    0.1,
  ),
  rule('operand', 'span fn:highestClose', (span: BarSpan) => highestClose(span, true), 0),
  rule('operand', 'span fn:lowestClose', (span: BarSpan) => highestClose(span, false), 0),
  rule(
    'schedule',
    'fn:every? day fn:of? fill|price:close? act:rebalance',
    (_e: unknown, { name }: Meaning) => (longDays[name] === undefined ? null : { text: `weekly on ${longDays[name]}` }),
    0,
  ),
  rule(
    'step',
    'fn:the? fn:nth fn:tranche? operand quantity',
    (
      _t: unknown,
      { name }: Meaning,
      _w: unknown,
      { term, unit, assumed, whose }: Operand,
      one: Quantity,
    ): Step | null => {
      if (unit !== 'plain' || one.unit !== 'none' || term.is !== 'call') return null;
      return {
        nth: Number(name),
        bound: null,
        when: {
          term: compare('<', term, number(one.value)),
          ...(assumed !== undefined && { assumed: [assumed] }),
          ...(whose !== undefined && { whose }),
          subject: { term, unit },
        },
      };
    },
    0.3,
  ),
  rule(
    'step',
    'fn:the? fn:nth fn:tranche number',
    (_t: unknown, { name }: Meaning, _w: unknown, one: WrittenNumber): Step => ({
      nth: Number(name),
      when: null,
      bound: { op: '<', right: { value: one.value, written: one.value, scale: 1, unit: 'none' } },
    }),
    0.4,
  ),
  rule(
    'ranking',
    'fn:who|fn:followIt basis fn:most|fn:high',
    (_w: unknown, by: Operand): Ranking => ({ by, end: 'highest', count: 1, share: false }),
    0.2,
  ),
  rule(
    'ranking',
    'fn:who|fn:followIt basis fn:low',
    (_w: unknown, by: Operand): Ranking => ({ by, end: 'lowest', count: 1, share: false }),
    0.2,
  ),
  rule(
    'growthMax',
    'rel:atMost act:add number fn:tranche',
    (_m: unknown, _a: unknown, { value }: WrittenNumber) => `${value} adds`,
    0,
  ),
  rule('noise', 'fn:untilAgain|fn:yearAfterYear', () => true, 0),
  // "After three closes below it."
  rule(
    'steady',
    'logic:after? number price:close rel:above|rel:below fn:it',
    (_a: unknown, { value }: WrittenNumber, _c: unknown, { id }: Meaning): Steady | null =>
      value >= 2 && value <= 20 ? { isUp: id === 'above', n: value } : null,
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:the? quantity pos:fall|pos:pullback fn:of|rel:below highOf',
    (
      _o: unknown,
      _t: unknown,
      one: Quantity,
      _w: unknown,
      _f: unknown,
      { id, n }: { readonly id: string; readonly n: number },
    ) => (id === 'high' ? awayFrom(id, n, one) : null),
    0,
  ),
  rule(
    'holding',
    'fn:give fn:it? span rel:atMost?',
    (_g: unknown, _i: unknown, span: BarSpan): Stop => ({ text: `timeExit ${sessionsIn(span)} bars` }),
    0,
  ),
  rule('monthDay', 'freq:monthly|fn:monthWord fn:lastOf price:close|fill', () => ({ n: -1 }), 0),
  rule(
    'touching',
    'rel:touch ind:sma|ind:ema',
    ({ name: way }: Meaning, { name }: Meaning): Touch => ({
      one: { term: call(name, close, number(0)), unit: 'price' },
      way: way === 'up' ? '>=' : way === 'down' ? '<=' : null,
    }),
    0.4,
  ),
  rule(
    'condition',
    'ind:sma event:goldenCross|event:deathCross',
    (_i: unknown, { id }: Meaning): Condition => ({
      term: call(
        id === 'goldenCross' ? 'crossesAbove' : 'crossesBelow',
        call('SMA', close, number(50)),
        call('SMA', close, number(200)),
      ),
      assumed: ['50/200'],
      isUsualCross: true,
    }),
    0.6,
  ),
  rule('ranking', 'ranking fn:of fn:followIt', (one: Ranking) => one, 0),
  rule('rebalanceWord', 'act:rebalance', () => true, 1),
  rule(
    'pairOf',
    'fn:the? instrument p:slash|logic:and|fn:versus instrument fn:pairGap',
    (_t: unknown, _a: unknown, _s: unknown, _b: unknown, { name }: Meaning) => name,
    0,
  ),
];
