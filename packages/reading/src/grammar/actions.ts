import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import { ago, all, call, compare, named, number, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Sizing } from './sizing.ts';
import type { Condition, Legs, Operand } from './values.ts';

export type Deed = 'switch' | 'buy' | 'hold' | 'sell' | 'flat' | 'short' | 'cover';

/** What is done, with whom and at which price of the day, as far as one phrase says it. */
export interface Action {
  readonly does: Deed;
  readonly whose?: readonly Mention[] | undefined;
  readonly fill?: string | undefined;
  readonly sizing?: string | undefined;
  /** Only so much of the position. */
  readonly portion?: string | undefined;
  /** So many times the usual purchase. */
  readonly times?: number | undefined;
  /** On top of what was bought before. */
  readonly isMore?: boolean | undefined;
  /** How often, where the word of buying says so. */
  readonly schedule?: string | undefined;
  /** Bought once and not sold. */
  readonly isForever?: boolean | undefined;
  /** Bought against each other. */
  readonly legs?: Legs | undefined;
}

/** A crossing or side whose line was said before: `sell when it crosses below`. */
export interface Reversal {
  readonly op: string;
}

/** Two lines that can cross each other. */
export interface Pair {
  readonly fast: Operand;
  readonly slow: Operand;
}

const deeds: readonly Deed[] = ['buy', 'hold', 'sell', 'flat', 'short', 'cover'];

function pair(fast: Operand, slow: Operand): Pair | null {
  return fast.unit === slow.unit && fast.unit === 'price' ? { fast, slow } : null;
}

function crossing({ fast, slow }: Pair, isUp: boolean, assumed?: readonly string[]): Condition {
  const term = call(isUp ? 'crossesAbove' : 'crossesBelow', fast.term, slow.term);
  return { term, subject: fast, ...(assumed !== undefined && { assumed }) };
}

const operandOf = (term: Term, assumed?: string): Operand => ({
  term,
  unit: 'price',
  ...(assumed !== undefined && { assumed }),
});

const macd: Pair = { fast: { term: call('MACD'), unit: 'plain' }, slow: operandOf(call('MACD.signal')) };
const three = [number(9), number(3), number(3)];
const kdj: Pair = { fast: operandOf(call('KDJ.K', ...three)), slow: operandOf(call('KDJ.D', ...three)) };

function with0(one: Condition, op: '>' | '<'): Condition {
  return { ...one, term: all([one.term, compare(op, macd.fast.term, number(0))]) };
}

const average = (n: number): Operand => operandOf(call('SMA', named('close'), number(n)));
const classic: Pair = { fast: average(50), slow: average(200) };

const up = 'event:goldenCross';
const down = 'event:deathCross';

