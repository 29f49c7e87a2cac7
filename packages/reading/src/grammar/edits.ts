import { rule, type Rule } from '../parse/chart.ts';
import { upTo } from './exits.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { call, close, compare, named, not, opposite, someTerm, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { asState } from './lasting.ts';
import { sessionsIn, type BarSpan, type Condition, type Operand } from './values.ts';

/** A number of the open object that becomes another. */
export type Swap =
  | { readonly is: 'value'; readonly from: number; readonly to: number }
  | { readonly is: 'line'; readonly which: 'fast' | 'slow'; readonly to: number }
  | { readonly is: 'period'; readonly indicator: string; readonly to: number }
  /** "Use 30 and 90": the lengths of the two averages. */
  | { readonly is: 'lengths'; readonly fast: number; readonly slow: number };

/** What is taken out, by the first word of its notation. */
export interface Removal {
  readonly what: string;
  /** A condition by its own words, or by the indicators it is about. */
  readonly term?: Term | undefined;
  readonly names?: readonly string[] | undefined;
  /** A cross that does not say of what. */
  readonly isCross?: boolean | undefined;
}

/** One name in the place of another. */
export interface Trade {
  readonly from: Mention;
  readonly to: Mention;
}

export function callsIn(term: Term): readonly string[] {
  const names: string[] = [];
  someTerm(term, (part) => {
    if (part.is === 'call') names.push(part.name);
    else if (part.is === 'name' && part !== close) names.push(part.name);
    return false;
  });
  return names;
}

const from = (one: number, to: number): Swap => ({ is: 'value', from: one, to });
const change = 'edit:change|rel:to';

