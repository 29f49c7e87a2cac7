import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, all, call, close, compare, named, number, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { indicatorWith } from './indicator-forms.ts';
import type { Reentry } from './jargon.ts';
import type { MonthDay } from './months.ts';
import type { Ranges } from './ranges.ts';
import { ofPrice } from './relations.ts';
import type { Far } from './scaling.ts';
import type { Sizing } from './sizing.ts';
import type { Stop } from './stops.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

/** A relation that has to hold for so many bars, of the value said before. */
export interface LastingBound {
  readonly bound: Bound;
  readonly n: number;
}

/** A way out at a level of the value said before. */
export interface BoundOut {
  readonly bound: Bound;
}

const isMoney = ({ unit, value }: Quantity): boolean => (unit === 'none' || unit === 'money') && value > 0;

/** A price at which a loss is taken. */
const priceStop = (one: Quantity): Condition | null =>
  isMoney(one) ? { term: compare('<=', close, number(one.value)) } : null;

const lost = ({ text, of }: Far): Stop | null => (of === 'price' ? { text: `stop ${text} of entry` } : null);

const ranges = (kind: 'stop' | 'trailing', many: number, n: number): Stop | null => {
  if (many <= 0 || many > 20 || !Number.isInteger(n) || n < 2 || n > 100) return null;
  return { text: kind === 'stop' ? `stop ${many} ATR(${n})` : `trailing ${many} ATR(${n}) from peak` };
};

const kindOf = ({ id }: Meaning): 'stop' | 'trailing' => (id === 'trailing' ? 'trailing' : 'stop');

/** Opened so far beyond a price of the day before. */
function openedBeyond({ unit, value }: Quantity, id: string, line: Operand): Condition | null {
  if (unit !== 'percent' || value <= 0 || value >= 1 || line.unit !== 'price' || line.isFigure === true) return null;
  const isUp = id === 'above';
  const far = sum('*', line.term, number(Number((isUp ? 1 + value : 1 - value).toPrecision(6))));
  return { term: compare(isUp ? '>=' : '<=', named('open'), far) };
}

/** Away from a line by a share of it: 负乖离 is below. */
function offLine(line: Operand, isBelow: boolean, { unit, value }: Quantity): Condition | null {
  const size = Math.abs(value);
  if (unit !== 'percent' || size <= 0 || size >= 1 || line.unit !== 'price' || line.isFigure === true) return null;
  const far = sum('*', line.term, number(Number((isBelow ? 1 - size : 1 + size).toPrecision(6))));
  return {
    term: compare(isBelow ? '<' : '>', close, far),
    subject: { term: close, unit: 'price' },
    ...(line.whose !== undefined && { whose: line.whose }),
  };
}

/** Return for each unit of risk over as long. */
function perRisk(span: BarSpan): Operand {
  const n = number(sessionsIn(span));
  return { term: sum('/', call('ROC', close, n), call('HV', n)), unit: 'plain' };
}

/** Two names on the same side of their own lines. */
function bothSo(a: Mention, b: Mention, { op, right }: Bound): Condition | null {
  if ('written' in right || right.whose !== undefined || !/^[<>]=?$/u.test(op)) return null;
  const [one] = a.ids;
  const [two] = b.ids;
  if (one === undefined || two === undefined || one === two || a.ids.length + b.ids.length > 2) return null;
  const term = compare(op as '>', close, right.term);
  return { term: all([one, two].map((whose): Term => ({ is: 'of', whose, of: term }))) };
}

const highBefore = (span: BarSpan): Term => ago(call('highest', named('high'), number(sessionsIn(span))), 1);

