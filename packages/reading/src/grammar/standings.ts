import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, all, call, close, compare, named, number, sum, type Comparison } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Pair } from './actions.ts';
import { onChannel, type Channel } from './channels.ts';
import { atLevel } from './conditions.ts';
import { awayFrom } from './extremes.ts';
import { asState } from './lasting.ts';
import type { ZLevel } from './pairs.ts';
import { moved, over } from './moves.ts';
import { percentText } from './stops.ts';
import { usualTimes } from './phrasings.ts';
import { applyBound, ofPrice, price } from './relations.ts';
import type { Touch } from './touch.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

const lengths = ({ value }: WrittenNumber, last: BarSpan): readonly BarSpan[] => [{ n: value, of: last.of }, last];

/** Averages of several lengths, all of which the price is beyond. */
function beyondAll({ id }: Meaning, spans: readonly BarSpan[], name: string): Condition | null {
  const op = id === 'below' || id === 'crossBelow' ? '<' : '>';
  if (spans.some((span) => sessionsIn(span) < 2)) return null;
  const terms = spans.map((span) => compare(op, close, call(name, close, number(sessionsIn(span)))));
  return { term: all(terms) };
}

const streak = (isUp: boolean, { value, decimal }: WrittenNumber): Condition | null =>
  decimal || value < 2 || value > 20
    ? null
    : { term: call('consecutive', compare(isUp ? '>' : '<', close, ago(close, 1)), number(value)) };

const averageOf = (kind: string): string => (kind === 'ema' ? 'EMA' : 'SMA');

