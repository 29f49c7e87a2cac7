import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, all, call, close, compare, named, number, sum, type Comparison, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Action } from './actions.ts';
import type { Ranking } from './rankings.ts';
import { asState } from './lasting.ts';
import { applyBound } from './relations.ts';
import { longMonths } from './sizing.ts';
import { percentText, type Lapse, type Stop } from './stops.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

interface Far {
  readonly text: string;
  readonly isDown?: boolean | undefined;
  readonly of: string;
}

/** A condition that had to hold the other way for so long before this bar. */
function afterLong(one: Condition, before: Bound, span: BarSpan): Condition | null {
  const n = sessionsIn(span);
  const { subject } = one;
  const made = subject === undefined || n < 2 || n > 400 ? null : applyBound(subject, before);
  return made === null ? null : { ...one, term: all([one.term, ago(call('consecutive', made.term, number(n)), 1)]) };
}

const isUpward = (term: Term): boolean =>
  term.is === 'call' ? term.name === 'crossesAbove' : term.is === 'compare' && term.op.startsWith('>');

const isLine = ({ unit, isFigure, term }: Operand): boolean =>
  unit === 'price' && isFigure !== true && term.is !== 'name';

/** Risen or fallen against so long ago. */
function risen(left: Operand, { id }: Meaning, span: BarSpan): Condition | null {
  const n = sessionsIn(span);
  if (left.unit === 'flag' || n < 1 || n > 1000) return null;
  const term = compare(id === 'rising' ? '>' : '<', left.term, ago(left.term, n));
  return { term, subject: left, ...(left.whose !== undefined && { whose: left.whose }) };
}

const side = 'rel:above|rel:below|rel:atLeast|rel:atMost';

/** Sessions at one end of a month, counted from it. */
const daysAt = (n: number, isEnd: boolean): readonly number[] =>
  Array.from({ length: n }, (_, at) => (isEnd ? at - n : at + 1));

const fewDays = ({ value, decimal }: WrittenNumber, isEnd: boolean): readonly number[] | null =>
  decimal || value < 1 || value > 10 ? null : daysAt(value, isEnd);

const onDays = (list: readonly number[]): Condition => ({
  term: { is: 'in', of: call('tradingDayOfMonth'), list: list.map(number) },
});

/** The width of the bands against the bar before. */
function widthOf(isWider: boolean): Condition {
  const width = sum('-', call('BB.upper', number(20), number(2)), call('BB.lower', number(20), number(2)));
  return { term: compare(isWider ? '>' : '<', width, ago(width, 1)), assumed: ['bollinger 20/2'] };
}

/** The line of a cross, on the one side of a level. */
function crossAt({ term }: Condition, { name }: Meaning, { value, unit }: Quantity): Condition | null {
  const left = term.is === 'call' && term.name.startsWith('crosses') ? term.args[0] : undefined;
  if (left?.is !== 'call' || left.name !== 'KDJ.K' || unit !== 'none') return null;
  return { term: all([term, compare(name as Comparison, left, number(value))]), assumed: ['kdj 9/3/3'] };
}

const kdjCross = (isUp: boolean): Condition => {
  const three = [number(9), number(3), number(3)];
  return { term: call(isUp ? 'crossesAbove' : 'crossesBelow', call('KDJ.K', ...three), call('KDJ.D', ...three)) };
};

const pause = (after: Meaning, span: BarSpan): string => `no entry for ${sessionsIn(span)} bars after a ${after.name}`;

const zscoreOf = (gap: string, span: BarSpan): Term => call('zscore', call(gap), number(sessionsIn(span)));

/** The gap of two names against a line of its own. */
function gapBound(gap: string, { op, right, high }: Bound): Condition | null {
  if (high !== undefined || 'written' in right || !isLine(right) || right.term.is !== 'call') return null;
  const own: Term = { ...right.term, args: right.term.args.map((one) => (one === close ? call(gap) : one)) };
  if (!['SMA', 'EMA', 'HMA'].includes(own.name)) return null;
  if (op.startsWith('crosses')) return { term: call(op, call(gap), own) };
  return { term: compare(op as Comparison, call(gap), own) };
}

const deviations = (gap: string, span: BarSpan, value: number, isBelow: boolean): Condition => ({
  term: isBelow ? compare('<', zscoreOf(gap, span), number(-value)) : compare('>', zscoreOf(gap, span), number(value)),
});

