import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { ago, call, close, compare, named, number, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Reversal } from './actions.ts';
import { indicatorForms, indicatorWith } from './indicator-forms.ts';
import { moved, over } from './moves.ts';
import type { Far } from './scaling.ts';
import type { Stop } from './stops.ts';
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

/** So many bars in a row, in words for a run of them. */
const streak = (one: Term, n: number): Condition | null =>
  !Number.isInteger(n) || n < 1 || n > 30 ? null : { term: n === 1 ? one : call('consecutive', one, number(n)) };

const dayMove = (isUp: boolean): Term => compare(isUp ? '>' : '<', close, ago(close, 1));
const weekMove = (isUp: boolean, n: number): Condition | null => {
  const made = streak(dayMove(isUp), n);
  return made === null ? null : { term: call('weekly', made.term) };
};

const upWords = 'event:upDay|event:upBar|fn:dayMove';
const downWords = 'event:downDay|event:downBar';

const termOfDay = ({ kind, id }: Meaning): Term => {
  const isUp = id === 'up' || id.startsWith('up');
  return kind === 'event' && id.endsWith('Bar') ? compare(isUp ? '>' : '<', close, named('open')) : dayMove(isUp);
};

const ends: Readonly<Record<string, Term>> = {
  low: compare('<', named('low'), ago(named('low'), 1)),
  lowUp: compare('>', named('low'), ago(named('low'), 1)),
  high: compare('>', named('high'), ago(named('high'), 1)),
  highDown: compare('<', named('high'), ago(named('high'), 1)),
};

const endsOf = ({ name }: Meaning, n: number): Condition | null => {
  const one = ends[name];
  return one === undefined ? null : streak(one, n);
};

const timesOf = (many: BarSpan | WrittenNumber): number =>
  'of' in many ? (many.of === 'days' || many.of === 'bars' ? many.n : 0) : many.value;

const begin = 'logic:after|fn:of?';