/** Where the price stands: beside several lines, at a new high, below the top, after days in a row. */
export const standingRules: readonly Rule[] = [
  rule('condition', 'logic:after? number event:upDay', (_a: unknown, n: WrittenNumber) => streak(true, n), 0),
  rule('condition', 'logic:after? number event:downDay', (_a: unknown, n: WrittenNumber) => streak(false, n), 0),
  rule(
    'spanList',
    'number logic:and fn:the number unit:day',
    (a: WrittenNumber, _l: unknown, _t: unknown, b: WrittenNumber) => lengths(a, { n: b.value, of: 'days' }),
    0,
  ),
  rule(
    'condition',
    'rel:above|rel:below|rel:crossAbove|rel:crossBelow logic:both? fn:the|fn:its? spanList ind:sma|ind:ema',
    (way: Meaning, _b: unknown, _t: unknown, spans: readonly BarSpan[], { id }: Meaning) =>
      beyondAll(way, spans, averageOf(id)),
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:the? fn:fresh? fn:the? price:allTimeHigh',
    (): Condition => ({
      term: compare('>=', close, named('allTimeHigh')),
    }),
    0.9,
  ),
  rule(
    'condition',
    'operand fn:is fn:of quantity',
    (left: Operand, _i: unknown, _o: unknown, right: Quantity) => atLevel(left, right),
    0.4,
  ),
  rule('touching', 'fn:of touching', (_: unknown, one: Touch) => one, 0.2),
  rule('condition', 'fn:of? fn:the? fn:fresh? fn:the? event:newHigh', () => fresh('high'), 1.4),
  rule('condition', 'fn:of? fn:the? fn:fresh? fn:the? event:newLow', () => fresh('low'), 1.4),
  rule('condition', 'fn:of? fn:the? channel fn:breakout', (_o: unknown, _t: unknown, one: Channel) => broken(one), 0),
  rule('bound', 'logic:and? fn:of|fn:is? fn:aboveZero', () => ({ op: '>', right: nothing }), 0.6),
  rule('bound', 'logic:and? fn:of|fn:is? fn:belowZero', () => ({ op: '<', right: nothing }), 0.6),
  // Of the day before or after, what "it" does.
  rule(
    'condition',
    'fn:of? fn:the? when:yesterday|when:nextDay fn:it? date',
    (_o: unknown, _t: unknown, { id }: Meaning, _i: unknown, { event }: { readonly event: string }): Condition => ({
      term:
        id === 'yesterday'
          ? compare('==', call('daysTo', named(event)), number(1))
          : compare('==', call('daysSince', named(event)), number(1)),
    }),
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:the unit:day logic:after fn:the? condition',
    (_o: unknown, _t: unknown, _d: unknown, _a: unknown, _t2: unknown, one: Condition) => dayAfter(one),
    0,
  ),
  rule(
    'condition',
    'fn:of? when:nextDay logic:after fn:the? condition',
    (_o: unknown, _d: unknown, _a: unknown, _t: unknown, one: Condition) => dayAfter(one),
    0.4,
  ),
  rule(
    'lengthsDown',
    'number rel:above number',
    (a: WrittenNumber, _: unknown, b: WrittenNumber) => [a.value, b.value],
    0,
  ),
  rule(
    'lengthsDown',
    'lengthsDown rel:above number',
    (list: readonly number[], _: unknown, b: WrittenNumber) => [...list, b.value],
    0,
  ),
  rule(
    'condition',
    'fn:stacked p:open lengthsDown p:close',
    ({ name }: Meaning, _o: unknown, list: readonly number[]) => stacked(name === 'up', list),
    0,
  ),
  rule(
    'condition',
    'fn:stacked',
    ({ name }: Meaning) => ({ ...stacked(name === 'up', [5, 10, 20, 60]), assumed: ['5/10/20/60'] }),
    0.2,
  ),
  rule(
    'condition',
    'price:volume|price:turnover fn:is? rel:above|rel:below|rel:atLeast|rel:atMost|rel:crossAbove|rel:crossBelow fn:the|fn:past? span fn:median|fn:meanOf',
    ({ name }: Meaning, _i: unknown, { name: op }: Meaning, _p: unknown, span: BarSpan): Condition | null => {
      const line = call('SMA', named(name), number(sessionsIn(span)));
      const left = named(name);
      return { term: op.startsWith('crosses') ? call(op, left, line) : compare(op as Comparison, left, line) };
    },
    0.8,
  ),
  rule(
    'condition',
    'price:volume|price:turnover fn:is|rel:above|rel:atLeast fn:past? span fn:median|fn:normal|fn:meanOf fn:of? quantity rel:atLeast?',
    (
      { name }: Meaning,
      _i: unknown,
      _p: unknown,
      span: BarSpan,
      _m: unknown,
      _o: unknown,
      { unit, value }: Quantity,
    ): Condition | null =>
      unit === 'times' && value > 0
        ? {
            term: compare(
              '>=',
              named(name),
              sum('*', number(value), call('SMA', named(name), number(sessionsIn(span)))),
            ),
          }
        : null,
    0,
  ),
  rule(
    'condition',
    'fn:of? extreme:high pos:pullback|pos:fall rel:above|rel:atLeast? quantity',
    (_o: unknown, _e: unknown, _p: unknown, _r: unknown, one: Quantity) => fromTop(one),
    0.3,
  ),
  rule(
    'condition',
    'fn:it? pos:fall|pos:pullback|pos:loss rel:above|rel:atLeast? quantity fn:of|rel:below fn:the fn:past? extreme:high|price:high',
    (_i: unknown, _p: unknown, _r: unknown, one: Quantity) => fromTop(one),
    0,
  ),
  // Of the gap of two names, whose mean is that of the usual window.
  rule(
    'condition',
    'pairOf fn:is? rel:above|rel:atLeast? number fn:deviations rel:below|rel:above fn:the|fn:its? fn:median',
    (gap: string, _i: unknown, _r: unknown, { value }: WrittenNumber, _d: unknown, { id }: Meaning): Condition => {
      const z = call('zscore', call(gap), number(usualWindow));
      return {
        term: id === 'below' ? compare('<=', z, number(-value)) : compare('>=', z, number(value)),
        assumed: [`zscore ${usualWindow}`],
      };
    },
    0.1,
  ),
  rule(
    'zLevel',
    'pairOf fn:drift fn:median? rel:above|rel:atLeast? number fn:deviations act:buy',
    (gap: string, _f: unknown, _m: unknown, _r: unknown, { value }: WrittenNumber): ZLevel => ({
      isEntry: true,
      value,
      ...(gap === 'ratio' && { isRatio: true }),
    }),
    0,
  ),
  rule(
    'condition',
    'date logic:after',
    ({ event }: { readonly event: string }): Condition => ({
      term: compare('==', call('daysSince', named(event)), number(1)),
    }),
    1,
  ),
  rule(
    'condition',
    'fn:of rel:above price:averageVolume|fn:normal price:volume?',
    (_o: unknown, _r: unknown, { kind, id }: Meaning, volume: unknown) =>
      kind === 'price' || id === 'normal' || volume !== undefined ? usualTimes(1, '>') : null,
    0,
  ),
  // "Two days in a row under the line."
  rule(
    'condition',
    'fn:it? price:close|fn:is? span fn:row bound',
    (_i: unknown, _c: unknown, span: BarSpan, _r: unknown, one: Bound) => steady(one, span),
    0,
  ),
  // 涨停次日低开: the one on the day before the other.
  rule(
    'condition',
    'condition logic:after? when:nextDay condition',
    (one: Condition, _a: unknown, _d: unknown, two: Condition): Condition => ({
      ...two,
      term: all([ago(one.term, 1), two.term]),
    }),
    0.3,
  ),
  rule(
    'condition',
    'event:gapUp rel:atMost|rel:below quantity',
    (_e: unknown, _r: unknown, { unit, value }: Quantity): Condition | null =>
      unit === 'percent' && value > 0
        ? { term: all([compare('>', call('gap'), number(0)), compare('<=', call('gap'), number(value))]) }
        : null,
    0,
  ),
  rule(
    'condition',
    'pos:rise|pos:fall rel:above|rel:atLeast? quantity fn:of? when:nextDay|fill:nextOpen',
    ({ id }: Meaning, rel: Meaning | undefined, one: Quantity) => moved(id, one, rel?.id === 'above' ? '>' : '>='),
    0.2,
  ),
  ...(['rise', 'fall'] as const).map((side) =>
    rule(
      'condition',
      `fn:it? pos:${side} span fn:of rel:above|rel:atLeast? quantity`,
      (_i: unknown, _p: unknown, span: BarSpan, _o: unknown, rel: Meaning | undefined, one: Quantity) =>
        moved(side, one, rel?.id === 'above' ? '>' : '>=', over(span)),
      0,
    ),
  ),
  rule(
    'condition',
    'fn:of fn:the? span fn:highestClose|fn:lowestClose',
    (_o: unknown, _t: unknown, span: BarSpan, { id }: Meaning): Condition => {
      const isHigh = id === 'highestClose';
      const before = ago(call(isHigh ? 'highest' : 'lowest', close, number(sessionsIn(span))), 1);
      return { term: compare(isHigh ? '>' : '<', close, before) };
    },
    0,
  ),
  rule(
    'condition',
    'fn:it beat',
    (): Condition => ({ term: compare('>', named('event.earnings.surprise'), number(0)) }),
    0.6,
  ),
  rule(
    'condition',
    'fn:of? operand logic:and operand rel:above|rel:below|place:above|place:below',
    (_o: unknown, one: Operand, _a: unknown, two: Operand, { id }: Meaning): Condition | null =>
      [one, two].every(({ unit, isFigure, term }) => unit === 'price' && isFigure !== true && term.is === 'call')
        ? {
            term: all([one, two].map(({ term }) => compare(id === 'below' ? '<' : '>', close, term))),
            ...(one.whose !== undefined && { whose: one.whose }),
          }
        : null,
    0,
  ),
  // Which way they cross, the deed says.
  rule(
    'condition',
    'fn:of fn:the? pair rel:cross',
    (_o: unknown, _t: unknown, { fast, slow }: Pair): Condition => ({ term: call('crosses', fast.term, slow.term) }),
    0,
  ),
  // "On a close above the line": the close is what is compared and no price of a deal.
  rule('condition', 'fill:close bound', (_: unknown, one: Bound) => (isLine(one) ? ofPrice(one) : null), 0),
];

