import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, call, close, compare, named, number, writeTerm, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Action, Reversal } from './actions.ts';
import { ownPlace } from './figures.ts';
import { averageNames, indicatorForms, indicatorWith } from './indicator-forms.ts';
import { moved, over } from './moves.ts';
import type { Far } from './scaling.ts';
import type { Sizing } from './sizing.ts';
import { percentText, type Stop } from './stops.ts';
import { sessionsIn, type BarSpan, type Bound, type Condition, type Operand } from './values.ts';

const article = 'fn:the|fn:its';

/** Rises and falls of one day or of a span said as one. */
const moveFamily: readonly Rule[] = (['rise', 'fall'] as const).flatMap((side) => {
  const words = side === 'rise' ? 'pos:rise|pos:gain' : 'pos:fall|pos:loss';
  const made = (one: Quantity, rel: Meaning | undefined, term?: Term): Condition | null =>
    rel?.id === 'below' || rel?.id === 'atMost' ? null : moved(side, one, rel?.id === 'above' ? '>' : '>=', term);
  return [
    rule(
      'condition',
      `logic:after|fn:of? ${article}? inOne ${words} fn:of|fn:is? rel:above|rel:atLeast? quantity rel:atLeast?`,
      (...v: readonly unknown[]) => made(v[6] as Quantity, v[5] as Meaning | undefined, v[2] as Term),
      0,
    ),
    rule(
      'condition',
      `logic:after|fn:of? ${article}? quantity rel:atLeast? inOne ${words}`,
      (...v: readonly unknown[]) => made(v[2] as Quantity, undefined, v[4] as Term),
      0,
    ),
    rule(
      'condition',
      `logic:after|fn:of? ${article}? ${words} fn:of? rel:above|rel:atLeast? quantity rel:atLeast? inOne`,
      (...v: readonly unknown[]) => made(v[5] as Quantity, v[4] as Meaning | undefined, v[7] as Term),
      0,
    ),
    rule(
      'condition',
      `logic:after|fn:of? ${article}? quantity rel:atLeast? ${words} fn:of|fn:over? inOne`,
      (...v: readonly unknown[]) => made(v[2] as Quantity, undefined, v[6] as Term),
      0,
    ),
    rule(
      'condition',
      `logic:after|fn:of ${article}? quantity rel:atLeast? ${words} fn:of|fn:over|fn:within ${article}? fn:past? span`,
      (...v: readonly unknown[]) => made(v[2] as Quantity, undefined, over(v[8] as BarSpan)),
      0,
    ),
  ];
});

const spanOf = ({ name }: Meaning): BarSpan => ({ n: 1, of: name as BarSpan['of'] });

const lineOf = ({ unit, isFigure }: Operand): boolean => unit === 'price' && isFigure !== true;

/** The end of a range of so many days before, which is passed. */
function outOfRange(span: BarSpan, isUp: boolean): Condition | null {
  const n = sessionsIn(span);
  if (n < 2) return null;
  const line = ago(call(isUp ? 'highest' : 'lowest', named(isUp ? 'high' : 'low'), number(n)), 1);
  return { term: compare(isUp ? '>' : '<', close, line), subject: { term: close, unit: 'price' } };
}