const streakRules: readonly Rule[] = [
  rule('dayWord', `${upWords}|${downWords}`, termOfDay, 0),
  rule('runOf', 'number|span', (many: BarSpan | WrittenNumber) => timesOf(many) || null, 0),
  rule('runOf', 'number|span fn:row', (many: BarSpan | WrittenNumber) => timesOf(many) || null, 0),
  rule('runOf', 'fn:runOf runOf', (_: unknown, n: number) => n, 0),
  rule('inRow', 'fn:row|unit:day', () => true, 0),
  rule('inRow', 'unit:day fn:row', () => true, 0),
  // A number of days alone is not in a row: one word has to say so.
  rule(
    'condition',
    `${begin} number fn:row dayWord`,
    (_a: unknown, n: WrittenNumber, _r: unknown, one: Term) => streak(one, n.value),
    0,
  ),
  rule(
    'condition',
    `${begin} number dayWord unit:day? fn:row`,
    (_a: unknown, n: WrittenNumber, one: Term) => streak(one, n.value),
    0,
  ),
  rule(
    'condition',
    `${begin} number event:upBar|event:downBar`,
    (_a: unknown, n: WrittenNumber, one: Meaning) => streak(termOfDay(one), n.value),
    0.2,
  ),
  rule(
    'condition',
    `${begin} fn:runOf number|span dayWord`,
    (...v: readonly unknown[]) => streak(v[3] as Term, timesOf(v[2] as BarSpan)),
    0,
  ),
  rule(
    'condition',
    `${begin} span fn:of dayWord`,
    (_b: unknown, span: BarSpan, _o: unknown, one: Term) => streak(one, timesOf(span)),
    0,
  ),
  rule(
    'condition',
    `${begin} fn:the? fn:losing fn:of number|span`,
    (...v: readonly unknown[]) => streak(dayMove((v[2] as Meaning).name === 'up'), timesOf(v[4] as BarSpan)),
    0,
  ),
  rule(
    'condition',
    `${begin} fn:the? number|span fn:losing`,
    (...v: readonly unknown[]) => streak(dayMove((v[3] as Meaning).name === 'up'), timesOf(v[2] as BarSpan)),
    0.1,
  ),
  rule(
    'condition',
    'fn:it? fn:is? dayWord span|runOf fn:row',
    (...v: readonly unknown[]) => streak(v[2] as Term, typeof v[3] === 'number' ? v[3] : timesOf(v[3] as BarSpan)),
    0.1,
  ),
  rule(
    'condition',
    'fn:it? fn:is? dayWord fn:of? fn:row span',
    (...v: readonly unknown[]) => streak(v[2] as Term, timesOf(v[5] as BarSpan)),
    0,
  ),
  // "The third down day in a row", "its fourth straight loss".
  rule(
    'condition',
    `${begin} ${article}? fn:nth fn:row dayWord`,
    (...v: readonly unknown[]) => streak(v[4] as Term, Number((v[2] as Meaning).name)),
    0,
  ),
  rule(
    'condition',
    `${begin} ${article}? fn:nth dayWord fn:row`,
    (...v: readonly unknown[]) => streak(v[3] as Term, Number((v[2] as Meaning).name)),
    0,
  ),
  rule(
    'condition',
    `${begin} number fn:lowerLow fn:row`,
    (_a: unknown, n: WrittenNumber, one: Meaning) => endsOf(one, n.value),
    0,
  ),
  rule(
    'condition',
    `${begin} number fn:row? fn:lowerLow`,
    (_a: unknown, n: WrittenNumber, _r: unknown, one: Meaning) => endsOf(one, n.value),
    0.1,
  ),
  rule(
    'condition',
    `fn:it? fn:fresh|fn:flashes? fn:lowerLow span fn:row`,
    (_i: unknown, _f: unknown, one: Meaning, span: BarSpan) => endsOf(one, timesOf(span)),
    0,
  ),
  rule(
    'condition',
    `${begin} number fn:row fn:weekMove`,
    (_a: unknown, n: WrittenNumber, _r: unknown, { name }: Meaning) => weekMove(name === 'up', n.value),
    0,
  ),
  rule(
    'condition',
    `${begin} number fn:weekMove fn:row?`,
    (_a: unknown, n: WrittenNumber, { name }: Meaning) => weekMove(name === 'up', n.value),
    0,
  ),
];

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
  // "A bullish MACD cross", "MACD gives a buy signal".
  ...(
    [
      'fn:of|fn:flashes? fn:the? fn:bullish ind:macd fn:crossNoun',
      'fn:of|fn:flashes? fn:the? ind:macd fn:flashes? fn:the? fn:bullish fn:crossNoun',
    ] as const
  ).map((parts) =>
    rule(
      'condition',
      parts,
      (...v: readonly unknown[]): Condition | null => {
        const way = v.find((one) => (one as Meaning | undefined)?.id === 'bullish') as Meaning | undefined;
        return way === undefined ? null : macdCross(way.name === 'up');
      },
      0,
    ),
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
    'fn:of? fn:it? fn:flashes? fn:the? fn:bullish fn:crossNoun',
    (...v: readonly unknown[]) => turnedBy((v[4] as Meaning).name),
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

const isOscillating = ({ unit, isFigure, term }: Operand): boolean =>
  unit === 'plain' && isFigure !== true && term.is === 'call';

function macdCross(isUp: boolean): Condition {
  const line = call('MACD');
  return {
    term: call(isUp ? 'crossesAbove' : 'crossesBelow', line, call('MACD.signal')),
    subject: { term: line, unit: 'plain' },
  };
}

/** How moves, runs, volumes and turns are put in words of every day. */
export const streetRules: readonly Rule[] = [
  rule('inOne', 'fn:oneDay', () => call('change'), 0),
  rule('inOne', 'fn:overSpan', (one: Meaning) => over(spanOf(one)), 0),
  ...moveFamily,
  ...streakRules,
  ...turnRules,
  // "z-score (60 days)": the length in brackets with its unit.
  ...Object.keys(indicatorForms).map((id) =>
    rule('indicator', `ind:${id} p:open span p:close`, (_i: unknown, _o: unknown, span: BarSpan) =>
      span.of === 'days' || span.of === 'bars' ? indicatorWith(id, [span.n]) : null,
    ),
  ),
];
