import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Mention } from '../parse/words.ts';
import type { Action } from './actions.ts';
import { percentText } from './stops.ts';
import type { Bound, Condition } from './values.ts';

/** One part of a purchase made in parts: which, and when. */
export interface Step {
  readonly nth: number;
  readonly when: Condition | null;
  readonly bound: Bound | null;
  /** How much, where that is said. */
  readonly part?: string | undefined;
}

const many = ({ value, decimal }: WrittenNumber): number | null => (decimal || value < 2 || value > 10 ? null : value);

function more({ unit, value }: Quantity): Action | null {
  if (unit !== 'percent' || value <= 0 || value > 1) return null;
  return { does: 'buy', sizing: `percent ${percentText(value)} of equity`, isMore: true };
}

const stepOf = ({ name }: Meaning, made: Condition | Bound): Step =>
  'term' in made ? { nth: Number(name), when: made, bound: null } : { nth: Number(name), when: null, bound: made };

const another = 'fn:further|fn:another';

/** Buying in parts. */
export const trancheRules: readonly Rule[] = [
  rule('tranches', 'fn:splitIn|fn:of number fn:tranche fn:of?', (_s: unknown, n: WrittenNumber) => many(n), 0),
  rule('tranches', 'fn:splitIn|fn:of? number rel:equal fn:tranche', (_s: unknown, n: WrittenNumber) => many(n), 0),
  rule(
    'action',
    'fn:scaleInto instruments?',
    (_: unknown, whose: readonly Mention[] | undefined): Action => ({ does: 'buy', ...(whose && { whose }) }),
    0,
  ),
  // "First at RSI 40": a level of a value; the first close above a line is something else.
  rule(
    'step',
    'fn:the? fn:nth condition',
    (_t: unknown, nth: Meaning, made: Condition) => (made.subject?.unit === 'plain' ? stepOf(nth, made) : null),
    0,
  ),
  ...(['condition', 'bound'] as const).flatMap((kind) => [
    rule(
      'step',
      `fn:the? fn:nth fn:tranche fn:of|act:buy|p:colon|logic:when? ${kind}`,
      (_t: unknown, nth: Meaning, _w: unknown, _o: unknown, made: Condition | Bound) => stepOf(nth, made),
      0,
    ),
    rule(
      'step',
      `fn:the? fn:nth fn:of|act:buy|p:colon|logic:when ${kind}`,
      (_t: unknown, nth: Meaning, _o: unknown, made: Condition | Bound) => stepOf(nth, made),
      0,
    ),
  ]),
  rule(
    'action',
    `${another}|logic:then act:add|act:buy? quantity`,
    (_f: unknown, _a: unknown, one: Quantity) => more(one),
    0.1,
  ),
  rule(
    'action',
    'act:add fn:another|fn:further? quantity',
    (_a: unknown, _f: unknown, one: Quantity) => more(one),
    0.1,
  ),
  rule('action', 'act:buy|act:add fn:another quantity', (_a: unknown, _f: unknown, one: Quantity) => more(one), 0),
];