/** Actions, the lines they cross, and what refers back to a condition said before. */
export const actionRules: readonly Rule[] = [
  ...deeds.map((does) => rule('action', `act:${does}`, () => ({ does }) satisfies Action, 0)),
  rule(
    'action',
    'fn:put sizing fn:into',
    (_: unknown, { text }: Sizing) => ({ does: 'buy', sizing: text }) satisfies Action,
  ),
  rule(
    'action',
    'fn:put sizing',
    (_: unknown, { text }: Sizing) => ({ does: 'buy', sizing: text }) satisfies Action,
    0.6,
  ),
  rule('action', 'action fn:it|fn:signal|fn:all', (one: Action) => one),
  rule(
    'action',
    'act:back instruments',
    (_: unknown, whose: readonly Mention[]) => ({ does: 'hold', whose }) satisfies Action,
    0,
  ),
  rule(
    'action',
    'act:switch instruments',
    (_: unknown, whose: readonly Mention[]) => ({ does: 'switch', whose }) satisfies Action,
    0,
  ),
  rule('action', 'size:full', ({ name }: Meaning) => ({ does: 'buy', sizing: name }) satisfies Action, 0),
  rule('action', 'fn:all action', (_: unknown, one: Action) => one, 0.1),
  rule(
    'action',
    'act:buy|act:invest sum fn:of instruments',
    (_b: unknown, { text }: Sizing, _o: unknown, whose: readonly Mention[]) =>
      ({ does: 'buy', sizing: text, whose }) satisfies Action,
    0,
  ),
  rule(
    'action',
    'act:buy|act:invest sum fn:into? instruments',
    (_b: unknown, { text }: Sizing, _o: unknown, whose: readonly Mention[]) =>
      ({ does: 'buy', sizing: text, whose }) satisfies Action,
    0.1,
  ),
  rule(
    'action',
    'act:invest sum',
    (_: unknown, { text }: Sizing) => ({ does: 'buy', sizing: text }) satisfies Action,
    0,
  ),
  rule(
    'action',
    'fn:put? sum fn:into instruments',
    (_: unknown, { text }: Sizing, _i: unknown, whose: readonly Mention[]) =>
      ({ does: 'buy', sizing: text, whose }) satisfies Action,
    0,
  ),
  rule(
    'action',
    'act:buy sum',
    (_: unknown, { text }: Sizing) => ({ does: 'buy', sizing: text }) satisfies Action,
    0.2,
  ),
  rule(
    'action',
    'act:buy|act:invest instruments fn:with|fn:of? sum',
    (_b: unknown, whose: readonly Mention[], _o: unknown, { text }: Sizing) =>
      ({ does: 'buy', sizing: text, whose }) satisfies Action,
    0.1,
  ),
  rule('action', 'act:takeProfit|act:stop act:sell', () => ({ does: 'sell' }) satisfies Action, 0.3),
  rule('action', 'fn:buyHold', () => ({ does: 'hold', isForever: true }) satisfies Action, 0),
  rule('action', 'act:invest', () => ({ does: 'buy' }) satisfies Action),
  rule('action', 'fn:begin action', (_: unknown, one: Action) => one, 0.1),
  rule('condition', 'fn:each condition', (_: unknown, one: Condition) => one, 0.4),
  rule('condition', 'fn:every condition', (_: unknown, one: Condition) => (isRecurring(one.term) ? one : null), 0.4),
  rule('action', 'act:pick', () => ({ does: 'buy' }) satisfies Action, 0.2),
  rule('action', 'action action', joinedActions, 0.4),
  rule('action', 'action fn:the fn:signal', (one: Action) => one),
  rule('action', 'action fn:of? instruments', (one: Action, _: unknown, whose: readonly Mention[]) =>
    one.whose === undefined ? { ...one, whose } : null,
  ),
  rule('action', 'action fn:into instruments', (one: Action, _: unknown, whose: readonly Mention[]) =>
    one.whose === undefined ? { ...one, whose } : null,
  ),
  rule('action', 'action fill', (one: Action, { name }: Meaning) =>
    one.fill === undefined ? { ...one, fill: name } : null,
  ),
  rule(
    'action',
    'action fn:of fn:the? fill',
    (one: Action, _o: unknown, _t: unknown, { name }: Meaning) =>
      one.fill === undefined ? { ...one, fill: name } : null,
    0.2,
  ),
  rule('action', 'fn:of? fill action', (_: unknown, { name }: Meaning, one: Action) =>
    one.fill === undefined ? { ...one, fill: name } : null,
  ),
  rule('traded', 'fn:of|fn:trade? instruments', (_: unknown, whose: readonly Mention[]) => whose, 0.05),
  rule('whatever', 'logic:whatever fn:everything?', () => true),
  rule('tally', 'rel:atLeast? number fn:ofThese', (_: unknown, { value }: { value: number }) => value),
  rule(
    'tally',
    'number unit:piece? fn:satisfy number unit:piece?',
    (_a: unknown, _p: unknown, _s: unknown, { value }: { value: number }) => value,
  ),
  rule('action', 'fn:self action', (_: unknown, one: Action) => one, 0.1),
  rule('whatever', 'fn:everything logic:whatever', () => true),
  rule('whatever', 'logic:whatever series|instrument|bar|fn:daily fn:does?', () => true),
  rule('turn', 'dir:up|dir:down', ({ id }: Meaning) => id),
  rule('condition', 'operand dir:up|dir:down', (left: Operand, { id }: Meaning) =>
    left.unit === 'flag' ? turnOf(left, id) : null,
  ),
  rule('itself', 'fn:it|price:close|price:price', () => true, 0),
  rule('itself', 'fn:it price:close', () => true, 0),
  rule('moving', 'fn:is|fn:move|pos:rise|pos:fall', () => true, 0),
  rule('sided', 'rel:crossAbove|rel:crossBelow|rel:above|rel:below', ({ name }: Meaning) => ({ op: name }), 0),
  rule(
    'sided',
    'fn:is|fn:move rel:crossAbove|rel:crossBelow|rel:above|rel:below',
    (_: unknown, { name }: Meaning) => ({ op: name }),
    0,
  ),
  rule('reversal', 'itself? sided fn:again|fn:it?', (_: unknown, one: Reversal) => one),
  // "Hold until …" is left when that holds.
  rule('action', 'act:sell|act:buy|act:short members', ({ id }: Meaning) => ({ does: id as Deed }), 0.1),
  rule(
    'action',
    'act:short size:half|share fn:account|fn:signal?',
    () => ({ does: 'short', sizing: 'percent 50 of equity' }) satisfies Action,
    0,
  ),
  rule('action', 'act:hold act:flat', () => ({ does: 'flat' }) satisfies Action, 0),
  rule('action', 'act:holdUntil', () => ({ does: 'sell' }) satisfies Action, 0),
  rule(
    'action',
    'act:buy|act:sell|act:short|act:cover fn:filterWord? fn:is',
    ({ id }: Meaning) => ({ does: id as Deed }),
    0.3,
  ),
  // The first close above a line is the bar that gets there.
  rule(
    'condition',
    'fn:of? fn:the? fn:nth condition',
    (_o: unknown, _t: unknown, { name }: Meaning, one: Condition) => (name === '1' ? firstOf(one) : null),
    0.1,
  ),
  rule('opposite', 'fn:opposite', ({ name }: Meaning) => name),
  rule('opposite', 'fn:of? fn:the? fn:opposite fn:signal?', (_o: unknown, _t: unknown, { name }: Meaning) => name),
  rule('pair', 'operand logic:and|p:slash|p:comma|fn:with operand', (fast: Operand, _: unknown, slow: Operand) =>
    pair(fast, slow),
  ),
  rule(
    'pair',
    'number p:slash|logic:and|p:dash number ind:sma|ind:ema',
    (a: { value: number }, _: unknown, b: { value: number }, { name }: Meaning) =>
      a.value >= 2 && b.value >= 2
        ? {
            fast: operandOf(call(name, named('close'), number(a.value))),
            slow: operandOf(call(name, named('close'), number(b.value))),
          }
        : null,
  ),
  rule(
    'pair',
    'number p:slash|logic:and|p:dash span ind:sma|ind:ema',
    (a: { value: number }, _: unknown, b: { n: number }, { name }: Meaning) =>
      a.value >= 2 && b.n >= 2
        ? {
            fast: operandOf(call(name, named('close'), number(a.value))),
            slow: operandOf(call(name, named('close'), number(b.n))),
          }
        : null,
  ),
  rule(
    'pair',
    'ind:sma|ind:ema number p:slash|logic:and|p:dash number',
    ({ name }: Meaning, a: { value: number }, _: unknown, b: { value: number }) =>
      a.value >= 2 && b.value >= 2
        ? {
            fast: operandOf(call(name, named('close'), number(a.value))),
            slow: operandOf(call(name, named('close'), number(b.value))),
          }
        : null,
  ),
  rule('system', 'fn:of? fn:the? pair', (_o: unknown, _t: unknown, lines: Pair) => lines, 1),
  rule('system', 'fn:of? fn:the? pair rel:cross|tmpl|fn:label', (_o: unknown, _t: unknown, lines: Pair) => lines, 0.3),
  rule('condition', `pair fn:of? ${up}`, (lines: Pair) => crossing(lines, true)),
  rule('condition', `pair fn:of? ${down}`, (lines: Pair) => crossing(lines, false)),
  rule('condition', `ind:macd fn:of? ${up}`, () => crossing(macd, true), 0),
  rule('condition', `ind:macd fn:of? ${down}`, () => crossing(macd, false), 0),
  rule('condition', `ind:kdj fn:of? ${up}`, () => crossing(kdj, true, ['kdj 9/3/3']), 0),
  rule('condition', `ind:kdj fn:of? ${down}`, () => crossing(kdj, false, ['kdj 9/3/3']), 0),
  rule('condition', `ind:macd fn:of? fn:aboveZero ${up}`, () => with0(crossing(macd, true), '>'), 0),
  rule('condition', `ind:macd fn:of? fn:belowZero ${up}`, () => with0(crossing(macd, true), '<'), 0),
  rule('condition', `ind:macd fn:of? fn:aboveZero ${down}`, () => with0(crossing(macd, false), '>'), 0),
  rule('condition', `ind:macd fn:of? fn:belowZero ${down}`, () => with0(crossing(macd, false), '<'), 0),
  rule(
    'condition',
    `fn:of? fn:aboveZero|fn:belowZero ${up}`,
    (_o: unknown, { id }: Meaning) => with0(crossing(macd, true), id === 'aboveZero' ? '>' : '<'),
    0.4,
  ),
  rule(
    'condition',
    `fn:of? fn:aboveZero|fn:belowZero ${down}`,
    (_o: unknown, { id }: Meaning) => with0(crossing(macd, false), id === 'aboveZero' ? '>' : '<'),
    0.4,
  ),
  rule('condition', 'ind:macd rel:crossAbove', () => crossing(macd, true), 1.2),
  rule('condition', 'ind:macd rel:crossBelow', () => crossing(macd, false), 1.2),
  rule('condition', 'fn:the? ind:macd rel:cross', () => crossing(macd, true), 1.2),
  rule('condition', 'ind:kdj rel:crossAbove', () => crossing(kdj, true, ['kdj 9/3/3']), 1.2),
  rule('condition', 'ind:kdj rel:crossBelow', () => crossing(kdj, false, ['kdj 9/3/3']), 1.2),
  rule(
    'touching',
    'itself? rel:touch fn:the? operand',
    (_: unknown, { name }: Meaning, _the: unknown, one: Operand) => ({
      one,
      way: name === 'up' ? '>=' : name === 'down' ? '<=' : null,
    }),
  ),
  rule('touching', 'fn:of ind:bbLower|ind:bbUpper', (_: unknown, { name }: Meaning) => ({
    one: operandOf(call(name, number(20), number(2)), 'bollinger 20/2'),
    way: null,
  })),
  rule(
    'touching',
    'fn:of ind:bbands ind:bbLower|ind:bbUpper',
    (_: unknown, _b: unknown, { name }: Meaning) => ({
      one: operandOf(call(name, number(20), number(2)), 'bollinger 20/2'),
      way: null,
    }),
    0,
  ),
  rule(
    'touching',
    'fn:of fn:the operand',
    (_o: unknown, _t: unknown, one: Operand) =>
      one.unit === 'price' && one.isFigure !== true && one.term.is === 'call' ? { one, way: null } : null,
    1,
  ),
  rule(
    'touching',
    'fn:of fn:the ind:sma|ind:ema',
    (_o: unknown, _t: unknown, { name }: Meaning) => ({
      one: operandOf(call(name, named('close'), number(0))),
      way: null,
    }),
    0.2,
  ),
  rule(
    'touching',
    'fn:of fn:the? ind:bbMid',
    () => ({ one: operandOf(call('BB.mid', number(20)), 'bollinger 20/2'), way: null }),
    0.3,
  ),
  rule('condition', up, () => ({ ...crossing(classic, true, ['50/200']), isUsualCross: true }), 0.9),
  rule('condition', down, () => ({ ...crossing(classic, false, ['50/200']), isUsualCross: true }), 0.9),
];

