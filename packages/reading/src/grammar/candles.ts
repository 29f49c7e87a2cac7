import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, all, call, close, compare, named, not, number, someTerm, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

interface Far {
  readonly text: string;
  readonly of: string;
}

/** So far below the highest price since the purchase. */
const fromPeak = ({ text, of }: Far): { readonly text: string } | null =>
  of === 'risk' ? null : { text: `trailing ${text} from peak` };

const volume = named('volume');

/** So many times the volume of the day before, or of its average. */
const volumeOver = (times: number, base: Term): Condition => ({
  term: compare('>', named('volume'), sum('*', number(times), base)),
});

const extremeOf = (what: Term, n: number, isHigh: boolean): Condition => ({
  term: compare(isHigh ? '>=' : '<=', what, call(isHigh ? 'highest' : 'lowest', what, number(n))),
});

const isTop = ({ id, kind }: Meaning): boolean => (kind === 'end' ? id === 'highest' : id === 'high');

function chandelier(n: number, k: number, range = n): Condition | null {
  if (n < 2 || n > 400 || k <= 0 || k > 20) return null;
  const far = sum('*', number(k), call('ATR', number(range)));
  return { term: compare('<', close, sum('-', call('highest', named('high'), number(n)), far)) };
}

function dojiWithin({ unit, value }: Quantity): Condition | null {
  if (unit !== 'percent' || value <= 0) return null;
  return { term: compare('<', call('abs', sum('-', sum('/', close, named('open')), number(1))), number(value)) };
}

/** 5>10>20: averages in that order. */
function fanned(list: readonly number[]): Condition | null {
  if (list.length < 3 || list.some((n) => n < 2 || !Number.isInteger(n))) return null;
  const line = (n: number): Term => call('SMA', close, number(n));
  const isUp = list[0]! < list.at(-1)!;
  const pairs = list.slice(1).map((n, at): Term => compare(isUp ? '>' : '<', line(list[at]!), line(n)));
  return { term: all(pairs) };
}

const isDays = (term: Term): boolean =>
  someTerm(term, (part) => part.is === 'call' && /^(days|weekday|month|tradingDay)/u.test(part.name));