/** What a text does to the object that is open. */
export const editRules: readonly Rule[] = [
  rule(
    'swap',
    'edit:change|fn:put fn:it? number logic:and|p:slash number fn:instead?',
    (_e: unknown, _i: unknown, a: WrittenNumber, _and: unknown, b: WrittenNumber): Swap | null =>
      [a, b].every(({ value }) => Number.isInteger(value) && value >= 2 && value <= 400) && a.value < b.value
        ? { is: 'lengths', fast: a.value, slow: b.value }
        : null,
    0,
  ),
  rule(
    'swap',
    `edit:change? fn:the? number ${change} number`,
    (_e: unknown, _t: unknown, a: WrittenNumber, _to: unknown, b: WrittenNumber) => from(a.value, b.value),
  ),
  rule(
    'swap',
    `edit:change? fn:the? number ${change} span`,
    (_e: unknown, _t: unknown, a: WrittenNumber, _to: unknown, b: BarSpan) => from(a.value, sessionsIn(b)),
  ),
  rule(
    'swap',
    `edit:change? fn:the? span ind:sma|ind:ema? ${change} number`,
    (_e: unknown, _t: unknown, a: BarSpan, _i: unknown, _to: unknown, b: WrittenNumber) => from(sessionsIn(a), b.value),
  ),
  rule(
    'swap',
    `edit:change? fn:the? span ind:sma|ind:ema? ${change} span`,
    (_e: unknown, _t: unknown, a: BarSpan, _i: unknown, _to: unknown, b: BarSpan) => from(sessionsIn(a), sessionsIn(b)),
  ),
  rule(
    'swap',
    `edit:change? fn:the? quantity ${change} quantity`,
    (_e: unknown, _t: unknown, a: Quantity, _to: unknown, b: Quantity) =>
      a.unit === b.unit ? from(a.value, b.value) : null,
    0.4,
  ),
  rule(
    'swap',
    `edit:change? fn:the? line ${change}? span`,
    (_e: unknown, _t: unknown, { id }: Meaning, _to: unknown, b: BarSpan) =>
      id === 'fast' || id === 'slow' ? { is: 'line', which: id, to: sessionsIn(b) } : null,
  ),
  rule(
    'swap',
    `edit:change? fn:the? line ${change} number`,
    (_e: unknown, _t: unknown, { id }: Meaning, _to: unknown, b: WrittenNumber) =>
      id === 'fast' || id === 'slow' ? { is: 'line', which: id, to: b.value } : null,
  ),
  ...['rsi', 'cci', 'mfi', 'adx', 'atr', 'williamsR'].flatMap((id) => [
    rule(
      'swap',
      `ind:${id} fn:period? ${change} number`,
      (ind: Meaning, _p: unknown, _to: unknown, { value }: WrittenNumber) => ({
        is: 'period',
        indicator: ind.name,
        to: value,
      }),
    ),
    rule('swap', `ind:${id} fn:period? ${change} span`, (ind: Meaning, _p: unknown, _to: unknown, span: BarSpan) => ({
      is: 'period',
      indicator: ind.name,
      to: sessionsIn(span),
    })),
    rule(
      'swap',
      `edit:change span ind:${id}`,
      (_e: unknown, span: BarSpan, ind: Meaning) => ({
        is: 'period',
        indicator: ind.name,
        to: sessionsIn(span),
      }),
      0,
    ),
  ]),
  rule(
    'smoothing',
    'edit:change? fn:the? ind:ema|ind:sma|ind:hma fn:averages?',
    (_e: unknown, _t: unknown, { name }: Meaning) => name,
  ),
  ...(['stop', 'takeProfit', 'trailing'] as const).flatMap((what) => [
    rule('removal', `edit:remove fn:the? act:${what}`, () => ({ what })),
    rule('removal', `logic:not fn:the? act:${what}`, () => ({ what }), 0.2),
    rule('removal', `fn:the? act:${what} edit:remove`, () => ({ what })),
  ]),
  // "Change the RSI threshold from 30 to 25."
  rule(
    'swap',
    'edit:change fn:the? ind:rsi|ind:cci|ind:mfi|ind:kdj|ind:williamsR|ind:adx? fn:threshold? fn:of number rel:to number',
    (
      _e: unknown,
      _t: unknown,
      _i: unknown,
      _h: unknown,
      _f: unknown,
      a: WrittenNumber,
      _to: unknown,
      b: WrittenNumber,
    ) => from(a.value, b.value),
    0,
  ),
  rule(
    'swap',
    'number edit:instead number',
    (b: WrittenNumber, _i: unknown, a: WrittenNumber) => from(a.value, b.value),
    0,
  ),
  rule(
    'swap',
    'span edit:instead span',
    (b: BarSpan, _i: unknown, a: BarSpan) => from(sessionsIn(a), sessionsIn(b)),
    0,
  ),
  rule(
    'swap',
    'ind:rsi|ind:cci|ind:mfi|ind:williamsR number edit:instead number',
    (_i: unknown, b: WrittenNumber, _e: unknown, a: WrittenNumber) => from(a.value, b.value),
    0,
  ),
  ...['rsi', 'cci', 'mfi', 'adx', 'atr', 'williamsR'].map((id) =>
    rule(
      'swap',
      `edit:change fn:the span ind:${id}`,
      (_e: unknown, _t: unknown, span: BarSpan, ind: Meaning) => ({
        is: 'period',
        indicator: ind.name,
        to: sessionsIn(span),
      }),
      0,
    ),
  ),
  rule('removal', 'edit:remove fn:the? act:sell fn:signal|fn:filterWord?', () => ({ what: 'exit' }), 0),
  rule('removal', 'act:sell fn:signal|fn:filterWord edit:remove', () => ({ what: 'exit' }), 0),
  // One kind of stop in the place of another.
  rule('removal', 'edit:instead fn:the? act:stop', () => ({ what: 'stop' }), 0),
  rule('removal', 'edit:remove fn:the? fn:timeLimit', () => ({ what: 'timeExit' })),
  rule('topMany', 'end|fn:topWord howMany', (_: unknown, { count, share }: { count: number; share: boolean }) =>
    share ? null : count,
  ),
  rule('instead', 'edit:instead span|freq|bar|unit:day|unit:week|unit:month', (_: unknown, what: unknown) => what),
  rule(
    'instead',
    'edit:instead fn:of? fn:the? instruments',
    (_e: unknown, _o: unknown, _t: unknown, what: unknown) => what,
  ),
  rule(
    'instead',
    'edit:instead fn:of? fn:the? ind:sma|ind:ema|ind:hma',
    (_e: unknown, _o: unknown, _t: unknown, what: unknown) => what,
    0,
  ),
  rule('instead', 'edit:instead number', (_e: unknown, what: unknown) => what, 0),
  rule(
    'trade',
    'edit:change instrument fn:of|rel:to|fn:with|edit:change instrument',
    (_e: unknown, from_: Mention, _f: unknown, to: Mention) => ({ from: from_, to }) satisfies Trade,
    0,
  ),
  rule(
    'trade',
    'instrument edit:change|act:switch instrument',
    (from_: Mention, _e: unknown, to: Mention) => ({ from: from_, to }) satisfies Trade,
    0.2,
  ),
  rule(
    'removal',
    'edit:remove fn:the? operand fn:filterWord|fn:signal|fn:lineWord',
    (_e: unknown, _t: unknown, one: Operand) => ({ what: 'rule', names: callsIn(one.term) }),
    0,
  ),
  rule(
    'removal',
    'operand fn:filterWord|fn:lineWord fn:allOf|logic:and? edit:remove',
    (one: Operand) => ({ what: 'rule', names: callsIn(one.term) }),
    0,
  ),
  rule(
    'removal',
    'edit:remove fn:the? condition',
    (_e: unknown, _t: unknown, one: Condition) => ({ what: 'rule', term: one.term }),
    0,
  ),
  rule(
    'removal',
    'condition fn:filterWord|fn:lineWord logic:and? edit:remove',
    (one: Condition) => ({ what: 'rule', term: one.term, ...(one.isUsualCross === true && { isCross: true }) }),
    0,
  ),
  rule(
    'since',
    'fn:result? fn:of? number unit:year fn:start',
    (_r: unknown, _o: unknown, { value, decimal }: WrittenNumber) =>
      decimal || value < 1980 || value > 2100 ? null : value,
  ),
  rule(
    'since',
    'fn:result? fn:of fn:start? number',
    (_r: unknown, _o: unknown, _s: unknown, { value, decimal, form }: WrittenNumber) =>
      decimal || form !== 'digits' || value < 1980 || value > 2100 ? null : value,
    0.6,
  ),
  rule(
    'since',
    'fn:start fn:of? number',
    (_s: unknown, _o: unknown, { value, decimal, form }: WrittenNumber) =>
      decimal || form !== 'digits' || value < 1980 || value > 2100 ? null : value,
    0.4,
  ),
  rule(
    'barred',
    'logic:not act:buy fn:it|fn:all|fn:signal? logic:when? condition',
    (_n: unknown, _b: unknown, _w: unknown, _i: unknown, one: Condition) => barred(one),
  ),
  rule(
    'barred',
    'logic:not act:buy fn:the fn:signal condition',
    (_n: unknown, _b: unknown, _t: unknown, _w: unknown, one: Condition) => barred(one),
  ),
  rule(
    'barred',
    'logic:not fn:of? days act:buy',
    (_n: unknown, _o: unknown, list: readonly string[]) => ({
      term:
        list.length === 1
          ? compare('!=', call('weekday'), named(list[0]!))
          : not({ is: 'in', of: call('weekday'), list: list.map(named) }),
    }),
    0,
  ),
  rule('barred', 'fn:self barred', (_: unknown, one: Condition) => one, 0),
  rule(
    'barred',
    'condition p:comma|when:today|fn:oneDay? logic:not act:buy fn:it|fn:all|fn:signal?',
    (one: Condition) => barred(one),
  ),
  rule('barred', 'condition logic:then|fn:polite logic:not act:buy', (one: Condition) => barred(one)),
];

/** What must not hold where something is bought: of a crossing, the side it leads to, not its one bar. */
export function barred(one: Condition): Condition {
  return { ...one, term: opposite(asState(upTo(one.term))) };
}
