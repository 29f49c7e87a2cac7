import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import { call, close, number } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { related } from './relations.ts';
import type { Condition, Operand } from './values.ts';

/** The highest or lowest price of the first minutes of a session; without their number that is part of what is asked. */
function edgeOf(isHigh: boolean, minutes: number): Operand {
  return { term: call(isHigh ? 'openingHigh' : 'openingLow', number(minutes)), unit: 'price' };
}

const isHigh = ({ id }: Meaning): boolean => id === 'high' || id === 'highOf';

const beyond = (up: boolean, minutes: number): Condition | null =>
  related(up ? '>' : '<', { term: close, unit: 'price' }, edgeOf(up, minutes));

/** Minutes of the clock, whatever the bars are. */
const minutesOf = ({ value }: WrittenNumber, { id }: Meaning): number => (id === 'hour' ? value * 60 : value);

/** The range of the first minutes of a session. It is read whole, so that what is missing has its name. */
export const openingRangeRules: readonly Rule[] = [
  rule('operand', 'fn:openingHigh', () => edgeOf(true, 0), 0),
  rule('operand', 'fn:openingLow', () => edgeOf(false, 0), 0),
  rule(
    'firstMinutes',
    'fn:firstOf number unit:minute|unit:hour',
    (_: unknown, n: WrittenNumber, unit: Meaning) => minutesOf(n, unit),
    0,
  ),
  rule('firstMinutes', 'fn:openingRange', () => 0, 0),
  rule('firstMinutes', 'number unit:minute|unit:hour fn:openingRange', minutesOf, 0),
  rule(
    'operand',
    'fn:the? fn:highOf|fn:lowOf|extreme fn:ofIt? fn:the? firstMinutes',
    (_t: unknown, end: Meaning, _o: unknown, _t2: unknown, minutes: number) => edgeOf(isHigh(end), minutes),
    0,
  ),
  rule(
    'operand',
    'fn:the? firstMinutes fn:ofIt? fn:highOf|fn:lowOf|extreme|price:high|price:low',
    (_t: unknown, minutes: number, _o: unknown, end: Meaning) => edgeOf(isHigh(end), minutes),
    0,
  ),
  rule(
    'condition',
    'fn:the? fn:breakout fn:ofIt? fn:the? firstMinutes',
    (_t: unknown, _b: unknown, _o: unknown, _t2: unknown, minutes: number) => beyond(true, minutes),
    0,
  ),
  rule('condition', 'fn:the? firstMinutes fn:breakout', (_t: unknown, minutes: number) => beyond(true, minutes), 0),
  rule(
    'condition',
    'fn:it? rel:cross|rel:crossAbove|rel:crossBelow|fn:breakBare fn:the? firstMinutes',
    (_i: unknown, relation: Meaning, _t: unknown, minutes: number) => beyond(relation.id !== 'crossBelow', minutes),
    0,
  ),
  rule(
    'condition',
    'fn:it? rel:cross fn:the? firstMinutes fn:ofIt? extreme|price:high|price:low',
    (_i: unknown, _r: unknown, _t: unknown, minutes: number, _o: unknown, end: Meaning) => beyond(isHigh(end), minutes),
    0,
  ),
];