const turnRules: readonly Rule[] = [
  // "Through the 50-day from below", "crosses its average to the upside".
  rule(
    'bound',
    `fn:is|fn:move? fn:passes|rel:cross|rel:crossAbove|rel:crossBelow ${article}? operand fn:fromSide`,
    (_i: unknown, way: Meaning, _t: unknown, right: Operand, { name }: Meaning): Bound | null => {
      const isOther = name === 'crossesAbove' ? way.id === 'crossBelow' : way.id === 'crossAbove';
      return lineOf(right) && !isOther ? { op: name, right } : null;
    },
    -0.2,
  ),
  rule(
    'condition',
    `fn:it? fn:is? fn:upOutOf|fn:breakout|fn:downOutOf fn:of? ${article}? fn:past? span fn:ownRange fn:fromSide?`,
    (...v: readonly unknown[]) => {
      const [way, side] = [v[2] as Meaning, v[8] as Meaning | undefined];
      const isUp = side === undefined ? way.id !== 'downOutOf' : side.name === 'crossesAbove';
      return way.id === 'downOutOf' && isUp ? null : outOfRange(v[6] as BarSpan, isUp);
    },
    0,
  ),
  // "Breakouts (55-day high)": which high, the brackets say.
  rule(
    'condition',
    'fn:breakout|event:newHigh|extreme:high p:open condition p:close',
    (_b: unknown, _o: unknown, one: Condition) => (writeTerm(one.term).startsWith('close > highest(') ? one : null),
    -0.2,
  ),
  // "The 50/200 golden cross": its two lengths.
  ...[
    'fn:of? fn:the? number p:slash|p:dash|logic:and|p:comma number goldenCross',
    'fn:of? fn:the? span p:slash|p:dash|logic:and|p:comma span goldenCross',
  ].map((parts) =>
    rule(
      'condition',
      parts,
      (...v: readonly unknown[]) => lengthsCross(v[5] as string, v[2] as Length, v[4] as Length),
      0,
    ),
  ),
  rule(
    'condition',
    'fn:of? fn:the? goldenCross fn:of? number p:slash|p:dash|logic:and|rel:to number',
    (...v: readonly unknown[]) => lengthsCross(v[2] as string, v[4] as Length, v[6] as Length),
    0,
  ),
  rule('goldenCross', 'event:goldenCross|event:deathCross', ({ id }: Meaning) => id, 0),
  ...Object.entries(averageNames).map(([id, name]) =>
    rule('indicator', `ind:${id} p:open span p:close`, (_i: unknown, _o: unknown, span: BarSpan): Operand | null =>
      sessionsIn(span) < 2 ? null : { term: call(name, close, number(sessionsIn(span))), unit: 'price' },
    ),
  ),
  // "Its best close in a quarter", "today's close is the highest in 100 days".
  rule(
    'condition',
    `fn:it? fn:is|fn:fresh|fn:flashes? ${article}? end price:close fn:of|fn:over|fn:within ${article}? fn:past? span|oneUnit`,
    (...v: readonly unknown[]) => bestClose((v[3] as Meaning).id, v[8] as BarSpan),
    0,
  ),
  rule(
    'condition',
    `when:today? fn:the? price:close fn:is ${article}? end price:close? fn:of|fn:over|fn:within ${article}? fn:past? span|oneUnit`,
    (...v: readonly unknown[]) => bestClose((v[5] as Meaning).id, v[10] as BarSpan),
    0,
  ),
  // "A bullish MACD cross", "MACD gives a buy signal".
  rule('bullTurn', 'fn:bullish fn:crossNoun', ({ name }: Meaning) => name, 0),
  rule('bullTurn', 'fn:sideSignal', ({ name }: Meaning) => name, 0),
  rule(
    'condition',
    'fn:of|fn:flashes? fn:the? fn:bullish ind:macd fn:crossNoun',
    (_f: unknown, _t: unknown, { name }: Meaning) => macdCross(name === 'up'),
    0,
  ),
  rule(
    'condition',
    'fn:of|fn:flashes? fn:the? ind:macd fn:flashes? fn:the? bullTurn',
    (...v: readonly unknown[]) => macdCross(v[5] === 'up'),
    0,
  ),
  // "Moves through it from above", "gives a sell signal": the lines said before, the other way.
  rule(
    'reversal',
    'fn:it? fn:is|fn:move? fn:passes|rel:cross fn:it? fn:fromSide',
    (...v: readonly unknown[]): Reversal => ({ op: (v[4] as Meaning).name }),
    0,
  ),
  rule(
    'reversal',
    'fn:of? fn:it? fn:flashes? fn:the? bullTurn',
    (...v: readonly unknown[]) => turnedBy(v[4] as string),
    0.2,
  ),
  rule(
    'outcome',
    'distance fn:lowerBy',
    ({ text, of, isDown }: Far, { name }: Meaning): Stop | null =>
      of !== 'price' || isDown === true ? null : { text: `${name === 'up' ? 'takeProfit' : 'stop'} ${text} of entry` },
    0.4,
  ),
  rule('operand', 'operand fn:levelOf fn:of?', (one: Operand) => (isOscillating(one) ? one : null), 0.1),
  rule(
    'bound',
    'fn:of fn:the? fn:levelOf fn:of? quantity rel:atLeast|rel:atMost',
    (_o: unknown, _t: unknown, _l: unknown, _f: unknown, right: Quantity, { name }: Meaning): Bound => ({
      op: name,
      right,
    }),
    0,
  ),
];

const turnedBy = (way: string): Reversal => ({ op: way === 'up' ? 'crossesAbove' : 'crossesBelow' });

type Length = WrittenNumber | BarSpan;