const isLine = ({ right, high }: Bound): boolean =>
  high === undefined && !('written' in right) && right.unit === 'price' && right.isFigure !== true;

function steady(one: Bound, span: BarSpan): Condition | null {
  const n = sessionsIn(span);
  const made = isLine(one) && n >= 2 && n <= 60 ? applyBound(price, one) : null;
  return made === null ? null : { ...made, term: call('consecutive', asState(made.term), number(n)) };
}

const nothing: Quantity = { value: 0, written: 0, scale: 1, unit: 'none' };

const usualWindow = 60;

/** Something that happened on the bar before, bought on the next. */
const dayAfter = (one: Condition): Condition | null =>
  one.subject === undefined || one.term.is === 'compare' ? { ...one, term: ago(one.term, 1) } : null;

function fresh(end: 'high' | 'low'): Condition {
  const before = ago(call(end === 'high' ? 'highest' : 'lowest', named(end), number(252)), 1);
  return { term: compare(end === 'high' ? '>' : '<', close, before), assumed: ['52w'] };
}

function broken({ kind, n = 20 }: Channel): Condition {
  const line = onChannel(call('channel.upper'), { kind, n }, true);
  return { term: compare('>', close, line) };
}

function fromTop(one: Quantity): Condition | null {
  const made = awayFrom('high', 252, one);
  return made === null ? null : { ...made, assumed: ['52w'], fromTop: `${percentText(one.value)}%` };
}

/** Each average above the next longer one, or below it. */
export function stacked(isUp: boolean, list: readonly number[]): Condition {
  const lines = list.toSorted((a, b) => a - b).map((n) => call('SMA', close, number(n)));
  return { term: all(lines.slice(1).map((slow, at) => compare(isUp ? '>' : '<', lines[at]!, slow))) };
}
