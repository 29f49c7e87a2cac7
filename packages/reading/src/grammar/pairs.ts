import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { call, close, compare, number, sum, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Action } from './actions.ts';
import { indicatorWith } from './indicator-forms.ts';
import { sessionsIn, type BarSpan, type Condition, type Legs, type Operand } from './values.ts';

/** How far the gap is from its mean, on either side, when the pair is opened or closed. */
export interface ZLevel {
  readonly isEntry: boolean;
  readonly value: number;
  /** Of a ratio and not of a difference, where it is said of one. */
  readonly isRatio?: boolean | undefined;
}

/** The gap of two names, which names it is being said elsewhere: a spread of logarithms or a ratio. */
type Gap = 'spread' | 'ratio';

const zscore = (gap: Gap, n: number, isUsual = false): Operand => ({
  term: call('zscore', call(gap), number(n)),
  unit: 'plain',
  ...(isUsual && { assumed: `zscore ${n}` }),
});

const usualWindow = 60;

function legsOf(one: Action, two: Action): Legs | null {
  const [first, second] = [one.whose, two.whose];
  if (first?.length !== 1 || second?.length !== 1) return null;
  const isLong = (does: string): boolean => does === 'buy' || does === 'hold';
  const isShort = (does: string): boolean => does === 'short' || does === 'sell';
  if (isLong(one.does) && isShort(two.does)) return { long: first[0]!, short: second[0]! };
  return isShort(one.does) && isLong(two.does) ? { long: second[0]!, short: first[0]! } : null;
}

const returnOf = ({ ids }: Mention, span: BarSpan): Term => ({
  is: 'of',
  whose: ids[0]!,
  of: call('ROC', close, number(sessionsIn(span))),
});

/** One has done so much better or worse than the other. */
function apart(
  one: Mention,
  isBetter: boolean,
  two: Mention,
  { unit, value }: Quantity,
  span: BarSpan,
): Condition | null {
  if ((unit !== 'points' && unit !== 'percent') || value <= 0 || one.ids.length > 1 || two.ids.length > 1) return null;
  const gap = sum('-', returnOf(one, span), returnOf(two, span));
  return { term: compare(isBetter ? '>=' : '<=', gap, number(isBetter ? value : -value)) };
}

