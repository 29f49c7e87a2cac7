import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { call, close, compare, mapTerm, named, number, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Deed } from './actions.ts';
import type { Ranking } from './rankings.ts';
import { percentText, type Lapse, type Stop } from './stops.ts';
import { sessionsIn, type BarSpan, type Condition, type Operand } from './values.ts';

interface Far {
  readonly text: string;
  readonly isDown?: boolean | undefined;
  readonly of: string;
}

const startsWith = (kind: string) => (one: Stop) => (one.text.startsWith(kind) ? one : null);

const kinds = [
  ['act:stop', 'stop'],
  ['act:takeProfit', 'takeProfit'],
  ['act:trailing', 'trailing'],
] as const;

const isLine = ({ unit, isFigure, term }: Operand): boolean =>
  unit === 'price' && isFigure !== true && term.is !== 'name';

/** A way out at a line: reached from below to take a profit, lost to stop. */
function atLine(op: '>=' | '<', one: Operand): Condition | null {
  if (!isLine(one)) return null;
  return {
    term: compare(op, close, one.term),
    ...(one.whose !== undefined && { whose: one.whose }),
    ...(one.assumed !== undefined && { assumed: [one.assumed] }),
  };
}

/** A bare number as large is no percentage of a price. */
const leastPrice = 100;

const priced = (op: '>=' | '<=', value: number): Condition => ({ term: compare(op, close, number(value)) });

/** So many days before an event, or fewer: what is kept out of is the whole of them. */
export function upTo(term: Term): Term {
  return mapTerm(term, (part) =>
    part.is === 'compare' && part.op === '==' && part.left.is === 'call' && part.left.name === 'daysTo'
      ? { ...part, op: '<=' }
      : null,
  );
}

/** Ways out by a line, a heading, a channel; ways in that are barred for a while. */
export const exitRules: readonly Rule[] = [
  ...kinds.flatMap(([act, kind]): readonly Rule[] => [
    rule('stop', `${act} p:colon outcome`, (_a: unknown, _c: unknown, one: Stop) => startsWith(kind)(one), 0),
    rule('stop', `${act} p:colon? outcome act:sell`, (_a: unknown, _c: unknown, one: Stop) => startsWith(kind)(one), 0),
    rule(
      'stop',
      `${act} fn:is|fn:of|logic:when outcome`,
      (_a: unknown, _i: unknown, one: Stop) => startsWith(kind)(one),
      0,
    ),
  ]),
  rule(
    'stop',
    'act:trailing fn:the? distance act:stop',
    (_a: unknown, _t: unknown, { text, of }: Far) => (of === 'risk' ? null : { text: `trailing ${text} from peak` }),
    0,
  ),
  rule(
    'stop',
    'act:trailing fn:the? act:stop fn:of? distance',
    (_a: unknown, _t: unknown, _s: unknown, _o: unknown, { text, of }: Far) =>
      of === 'risk' ? null : { text: `trailing ${text} from peak` },
    0,
  ),
  rule(
    'stop',
    'act:trailing fn:the? act:stop? fn:of? distance rel:below|fn:of fn:the? fn:peakSince|price:close|price:high|extreme:high',
    (_a: unknown, _t: unknown, _s: unknown, _o: unknown, { text, of }: Far) =>
      of === 'risk' ? null : { text: `trailing ${text} from peak` },
    0,
  ),
  rule(
    'exitAt',
    'act:takeProfit fn:of|fn:is|p:colon? fn:the? operand',
    (_a: unknown, _o: unknown, _t: unknown, one: Operand) => atLine('>=', one),
    0.2,
  ),
  rule(
    'exitAt',
    'act:stop fn:of|fn:is|p:colon|rel:below fn:the? operand',
    (_a: unknown, _o: unknown, _t: unknown, one: Operand) => atLine('<', one),
    0.4,
  ),
  // "Stop 650, target 800": prices, where no share is worth so many percent.
  ...(['act:takeProfit', 'act:stop'] as const).flatMap((act): readonly Rule[] => {
    const level = ({ value }: WrittenNumber): Condition | null =>
      value < leastPrice ? null : priced(act === 'act:stop' ? '<=' : '>=', value);
    return [
      rule(
        'exitAt',
        `fn:of? fn:the? ${act} fn:of|fn:is|p:colon? number`,
        (_w: unknown, _t: unknown, _a: unknown, _o: unknown, one: WrittenNumber) => level(one),
        0.1,
      ),
      rule('exitAt', `fn:of? number ${act}`, (_o: unknown, one: WrittenNumber) => level(one), 0.1),
    ];
  }),
  rule('exitAt', 'act:stop fn:is|p:colon condition act:sell?', (_a: unknown, _o: unknown, one: Condition) => one, 0),
  rule('exitAt', 'condition act:stop', (one: Condition) => one, 0.6),
  rule('stop', 'act:pick outcome', (_a: unknown, one: Stop) => startsWith('takeProfit')(one), 0),
  rule('lapse', 'span fn:passed', (span: BarSpan): Lapse => ({ bars: sessionsIn(span) }), 0),
  rule(
    'action',
    'act:buy|act:sell|act:short|act:cover fn:filterWord|fn:signal p:colon',
    ({ id }: Meaning) => ({ does: id as Deed }),
    0,
  ),
  ...(['loss', 'gain'] as const).map((side) =>
    rule(
      'outcome',
      `fn:it? fn:is? pos:${side} rel:touch|rel:atLeast|rel:above distance rel:atLeast?`,
      (_i: unknown, _s: unknown, _p: unknown, _r: unknown, { text, of, isDown }: Far): Stop | null =>
        of !== 'price' || isDown === true
          ? null
          : { text: `${side === 'loss' ? 'stop' : 'takeProfit'} ${text} of entry` },
      0,
    ),
  ),
  rule('heading', 'fn:filterWord p:colon', () => ({}), 0.2),
  rule(
    'zStop',
    'act:stop fn:of|rel:atLeast|rel:above|rel:below? number',
    (_a: unknown, _o: unknown, { value }: WrittenNumber) => value,
    1.2,
  ),
  rule(
    'zStop',
    'act:stop fn:of? p:dash number',
    (_a: unknown, _o: unknown, _d: unknown, { value }: WrittenNumber) => -value,
    0.5,
  ),
  rule('zStop', 'number act:stop', ({ value }: WrittenNumber) => value, 0.6),
  rule(
    'condition',
    'fn:of? fn:the unit:week|unit:month fn:of|logic:before date',
    (_o: unknown, _t: unknown, { id }: Meaning, _b: unknown, { event }: { readonly event: string }): Condition => ({
      term: compare('<=', call('daysTo', named(event)), number(id === 'week' ? 5 : 21)),
    }),
    0,
  ),
  rule(
    'ranking',
    'fn:into? fn:who fn:of instruments fn:is? fn:of? fn:the? end basis',
    (
      _i: unknown,
      _w: unknown,
      _o: unknown,
      whose: readonly Mention[],
      _h: unknown,
      _f: unknown,
      _t: unknown,
      { id }: Meaning,
      by: Operand,
    ): Ranking | null => (id === 'highest' || id === 'lowest' ? { by, end: id, count: 1, share: false, whose } : null),
    0,
  ),
  rule('ranking', 'fn:into ranking', (_: unknown, one: Ranking) => one, 0.1),
  rule(
    'cap',
    'logic:not? fn:limit quantity fn:of? fn:the? fn:account',
    (_n: unknown, _l: unknown, { value, unit }: Quantity) => (unit === 'percent' ? `${percentText(value)}%` : null),
    0,
  ),
];
