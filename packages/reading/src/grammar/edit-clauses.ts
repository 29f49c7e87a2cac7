import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import { ago, call, named, number } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Removal, Swap } from './edits.ts';
import type { SideLevel } from './edit-forms.ts';
import type { Stop } from './stops.ts';
import { sessionsIn, type BarSpan, type Condition, type Operand } from './values.ts';

/** One value of the rules in the place of another, wherever it stands. */
export interface TermSwap {
  readonly from: Operand;
  readonly to: Operand;
}

/** One kind of stop in the place of another. */
export interface StopSwap {
  readonly from: string;
  readonly to: Stop;
}

/** A high or low of so many days; the strategy says of which bars. */
function lineOf(span: BarSpan, end: string): Operand {
  const isHigh = end === 'high';
  const of = call(isHigh ? 'highest' : 'lowest', named(isHigh ? 'high' : 'low'), number(sessionsIn(span)));
  return { term: ago(of, 1), unit: 'price' };
}

const kinds = ['stop', 'takeProfit', 'trailing'] as const;

/** Changes said as whole clauses: what goes, what comes, on which side. */
export const editClauseRules: readonly Rule[] = [
  rule(
    'newLine',
    'edit:change fn:the? span extreme',
    (_e: unknown, _t: unknown, span: BarSpan, { id }: Meaning) => lineOf(span, id),
    0,
  ),
  rule(
    'elseInstead',
    'edit:instead fn:of? act:flat p:comma? act:hold|act:buy? instrument',
    (_i: unknown, _o: unknown, _f: unknown, _c: unknown, _h: unknown, one: Mention) => one,
    0,
  ),
  rule(
    'elseInstead',
    'act:hold|act:buy instrument edit:instead fn:of? act:flat',
    (_h: unknown, one: Mention) => one,
    0,
  ),
  rule(
    'termSwap',
    'edit:change? fn:the? operand edit:instead fn:of? fn:the? operand',
    (_e: unknown, _t: unknown, to: Operand, _i: unknown, _o: unknown, _a: unknown, from: Operand): TermSwap => ({
      from,
      to,
    }),
    0,
  ),
  rule(
    'termSwap',
    'edit:change fn:the? operand edit:change|fn:of|fn:with|rel:to|act:switch fn:the? operand',
    (_e: unknown, _t: unknown, from: Operand, _w: unknown, _a: unknown, to: Operand): TermSwap => ({ from, to }),
    0,
  ),
  rule(
    'termSwap',
    'operand edit:change|act:switch operand',
    (from: Operand, _e: unknown, to: Operand): TermSwap => ({ from, to }),
    0.2,
  ),
  ...kinds.flatMap((kind) => [
    rule(
      'stopSwap',
      `edit:change? fn:the? act:${kind} edit:change|act:switch|fn:of|fn:with|rel:to fn:the? stop`,
      (_e: unknown, _t: unknown, _k: unknown, _c: unknown, _a: unknown, to: Stop): StopSwap | null =>
        to.text.startsWith(`${kind} `) || to.text.startsWith('no ') ? null : { from: kind, to },
      0,
    ),
    rule('removal', `logic:not fn:put fn:the? act:${kind}`, (): Removal => ({ what: kind }), 0),
  ]),
  rule('bothSides', 'fn:allow fn:shortsWord|act:short', () => true, 0),
  rule('bothSides', 'fn:allow fn:the fn:shortsWord|act:short', () => true, 0),
  rule(
    'sideLevel',
    'edit:change fn:the? fn:sideWord rel:to|fn:of|edit:change number',
    (_e: unknown, _t: unknown, { id, name }: Meaning, _r: unknown, { value }: WrittenNumber): SideLevel => ({
      side: (name === '' ? id : name) as SideLevel['side'],
      to: value,
    }),
    0.2,
  ),
  rule(
    'sideLevel',
    'fn:sideWord edit:change|rel:to number',
    ({ name }: Meaning, _r: unknown, { value }: WrittenNumber): SideLevel => ({
      side: name as SideLevel['side'],
      to: value,
    }),
    0,
  ),
  rule(
    'sideLevel',
    'act:buy|act:sell fn:already fn:of|rel:touch number',
    ({ id }: Meaning, _a: unknown, _o: unknown, { value }: WrittenNumber): SideLevel => ({
      side: id === 'buy' ? 'entry' : 'exit',
      to: value,
    }),
    0,
  ),
  ...['rsi', 'cci', 'mfi', 'adx', 'atr', 'williamsR'].map((id) =>
    rule(
      'swap',
      `edit:change fn:the? ind:${id} fn:period fn:of|rel:to? number`,
      (_e: unknown, _t: unknown, { name }: Meaning, _p: unknown, _o: unknown, { value }: WrittenNumber): Swap => ({
        is: 'period',
        indicator: name,
        to: value,
      }),
      0,
    ),
  ),
  // "Only buy on Fridays", "and it has to be above the line too": one more requirement of buying.
  rule(
    'required',
    'logic:only act:buy fn:it? logic:when? condition',
    (_o: unknown, _b: unknown, _i: unknown, _w: unknown, one: Condition) => one,
    0,
  ),
  rule('required', 'logic:only logic:when? condition act:buy', (_o: unknown, _w: unknown, one: Condition) => one, 0),
  rule('required', 'condition logic:only act:buy', (one: Condition) => one, 0),
  rule('required', 'logic:and? condition fn:too', (_a: unknown, one: Condition) => one, 0),
  rule('required', 'logic:only fn:of condition', (_o: unknown, _f: unknown, one: Condition) => one, 0.4),
  rule('topMany', 'logic:only act:buy|act:hold? count', (_o: unknown, _b: unknown, many: number) => many, 0),
  rule('topMany', 'act:buy|act:hold count edit:instead|fn:instead', (_b: unknown, many: number) => many, 0),
  rule('topMany', 'edit:change count', (_e: unknown, many: number) => many, 0),
];