function lengthsCross(cross: string, a: Length, b: Length): Condition | null {
  const [one, two] = [a, b].map((each) => ('of' in each ? sessionsIn(each) : each.value)) as [number, number];
  if (one < 2 || two <= one || two > 400) return null;
  const line = (n: number): Term => call('SMA', close, number(n));
  const op = cross === 'goldenCross' ? 'crossesAbove' : 'crossesBelow';
  return { term: call(op, line(one), line(two)), subject: { term: line(one), unit: 'price' } };
}

function bestClose(end: string, span: BarSpan): Condition | null {
  const isHigh = end === 'highest';
  const n = sessionsIn(span);
  if (n < 2 || n > 2520) return null;
  return { term: compare(isHigh ? '>' : '<', close, ago(call(isHigh ? 'highest' : 'lowest', close, number(n)), 1)) };
}

const isOscillating = ({ unit, isFigure, term }: Operand): boolean =>
  unit === 'plain' && isFigure !== true && term.is === 'call';

function macdCross(isUp: boolean): Condition {
  const line = call('MACD');
  return {
    term: call(isUp ? 'crossesAbove' : 'crossesBelow', line, call('MACD.signal')),
    subject: { term: line, unit: 'plain' },
  };
}

const money = ({ unit, value, scale, written }: Quantity): boolean =>
  unit === 'none' && value >= 50 && (scale === 1000 || Number.isInteger(written));

/** Sizes and ways out in words of every day. */
const dealRules: readonly Rule[] = [
  // "Invest 10k in": a plain number that is put into something is money, and no price of it.
  rule(
    'action',
    'act:invest|fn:put quantity fn:into instruments',
    (_p: unknown, one: Quantity, _i: unknown, whose: readonly Mention[]): Action | null =>
      money(one) ? { does: 'buy', sizing: `cash ${one.value}`, whose } : null,
    -0.3,
  ),
  rule(
    'sizing',
    'fn:of quantity fn:of fn:the? fn:account',
    (_w: unknown, { unit, value }: Quantity): Sizing | null =>
      unit === 'percent' && value > 0 && value <= 1 ? { text: `percent ${percentText(value)} of equity` } : null,
    -0.2,
  ),
  rule(
    'sizing',
    'fn:of fn:the? quantity fn:leverage',
    (_o: unknown, _t: unknown, { unit, value }: Quantity): Sizing | null =>
      unit === 'times' && value > 0 && value <= 4 ? { text: `percent ${percentText(value)} of equity` } : null,
    0,
  ),
  // "Below the 10th percentile of the past five years".
  rule(
    'condition',
    `operand fn:is? rel:above|rel:below ${article}? number fn:degree fn:of|fn:over|fn:within ${article}? fn:own? fn:past? span|oneUnit`,
    (...v: readonly unknown[]) => {
      const [op, place] = [(v[2] as Meaning).id === 'below' ? '<' : '>', (v[4] as WrittenNumber).value] as const;
      return ownPlace(v[0] as Operand, v[10] as BarSpan, op, place);
    },
    0,
  ),
  rule(
    'stop',
    'fn:of? fn:the? fn:payoff number p:colon number',
    (...v: readonly unknown[]) => payoff((v[3] as WrittenNumber).value, (v[5] as WrittenNumber).value),
    0,
  ),
  rule(
    'stop',
    'fn:of? fn:the? fn:payoff number rel:to number',
    (...v: readonly unknown[]) => payoff((v[3] as WrittenNumber).value, (v[5] as WrittenNumber).value),
    0,
  ),
  rule('condition', 'condition freq:yearly', (one: Condition) => (isOfYear(one.term) ? one : null), 0.2),
];

/** "3 to 1", and "1 to 3" with the risk first. */
function payoff(a: number, b: number): Stop | null {
  const [low, high] = a < b ? [a, b] : [b, a];
  return low === 1 && high > 1 && high <= 20 ? { text: `takeProfit ${high} R` } : null;
}

const isOfYear = (term: Term): boolean => writeTerm(term).includes('month()');

/** How moves, runs, volumes and turns are put in words of every day. */
export const streetRules: readonly Rule[] = [
  rule('inOne', 'fn:oneDay', () => call('change'), 0),
  rule('inOne', 'fn:overSpan', (one: Meaning) => over(spanOf(one)), 0),
  ...moveFamily,
  ...turnRules,
  ...dealRules,
  // "z-score (60 days)": the length in brackets with its unit.
  ...Object.keys(indicatorForms).map((id) =>
    rule('indicator', `ind:${id} p:open span p:close`, (_i: unknown, _o: unknown, span: BarSpan) =>
      span.of === 'days' || span.of === 'bars' ? indicatorWith(id, [span.n]) : null,
    ),
  ),
];