/** Two names against each other. */
export const pairRules: readonly Rule[] = [
  rule(
    'legs',
    'action logic:and|p:comma|logic:while? action',
    (one: Action, _: unknown, two: Action) => legsOf(one, two),
    0,
  ),
  rule('legs', 'act:buy fn:the? fn:pairGap', () => ({ long: 'spread', short: 'spread' }) satisfies Legs, 0),
  rule('backwards', 'act:short fn:the? fn:pairGap', () => true, 0),
  rule('pairNames', 'instruments fn:pairTrade', (whose: readonly Mention[]) => (whose.length === 2 ? whose : null), 0),
  rule(
    'pairNames',
    'fn:pairTrade fn:of? instruments',
    (_: unknown, _o: unknown, whose: readonly Mention[]) => (whose.length === 2 ? whose : null),
    0,
  ),
  rule(
    'pairNames',
    'fn:pairTrade fn:of? instrument fn:versus instrument',
    (_: unknown, _o: unknown, a: Mention, _v: unknown, b: Mention) => [a, b],
    0,
  ),
  rule('traded', 'pairNames', (whose: readonly Mention[]) => whose, 0),
  rule('pairOf', 'fn:pairGap', ({ name }: Meaning) => name, 0),
  rule('pairOf', 'fn:the|fn:its pairOf', (_: unknown, gap: Gap) => gap, 0),
  rule('operand', 'ind:zscore fn:of pairOf', (_: unknown, _o: unknown, gap: Gap) => zscore(gap, usualWindow, true), 0),
  rule(
    'operand',
    'ind:zscore fn:of fn:the? span pairOf',
    (_: unknown, _o: unknown, _t: unknown, span: BarSpan, gap: Gap) => zscore(gap, sessionsIn(span)),
    0,
  ),
  rule(
    'operand',
    'span ind:zscore fn:of pairOf',
    (span: BarSpan, _: unknown, _o: unknown, gap: Gap) => zscore(gap, sessionsIn(span)),
    0,
  ),
  rule('operand', 'span pairOf fn:of? ind:zscore', (span: BarSpan, gap: Gap) => zscore(gap, sessionsIn(span)), 0),
  rule(
    'operand',
    'pairOf fn:of? span ind:zscore',
    (gap: Gap, _o: unknown, span: BarSpan) => zscore(gap, sessionsIn(span)),
    0,
  ),
  rule('operand', 'pairOf fn:of? ind:zscore', (gap: Gap) => zscore(gap, usualWindow, true), 0.2),
  rule(
    'operand',
    'pairOf fn:of? ind:zscore p:open span p:close',
    (gap: Gap, _o: unknown, _z: unknown, _p: unknown, span: BarSpan) => zscore(gap, sessionsIn(span)),
    0,
  ),
  rule('operand', 'operand fn:absolute', (one: Operand) => ({ ...one, term: call('abs', one.term) }), 0.2),
  rule(
    'operand',
    'fn:absolute fn:of? operand',
    (_: unknown, _o: unknown, one: Operand) => ({ ...one, term: call('abs', one.term) }),
    0.2,
  ),
  rule(
    'condition',
    'pairOf fn:is? rel:above|rel:atLeast? number fn:deviations rel:below|rel:above fn:the|fn:its? span ind:sma',
    (
      gap: Gap,
      _i: unknown,
      _r: unknown,
      { value }: WrittenNumber,
      _d: unknown,
      { id }: Meaning,
      _t: unknown,
      span: BarSpan,
    ): Condition => {
      const { term } = zscore(gap, sessionsIn(span));
      return { term: id === 'below' ? compare('<=', term, number(-value)) : compare('>=', term, number(value)) };
    },
    0,
  ),
  rule(
    'condition',
    'fn:the? span fn:pairGap fn:is? rel:above|rel:atLeast? number fn:deviations rel:below|rel:above fn:the|fn:its? fn:median|ind:sma',
    (
      _t: unknown,
      span: BarSpan,
      { name }: Meaning,
      _i: unknown,
      _r: unknown,
      { value }: WrittenNumber,
      _d: unknown,
      { id }: Meaning,
    ): Condition => {
      const { term } = zscore(name === 'ratio' ? 'ratio' : 'spread', sessionsIn(span));
      return { term: id === 'below' ? compare('<', term, number(-value)) : compare('>', term, number(value)) };
    },
    0,
  ),
  // So many deviations of a price from its own average.
  rule(
    'bound',
    'fn:is? number fn:deviations rel:below|rel:above fn:the|fn:its|fn:it? span ind:sma|fn:median',
    (_i: unknown, { value }: WrittenNumber, _d: unknown, { id }: Meaning, _t: unknown, span: BarSpan) => {
      const line = indicatorWith(id === 'below' ? 'bbLower' : 'bbUpper', [sessionsIn(span), value]);
      return line === null ? null : { op: id === 'below' ? '<' : '>', right: line };
    },
    0,
  ),
  rule('overDays', 'fn:of|fn:over fn:the|fn:past? span', (_: unknown, _t: unknown, span: BarSpan) => span, 0),
  rule('lagging', 'fn:beats', () => true, 0),
  rule('lagging', 'fn:trails', () => false, 0),
  rule('lagging', 'fn:is lagging', (_: unknown, isBetter: boolean) => isBetter, 0),
  rule(
    'condition',
    'instrument lagging instrument fn:of|rel:above? quantity overDays',
    (one: Mention, isBetter: boolean, two: Mention, _o: unknown, far: Quantity, span: BarSpan) =>
      apart(one, isBetter, two, far, span),
    0,
  ),
  rule(
    'condition',
    'instrument fn:past? span lagging instrument rel:above? quantity rel:atLeast?',
    (one: Mention, _p: unknown, span: BarSpan, isBetter: boolean, two: Mention, _r: unknown, far: Quantity) =>
      apart(one, isBetter, two, far, span),
    0,
  ),
  rule(
    'atZero',
    'fn:of|rel:touch number fn:near?',
    (_: unknown, { value }: WrittenNumber) => (value === 0 ? true : null),
    0,
  ),
  rule('atZero', 'fn:it? rel:touch fn:the? fn:median|ind:sma', () => true, 0),
  rule('atZero', 'fn:converged', () => true, 0),
  rule('closing', 'price:close logic:when? atZero', () => true, 0),
  rule('pairOf', 'pairOf fn:of? instrument p:slash|logic:and|fn:versus instrument', (gap: Gap) => gap, 0),
  rule(
    'hedged',
    'logic:and|fn:of? fn:the? fn:rolling? span fn:hedgeRatio',
    (_a: unknown, _t: unknown, _r: unknown, span: BarSpan) => sessionsIn(span),
    0,
  ),
  rule(
    'zLevel',
    'act:buy|act:sell fn:absZ number',
    ({ id }: Meaning, _: unknown, { value }: WrittenNumber): ZLevel => ({ isEntry: id === 'buy', value }),
    0,
  ),
  rule(
    'zLevel',
    'act:buy|act:sell fn:absZ rel:above|rel:below|rel:atLeast|rel:atMost number',
    ({ id }: Meaning, _: unknown, rel: Meaning, { value }: WrittenNumber): ZLevel | null =>
      (id === 'buy') === (rel.id === 'above' || rel.id === 'atLeast') ? { isEntry: id === 'buy', value } : null,
    0,
  ),
];