/** Shapes of single bars, volumes, clouds, and stops that hang on them. */
export const candleRules: readonly Rule[] = [
  rule('condition', 'price:close fn:intoCloud', () => ({ term: compare('<', close, call('ICHIMOKU.cloudTop')) }), 0),
  rule('condition', 'fn:intoCloud', () => ({ term: compare('<', close, call('ICHIMOKU.cloudTop')) }), 0),
  rule('condition', 'fn:onCloud', () => ({ term: compare('>', close, call('ICHIMOKU.cloudTop')) }), 0),
  rule(
    'condition',
    'fn:it? fn:recovers fn:the? fn:entry',
    () => ({ term: compare('>=', close, named('position.entryPrice')) }),
    0,
  ),
  rule(
    'condition',
    'fn:it? fn:recovers fn:the? fn:preEx price:close|price:price',
    () => ({ term: compare('>=', close, named('position.entryPrice')), assumed: ['position.entryPrice'] }),
    0,
  ),
  rule(
    'condition',
    'logic:when? fn:it fn:recovers fn:the? fn:preEarnings price:close',
    () => ({ term: compare('>=', close, named('event.earnings.preClose')) }),
    0,
  ),
  rule(
    'operand',
    'fn:its? fn:preEarnings price:close',
    () => ({ term: named('event.earnings.preClose'), unit: 'price' }) satisfies Operand,
    0,
  ),
  rule(
    'condition',
    'logic:after fn:the? event:earnings pos:fall|pos:rise fn:of? rel:atLeast|rel:above? quantity',
    (_a: unknown, _t: unknown, _e: unknown, { id }: Meaning, _o: unknown, _r: unknown, { unit, value }: Quantity) =>
      unit === 'percent'
        ? {
            term: compare(
              id === 'fall' ? '<=' : '>=',
              named('event.earnings.reaction'),
              number(id === 'fall' ? -value : value),
            ),
          }
        : null,
    0,
  ),
  rule(
    'stop',
    'act:stop rel:below|fn:of fn:the? extreme|price:low|price:high fn:of fn:the? fn:entryBar',
    (_s: unknown, _r: unknown, _t: unknown, { id }: Meaning) =>
      id === 'low' ? { text: 'stop at low of entry bar' } : null,
    0,
  ),
  rule(
    'stop',
    'act:stop fn:set? fn:of? fn:entryBar fn:of? extreme|price:low',
    (_s: unknown, _f: unknown, _o: unknown, _e: unknown, _of: unknown, { id }: Meaning) =>
      id === 'low' ? { text: 'stop at low of entry bar' } : null,
    0,
  ),
  rule(
    'stop',
    'act:takeProfit fn:of? mult fn:theRisk',
    (_t: unknown, _o: unknown, { name }: Meaning) => ({ text: `takeProfit ${name} R` }),
    0,
  ),
  rule(
    'stop',
    'act:takeProfit fn:of? number unit:times? fn:theRisk',
    (_t: unknown, _o: unknown, { value }: WrittenNumber) =>
      value > 0 && value <= 20 ? { text: `takeProfit ${value} R` } : null,
    0,
  ),
  rule('stop', 'fn:of fn:the? stop', (_o: unknown, _t: unknown, one: unknown) => one, 0.2),
  rule(
    'exitAt',
    'act:trailing fn:it? fn:of fn:the? fn:lowOf|price:low fn:of? fn:the? fn:past? span',
    (
      _a: unknown,
      _i: unknown,
      _o: unknown,
      _t: unknown,
      _l: unknown,
      _o2: unknown,
      _t2: unknown,
      _p: unknown,
      span: BarSpan,
    ): Condition => ({
      term: compare('<', close, ago(call('lowest', named('low'), number(sessionsIn(span))), 1)),
    }),
    0,
  ),
  rule(
    'condition',
    'operand fn:broke',
    (one: Operand) => (one.unit === 'price' && one.isFigure !== true ? { term: compare('<', close, one.term) } : null),
    0.3,
  ),
  rule(
    'condition',
    'price:volume fn:is? fn:the? fn:fresh? fn:of? span end|extreme',
    (_v: unknown, _i: unknown, _t: unknown, _f: unknown, _o: unknown, span: BarSpan, end: Meaning) =>
      extremeOf(volume, sessionsIn(span), isTop(end)),
    0,
  ),
  rule(
    'condition',
    'price:volume fn:is? fn:the? end|extreme fn:of fn:the? fn:past? span',
    (_v: unknown, _i: unknown, _t: unknown, end: Meaning, _o: unknown, _t2: unknown, _p: unknown, span: BarSpan) =>
      extremeOf(volume, sessionsIn(span), isTop(end)),
    0,
  ),
  rule(
    'condition',
    'metric fn:is? fn:fresh extreme',
    ({ name }: Meaning, _i: unknown, _f: unknown, { id }: Meaning) =>
      name === '' ? null : { ...extremeOf(named(name), 252, id === 'high'), assumed: ['high of a year'] },
    0,
  ),
  rule(
    'condition',
    'metric event:newHigh',
    ({ name }: Meaning) => (name === '' ? null : { ...extremeOf(named(name), 252, true), assumed: ['high of a year'] }),
    0,
  ),
  rule(
    'condition',
    'fn:chandelier number p:slash number',
    (_c: unknown, n: WrittenNumber, _s: unknown, k: WrittenNumber) => chandelier(n.value, k.value),
    0.3,
  ),
  rule(
    'condition',
    'fn:chandelier p:open number p:comma|p:slash number p:close',
    (_c: unknown, _o: unknown, n: WrittenNumber, _s: unknown, k: WrittenNumber) => chandelier(n.value, k.value),
    0,
  ),
  rule(
    'exitAt',
    'fn:chandelier number p:slash number',
    (_c: unknown, n: WrittenNumber, _s: unknown, k: WrittenNumber) => chandelier(n.value, k.value),
    0,
  ),
  rule(
    'exitAt',
    'fn:chandelier p:colon instrument? span extreme|price:high fn:minus number unit:times? ind:atr p:open number p:close',
    (
      _c: unknown,
      _p: unknown,
      whose: Mention | undefined,
      span: BarSpan,
      _h: unknown,
      _m: unknown,
      k: WrittenNumber,
      _x: unknown,
      _a: unknown,
      _o: unknown,
      n: WrittenNumber,
    ) => {
      const made = chandelier(sessionsIn(span), k.value, n.value);
      return made === null || whose === undefined ? made : { ...made, whose: whose.ids };
    },
    0,
  ),
  rule(
    'condition',
    'fn:doji fn:body rel:below quantity',
    (_d: unknown, _b: unknown, _r: unknown, one: Quantity) => dojiWithin(one),
    0,
  ),
  rule('condition', 'fn:body rel:below quantity', (_b: unknown, _r: unknown, one: Quantity) => dojiWithin(one), 0),
  rule(
    'condition',
    'price:volume pos:rise|fn:growing|pos:raised rel:atLeast|rel:above? quantity',
    (_v: unknown, _p: unknown, _r: unknown, { unit, value }: Quantity) =>
      unit === 'percent' && value > 0 ? volumeOver(1 + value, ago(volume, 1)) : null,
    0,
  ),
  rule(
    'condition',
    'condition when:nextDay|fill:nextOpen logic:when? condition',
    (one: Condition, _n: unknown, _w: unknown, two: Condition) =>
      isDays(one.term) || isDays(two.term)
        ? null
        : { ...two, whose: two.whose ?? one.whose, term: all([ago(one.term, 1), two.term]) },
    0.2,
  ),
  rule('condition', 'fn:volumeDown operand rel:atMost?', (_: unknown, { term, unit }: Operand) =>
    unit === 'plain' ? { term: compare('<=', volume, term) } : null,
  ),
  rule(
    'bound',
    'pos:pullback bound',
    (_: unknown, one: Bound) => (one.op.startsWith('<') || one.op === 'crossesBelow' ? one : null),
    0.2,
  ),
  rule('condition', 'logic:not fn:streak', () => ({ term: not(ago(call('limitUp'), 1)) }), 0),
  rule('condition', 'logic:not fn:is fn:streak', () => ({ term: not(ago(call('limitUp'), 1)) }), 0),
  rule(
    'condition',
    'fn:nearHigh',
    () => ({ term: compare('>=', call('IBS'), number(0.9)), assumed: ['IBS ≥ 0.9'] }),
    0,
  ),
  rule('condition', 'fn:nearLow', () => ({ term: compare('<=', call('IBS'), number(0.1)), assumed: ['IBS ≤ 0.1'] }), 0),
  rule('fan', 'number rel:above number', (a: WrittenNumber, _: unknown, b: WrittenNumber) => [a.value, b.value], 0.2),
  rule('fan', 'number rel:below number', (a: WrittenNumber, _: unknown, b: WrittenNumber) => [a.value, b.value], 0.2),
  rule(
    'fan',
    'fan rel:above|rel:below number',
    (list: readonly number[], _: unknown, n: WrittenNumber) => [...list, n.value],
    0.1,
  ),
  rule('condition', 'fn:regime fan', (_: unknown, list: readonly number[]) => fanned(list), 0),
  rule('condition', 'ind:sma fn:regime fan', (_: unknown, _r: unknown, list: readonly number[]) => fanned(list), 0),
  rule(
    'condition',
    'fn:of? price:close? fn:of? when:today? fn:nearHigh',
    () => ({ term: compare('>=', call('IBS'), number(0.9)), assumed: ['IBS ≥ 0.9'] }),
    0,
  ),
  rule(
    'outcome',
    'fn:of? fn:peakSince fn:of? pos:pullback|pos:fall|pos:loss rel:above|rel:atLeast? distance',
    (_f: unknown, _p: unknown, _o: unknown, _w: unknown, _r: unknown, far: Far) => fromPeak(far),
    0,
  ),
  // A pullback is one from the highest price.
  rule(
    'outcome',
    'pos:pullback rel:above|rel:atLeast? distance rel:atLeast?',
    (_p: unknown, _r: unknown, far: Far) => fromPeak(far),
    0.9,
  ),
  rule(
    'outcome',
    'fn:it? pos:pullback|pos:fall|pos:loss distance fn:of fn:the? fn:peakSince',
    (_i: unknown, _w: unknown, far: Far) => fromPeak(far),
    0,
  ),
  rule(
    'outcome',
    'itself? fn:is? distance rel:below|fn:of fn:the? fn:peakSince',
    (_i: unknown, _s: unknown, far: Far) => fromPeak(far),
    0,
  ),
];