/** Ways out, and what is asked of the bar of the entry. */
export const traderExitRules: readonly Rule[] = [
  rule(
    'lastingBound',
    'bound fn:of? span fn:row',
    (bound: Bound, _o: unknown, span: BarSpan): LastingBound | null => {
      const n = sessionsIn(span);
      return n >= 2 && n <= 60 ? { bound, n } : null;
    },
    0.2,
  ),
  rule(
    'lastingBound',
    'bound fn:row span',
    (bound: Bound, _r: unknown, span: BarSpan): LastingBound | null => {
      const n = sessionsIn(span);
      return n >= 2 && n <= 60 && span.of === 'days' ? { bound, n } : null;
    },
    0.2,
  ),
  // 升返上60止賺: beyond a level of what was named before.
  rule('boundOut', 'bound act:takeProfit', (bound: Bound): BoundOut => ({ bound }), 0.2),
  rule('boundOut', 'bound act:stop', (bound: Bound): BoundOut => ({ bound }), 0.4),
  rule(
    'exitAt',
    'fn:it? rel:touch|rel:crossBelow quantity act:stop',
    (_i: unknown, rel: Meaning, one: Quantity) => (rel.name === 'up' ? null : priceStop(one)),
    0,
  ),
  rule('exitAt', 'act:stop fn:of|fn:set|p:colon? quantity', (_s: unknown, _o: unknown, one: Quantity) =>
    one.unit === 'money' ? priceStop(one) : null,
  ),
  rule('stop', 'fn:anyFalls fn:of|rel:above? distance fn:isCut?', (_a: unknown, _o: unknown, one: Far) => lost(one), 0),
  rule('stop', 'stop fn:atOnce', (one: Stop) => one, 0),
  rule(
    'stop',
    'ind:atr act:trailing|act:stop p:comma? fn:multWord? quantity',
    (_a: unknown, kind: Meaning, _c: unknown, _m: unknown, { unit, value }: Quantity) =>
      unit === 'times' ? ranges(kindOf(kind), value, 14) : null,
    0,
  ),
  rule(
    'stop',
    'ind:atr act:trailing|act:stop p:comma? fn:multWord fn:of? number',
    (_a: unknown, kind: Meaning, _c: unknown, _m: unknown, _o: unknown, { value }: WrittenNumber) =>
      ranges(kindOf(kind), value, 14),
    0,
  ),
  rule(
    'stop',
    'ind:atr act:trailing|act:stop p:comma? fn:multWord fn:of? number p:comma? fn:period number',
    (...values: readonly unknown[]) =>
      ranges(kindOf(values[1] as Meaning), (values[5] as WrittenNumber).value, (values[8] as WrittenNumber).value),
    0,
  ),
  rule(
    'reentry',
    'fn:afterLoss fn:of instruments fn:cooldown fn:of|fn:row? rel:atLeast? span',
    (
      after: Meaning,
      _f: unknown,
      whose: readonly Mention[],
      _c: unknown,
      _o: unknown,
      _l: unknown,
      span: BarSpan,
    ): Reentry => ({ text: `no entry for ${sessionsIn(span)} bars after a ${after.name}`, whose }),
    0,
  ),
  rule(
    'constraint',
    'fn:afterLoss fn:cooldown fn:of|fn:row? rel:atLeast span',
    (after: Meaning, _c: unknown, _o: unknown, _l: unknown, span: BarSpan) =>
      `no entry for ${sessionsIn(span)} bars after a ${after.name}`,
    0,
  ),
  rule(
    'condition',
    'fn:it? price:open|fn:open quantity rel:atLeast? rel:above|rel:below fn:the|fn:its? operand',
    (_i: unknown, _p: unknown, one: Quantity, _l: unknown, { id }: Meaning, _t: unknown, line: Operand) =>
      openedBeyond(one, id, line),
    0,
  ),
  rule(
    'condition',
    'fn:offWord? operand fn:ofIt? fn:biasOf rel:above|rel:atLeast|rel:touch? quantity rel:atLeast?',
    (_f: unknown, line: Operand, _o: unknown, { name }: Meaning, _r: unknown, one: Quantity) =>
      offLine(line, name === 'below', one),
    0,
  ),
  rule(
    'operand',
    'fn:past|fn:over? span perf:totalReturn fn:dividedBy fn:the? perf:volatility',
    (_p: unknown, span: BarSpan) => perRisk(span),
    0,
  ),
  rule(
    'operand',
    'fn:over|fn:past span fn:ofIt perf:totalReturn',
    (_p: unknown, span: BarSpan): Operand => ({ term: call('ROC', close, number(sessionsIn(span))), unit: 'percent' }),
    0.2,
  ),
  rule(
    'condition',
    'logic:both? instrument logic:and instrument fn:is bound',
    (_b: unknown, a: Mention, _a: unknown, b: Mention, _i: unknown, one: Bound) => bothSo(a, b, one),
    1,
  ),
  rule(
    'indicator',
    'ind:macd p:open numbers p:close ind:macdHistogram',
    (_m: unknown, _o: unknown, list: readonly number[]) =>
      list.join() === '12,26,9' ? indicatorWith('macdHistogram', []) : null,
    0,
  ),
  rule('operand', 'fn:kdjD', () => indicatorWith('kdjD', []), 0),
  rule('operand', 'fn:kdjK', () => indicatorWith('kdjK', []), 0),
  rule(
    'sizing',
    'fn:account|fn:positionWord|fn:amountWord rel:equal|fn:is|p:colon sizing',
    (_a: unknown, _e: unknown, one: Sizing) => one,
    0,
  ),
  rule(
    'sizing',
    'fn:account sizing',
    (_a: unknown, one: Sizing) => (one.text.startsWith('percent ') ? one : null),
    0.3,
  ),
  rule(
    'schedule',
    'act:rebalance fn:of? fn:the? monthDay',
    (_a: unknown, _o: unknown, _t: unknown, { n, month, isQuarterly }: MonthDay): Sizing | null =>
      month !== undefined || isQuarterly === true
        ? null
        : n === 1
          ? { text: 'monthly' }
          : n === -1
            ? { text: 'monthly at month end' }
            : null,
    0,
  ),
  rule('beforeEvent', 'fn:the? unit:day logic:before fn:theyReport', () => 1, 0),
  rule('beforeEvent', 'span logic:before fn:theyReport', (span: BarSpan) => sessionsIn(span), 0),
  rule(
    'condition',
    'fn:theEvent logic:after when:nextDay',
    ({ name }: Meaning): Condition => ({ term: compare('==', call('daysSince', named(name)), number(1)) }),
    0,
  ),
  // "A breakout in X above the high of eight weeks": one break, not that of the year as well.
  rule(
    'condition',
    'fn:the? event:newHigh fn:of instrument rel:above fn:the? operand',
    (_t: unknown, _b: unknown, _o: unknown, { ids }: Mention, _r: unknown, _u: unknown, line: Operand) =>
      line.unit === 'price' && line.isFigure !== true && line.term.is !== 'name'
        ? { term: compare('>', close, line.term), whose: ids }
        : null,
    0,
  ),
  rule(
    'condition',
    'fn:the? event:newHigh rel:above fn:the? operand',
    (_t: unknown, _b: unknown, _r: unknown, _u: unknown, line: Operand): Condition | null =>
      line.unit === 'price' && line.isFigure !== true && line.term.is !== 'name'
        ? { term: compare('>', close, line.term) }
        : null,
    0.2,
  ),
  // A trail that hangs from the high of so many bars, and not from that since the purchase.
  rule(
    'exitAt',
    'act:trailing fn:of? ranges fn:of|rel:below fn:the? span extreme',
    (
      _t: unknown,
      _o: unknown,
      { many, one }: Ranges,
      _f: unknown,
      _h: unknown,
      span: BarSpan,
      { id }: Meaning,
    ): Condition | null =>
      id === 'high' && many > 0
        ? { term: compare('<', close, sum('-', highBefore(span), sum('*', number(many), one))) }
        : null,
    0,
  ),
  rule(
    'exitAt',
    'act:trailing fn:of? quantity fn:of|rel:below fn:the? span extreme',
    (
      _t: unknown,
      _o: unknown,
      { unit, value }: Quantity,
      _f: unknown,
      _h: unknown,
      span: BarSpan,
      { id }: Meaning,
    ): Condition | null =>
      id === 'high' && unit === 'percent' && value > 0 && value < 1
        ? { term: compare('<', close, sum('*', highBefore(span), number(Number((1 - value).toPrecision(6))))) }
        : null,
    0,
  ),
  rule(
    'holding',
    'act:hold instruments? fn:it? fn:aSpan',
    (_h: unknown, whose: readonly Mention[] | undefined, _i: unknown, { name }: Meaning): Stop | null => {
      const bars = sessionsIn({ n: 1, of: name as BarSpan['of'] });
      if (whose !== undefined && whose.length !== 1) return null;
      return { text: `timeExit ${bars} bars`, ...(whose !== undefined && { whose: whose[0]! }) };
    },
    0,
  ),
  // 每次2万买入 says how much of no currency: it is left unread, and is no price.
  rule(
    'openAmount',
    'fn:each|logic:when quantity act:buy',
    (_e: unknown, { unit, scale }: Quantity) => (unit === 'none' && scale >= 10_000 ? true : null),
    0,
  ),
  // 涨破50元: the price passes it.
  rule(
    'condition',
    'bound',
    (one: Bound) =>
      'written' in one.right && one.right.unit === 'money' && one.right.value < 1e5 && one.op.startsWith('crosses')
        ? ofPrice(one)
        : null,
    0.8,
  ),
  rule(
    'operand',
    'fn:highOf|fn:lowOf fn:the? span',
    ({ id }: Meaning, _t: unknown, span: BarSpan): Operand => ({
      term: ago(
        id === 'highOf'
          ? call('highest', named('high'), number(sessionsIn(span)))
          : call('lowest', named('low'), number(sessionsIn(span))),
        1,
      ),
      unit: 'price',
    }),
    0.3,
  ),
];