/** How rules are put in other words: what came before, ends of the month, pauses, ways out. */
export const colloquialRules: readonly Rule[] = [
  rule('index', 'index fn:indexWord', (one: Meaning) => one, 0),
  rule('action', 'action fn:atOnce', (one: Action) => one, 0.1),
  rule('action', 'fn:atOnce action', (_: unknown, one: Action) => one, 0.1),
  rule('rel:crossAbove', 'pos:rise rel:crossAbove', (_: unknown, one: Meaning) => one, 0),
  rule('rel:crossBelow', 'pos:fall|pos:pullback rel:crossBelow', (_: unknown, one: Meaning) => one, 0),
  rule(
    'condition',
    'condition logic:after fn:is rel:above|rel:below fn:it',
    (one: Condition, _a: unknown, _i: unknown, { id }: Meaning) =>
      isUpward(one.term) === (id === 'below') && one.term.is === 'call' ? one : null,
    0,
  ),
  rule(
    'condition',
    'condition logic:after fn:is bound fn:row|fn:of? rel:atLeast? span',
    (one: Condition, _a: unknown, _i: unknown, before: Bound, _r: unknown, _l: unknown, span: BarSpan) =>
      afterLong(one, before, span),
    0,
  ),
  rule(
    'condition',
    'operand fn:is? dir:rising|dir:falling fn:over|fn:of fn:the? fn:past? span',
    (left: Operand, _i: unknown, way: Meaning, _o: unknown, _t: unknown, _p: unknown, span: BarSpan) =>
      risen(left, way, span),
    0,
  ),
  rule('lapse', 'act:hold rel:atLeast span', (_h: unknown, _r: unknown, span: BarSpan): Lapse => ({
    bars: sessionsIn(span),
  })),
  rule(
    'stop',
    'fn:cutAt fn:the? distance',
    (_c: unknown, _t: unknown, { text, of }: Far): Stop | null =>
      of === 'price' ? { text: `stop ${text} of entry` } : null,
    0,
  ),
  rule(
    'outcome',
    'pos:rise rel:touch distance',
    (_p: unknown, _r: unknown, { text, of, isDown }: Far): Stop | null =>
      of === 'price' && isDown !== true ? { text: `takeProfit ${text} of entry` } : null,
    0.4,
  ),
  rule(
    'quantity',
    'share fn:the? unit:percent',
    ({ name }: Meaning): Quantity => ({
      value: Number(name) / 100,
      written: Number(name),
      scale: 1,
      unit: 'percent',
    }),
    0,
  ),
  rule(
    'sizing',
    'fn:put? fn:account fn:of quantity',
    (_p: unknown, _a: unknown, _o: unknown, { unit, value }: Quantity) =>
      unit === 'percent' && value > 0 && value <= 5 ? { text: `percent ${percentText(value)} of equity` } : null,
    0,
  ),
  rule(
    'action',
    'fn:each fn:put fn:account fn:of quantity act:buy instruments',
    (
      _e: unknown,
      _p: unknown,
      _a: unknown,
      _o: unknown,
      { unit, value }: Quantity,
      _b: unknown,
      whose: readonly Mention[],
    ) =>
      unit === 'percent' && value > 0 && value <= 1
        ? ({ does: 'buy', sizing: `percent ${percentText(value)} of equity`, whose } satisfies Action)
        : null,
    0,
  ),
  rule(
    'action',
    'act:invest instruments sum',
    (_: unknown, whose: readonly Mention[], { text }: { readonly text: string }) =>
      ({ does: 'buy', sizing: text, whose }) satisfies Action,
    0,
  ),
  // The high of the last days is that of the bars before this one.
  rule(
    'operand',
    'fn:highestClose|fn:lowestClose fn:of? fn:the? fn:past span',
    ({ id }: Meaning, _o: unknown, _t: unknown, _p: unknown, span: BarSpan): Operand => ({
      term: ago(call(id === 'highestClose' ? 'highest' : 'lowest', close, number(sessionsIn(span))), 1),
      unit: 'price',
    }),
    0,
  ),
  rule(
    'operand',
    'fn:highOf|fn:lowOf|extreme fn:of? fn:the? fn:past span',
    ({ id }: Meaning, _o: unknown, _t: unknown, _p: unknown, span: BarSpan): Operand => {
      const isHigh = id === 'highOf' || id === 'high';
      const of = call(isHigh ? 'highest' : 'lowest', named(isHigh ? 'high' : 'low'), number(sessionsIn(span)));
      return { term: ago(of, 1), unit: 'price' };
    },
    0.6,
  ),
  rule(
    'operand',
    'fn:past span extreme',
    (_p: unknown, span: BarSpan, { id }: Meaning): Operand => {
      const of = call(
        id === 'high' ? 'highest' : 'lowest',
        named(id === 'high' ? 'high' : 'low'),
        number(sessionsIn(span)),
      );
      return { term: ago(of, 1), unit: 'price' };
    },
    0.1,
  ),
  rule(
    'condition',
    'price:close fn:of fn:the? end fn:levelWord? fn:of span',
    (
      _c: unknown,
      _o: unknown,
      _t: unknown,
      { id }: Meaning,
      _l: unknown,
      _i: unknown,
      span: BarSpan,
    ): Condition | null => {
      if (id !== 'highest' && id !== 'lowest') return null;
      return { term: compare(id === 'highest' ? '>' : '<', close, ago(call(id, close, number(sessionsIn(span))), 1)) };
    },
    0,
  ),
  ...(['goldenCross', 'deathCross'] as const).map((cross) =>
    rule(
      'condition',
      `ind:kdj fn:of? quantity ${side} event:${cross}`,
      (_k: unknown, _o: unknown, one: Quantity, { id }: Meaning) =>
        crossAt(
          kdjCross(cross === 'goldenCross'),
          { kind: 'rel', id, name: id === 'above' || id === 'atLeast' ? '>' : '<', unit: '' },
          one,
        ),
      0,
    ),
  ),
  rule('condition', 'condition fn:during', (one: Condition) => ({ ...one, term: asState(one.term) }), 0),
  rule('onlyThen', 'logic:only fn:trade', () => true, 0),
  rule('condition', 'ind:bbands fn:is? fn:widening', () => widthOf(true), 0),
  rule('condition', 'ind:bbands fn:is? fn:narrowing', () => widthOf(false), 0),
  // The last three and the first two sessions of the month.
  rule('fewDays', 'fn:lastDays number', (_l: unknown, n: WrittenNumber) => fewDays(n, true), 0),
  rule('fewDays', 'fn:firstDays number', (_f: unknown, n: WrittenNumber) => fewDays(n, false), 0),
  rule(
    'fewDays',
    'fewDays logic:and fn:the? fewDays',
    (a: readonly number[], _: unknown, _t: unknown, b: readonly number[]) => [...a, ...b],
    0,
  ),
  rule(
    'condition',
    'fn:of? fn:the? fewDays unit:day fn:monthTail',
    (_o: unknown, _t: unknown, list: readonly number[]) => onDays(list),
    0,
  ),
  rule(
    'condition',
    'fn:monthTail fn:of? fewDays unit:day',
    (_m: unknown, _o: unknown, list: readonly number[]) => onDays(list),
    0,
  ),
  rule('monthDay', 'number fn:dayNumber unit:day fn:of? fn:monthTail', ({ value, decimal }: WrittenNumber) =>
    decimal || value < 1 || value > 23 ? null : { n: value },
  ),
  rule(
    'monthDay',
    'number fn:dayNumber unit:day fn:of fn:the? month',
    ({ value, decimal }: WrittenNumber, _d: unknown, _u: unknown, _o: unknown, _t: unknown, { id }: Meaning) =>
      decimal || value < 1 || value > 23 ? null : { n: value, month: Number(id) },
    0,
  ),
  rule('date', 'freq:yearly|fn:eachYear date', (_: unknown, one: unknown) => one, 0),
  rule(
    'months',
    'month rel:to|fn:through fn:nextYear month',
    ({ id }: Meaning, _r: unknown, _n: unknown, { id: to }: Meaning) => {
      if (Number(to) >= Number(id)) return null;
      const found: number[] = [];
      for (let month = Number(id); found.length < 12; month = (month % 12) + 1) {
        found.push(month);
        if (month === Number(to)) break;
      }
      return found;
    },
    0,
  ),
  rule('beforeEvent', 'fn:the? unit:day logic:before fn:the? fn:announced', () => 1, 0.1),
  rule('beforeEvent', 'span logic:before fn:the? fn:announced', (span: BarSpan) => sessionsIn(span), 0.1),
  rule('sinceEvent', 'fn:the? unit:day logic:after fn:the? fn:announced', () => 1, 0.1),
  rule('sinceEvent', 'span logic:after fn:the? fn:announced', (span: BarSpan) => sessionsIn(span), 0.1),
  rule('schedule', 'act:rebalance fn:every month', (_a: unknown, _e: unknown, { id }: Meaning) => ({
    text: `yearly in ${longMonths[Number(id) - 1]}`,
  })),
  // How long nothing is bought after a loss.
  rule(
    'constraint',
    'fn:afterLoss fn:cooldown fn:of|fn:row? span',
    (after: Meaning, _c: unknown, _o: unknown, span: BarSpan) => pause(after, span),
    0,
  ),
  rule(
    'constraint',
    'fn:afterLoss span fn:of|rel:atMost? fn:cooldown',
    (after: Meaning, span: BarSpan) => pause(after, span),
    0,
  ),
  rule(
    'constraint',
    'fn:cooldown fn:of|fn:row? span fn:afterLoss',
    (_c: unknown, _o: unknown, span: BarSpan, after: Meaning) => pause(after, span),
    0,
  ),
  rule('constraint', 'constraint fn:beforeBuying', (one: string) => (one.startsWith('no entry') ? one : null), 0),
  rule(
    'constraint',
    'rel:atMost|fn:limit|logic:only fn:onePer',
    (_: unknown, { name }: Meaning) => `at most one entry a ${name}`,
    0,
  ),
  rule('condition', 'pairOf fn:is? bound', (gap: string, _i: unknown, one: Bound) => gapBound(gap, one), 0),
  rule(
    'condition',
    'pairOf fn:is? number fn:deviations rel:below|rel:above fn:the|fn:its? span fn:median',
    (gap: string, _i: unknown, { value }: WrittenNumber, _d: unknown, { id }: Meaning, _t: unknown, span: BarSpan) =>
      deviations(gap, span, value, id === 'below'),
    0,
  ),
  rule(
    'condition',
    'pairOf rel:above|rel:below span fn:median|ind:sma number fn:deviations',
    (gap: string, { id }: Meaning, span: BarSpan, _m: unknown, { value }: WrittenNumber) =>
      deviations(gap, span, value, id === 'below'),
    0,
  ),
  rule('atZero', 'fn:converged fn:median', () => true, 0),
  rule('atZero', 'fn:of fn:the fn:median', () => true, 0.6),
  rule(
    'atZero',
    'fn:it fn:move? rel:touch number',
    (_i: unknown, _m: unknown, _r: unknown, { value }: WrittenNumber) => (value === 0 ? true : null),
    0,
  ),
  rule('closing', 'price:close fn:it logic:when? atZero', () => true, 0),
  rule(
    'growth',
    'act:add fn:another fn:unitWord fn:eachTime distance',
    (_a: unknown, _n: unknown, _u: unknown, _e: unknown, { text, of, isDown }: Far) =>
      of === 'price' && isDown !== true ? { step: '1 unit', per: `+${text}` } : null,
    0,
  ),
  rule(
    'tail',
    'fn:the? howMany who? fn:of fn:the end',
    (
      _t: unknown,
      { count, share }: { readonly count: number; readonly share: boolean },
      _w: unknown,
      _o: unknown,
      _t2: unknown,
      { id }: Meaning,
    ) => (id === 'highest' || id === 'lowest' ? { end: id, count, share } : null),
    0.6,
  ),
  rule(
    'ranking',
    'fn:who fn:of? instruments fn:gainMore|fn:riseMost|fn:fallMost fn:over|fn:of fn:the? fn:past? span',
    (
      _w: unknown,
      _o: unknown,
      whose: readonly Mention[],
      { id }: Meaning,
      _v: unknown,
      _t: unknown,
      _p: unknown,
      span: BarSpan,
    ): Ranking => ({
      by: { term: call('ROC', close, number(sessionsIn(span))), unit: 'percent' },
      end: id === 'fallMost' ? 'lowest' : 'highest',
      count: 1,
      share: false,
      whose,
    }),
    0,
  ),
  rule(
    'basis',
    'perf:volatility fn:over|fn:of? when:lastYear',
    (): Operand => ({ term: call('HV', number(252)), unit: 'percent' }),
    0,
  ),
];