/** A day that comes again and again. */
const isRecurring = (term: Term): boolean =>
  term.is === 'compare' && term.left.is === 'call' && /^(daysTo|daysSince|tradingDayOfMonth)$/u.test(term.left.name);

/** Where a state begins. */
function firstOf(one: Condition): Condition {
  const { term } = one;
  const isLine =
    term.is === 'compare' && term.right.is !== 'number' && term.right.is !== 'ago' && term.right.is !== 'name';
  if (!isLine || term.op === '==' || term.op === '!=') return one;
  return { ...one, term: call(term.op.startsWith('>') ? 'crossesAbove' : 'crossesBelow', term.left, term.right) };
}

/** Two words for one action, each with what it alone says. */
function joinedActions(one: Action, two: Action): Action | null {
  if (one.does !== two.does || two.whose !== undefined) return null;
  const isTwice =
    (one.sizing !== undefined && two.sizing !== undefined) || (one.fill !== undefined && two.fill !== undefined);
  return isTwice ? null : { ...one, ...two, whose: one.whose };
}

/** A line that rises or falls from bar to bar. */
export function trendOf(left: Operand, id: string): Condition {
  return {
    term: compare(id === 'rising' ? '>' : '<', left.term, ago(left.term, 1)),
    subject: left,
    ...(left.whose && { whose: left.whose }),
  };
}

/** A direction that turns up, or that is down. */
export function turnOf(left: Operand, id: string): Condition {
  const state = compare('==', left.term, number(id === 'up' ? 1 : -1));
  const term = id === 'up' ? all([state, compare('==', ago(left.term, 1), number(-1))]) : state;
  return {
    term,
    subject: left,
    ...(left.whose && { whose: left.whose }),
    ...(left.assumed !== undefined && { assumed: [left.assumed] }),
  };
}
