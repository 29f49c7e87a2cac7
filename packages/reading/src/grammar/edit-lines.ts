import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { SideLevel } from './edit-forms.ts';
import { stopOf } from './edit-talk.ts';
import type { Swap } from './edits.ts';
import type { Basis } from './selections.ts';
import { sessionsIn, type BarSpan, type Condition, type Operand } from './values.ts';

/** The lengths of two lines, the shorter first. */
function bothLengths(a: number, b: number): Swap | null {
  const [fast, slow] = a < b ? [a, b] : [b, a];
  const isLength = [a, b].every((one) => Number.isInteger(one) && one >= 2 && one <= 400);
  return fast !== slow && isLength ? { is: 'lengths', fast, slow } : null;
}

const lengthOf = (one: WrittenNumber | BarSpan): number => ('of' in one ? sessionsIn(one) : one.value);

/** One line or one side of the rules, named in passing. */
export const editLineRules: readonly Rule[] = [
  rule(
    'stop',
    'edit:change? fn:the? fn:moveStop quantity',
    (_e: unknown, _t: unknown, _m: unknown, far: Quantity) => stopOf('stop', far),
    0.6,
  ),
  rule(
    'swap',
    'edit:change fn:the? line rel:to? number',
    (_e: unknown, _t: unknown, { id }: Meaning, _r: unknown, { value }: WrittenNumber): Swap | null =>
      id === 'fast' || id === 'slow' ? { is: 'line', which: id, to: value } : null,
    0,
  ),
  rule(
    'swap',
    'edit:change? number|span logic:and|p:slash number|span edit:instead|fn:instead',
    (_e: unknown, a: WrittenNumber | BarSpan, _l: unknown, b: WrittenNumber | BarSpan) =>
      bothLengths(lengthOf(a), lengthOf(b)),
    0,
  ),
  rule(
    'swap',
    'edit:change span|number logic:and|p:slash span',
    (_e: unknown, a: WrittenNumber | BarSpan, _l: unknown, b: BarSpan) => bothLengths(lengthOf(a), lengthOf(b)),
    0,
  ),
  rule(
    'sideLevel',
    'fn:of? fn:sideWord edit:change|fn:is|rel:to number',
    (_o: unknown, { name }: Meaning, _e: unknown, { value }: WrittenNumber): SideLevel => ({
      side: name as SideLevel['side'],
      to: value,
    }),
    0,
  ),
  rule('sideLevel', 'fn:sideWord number', ({ name }: Meaning, { value }: WrittenNumber): SideLevel => ({
    side: name as SideLevel['side'],
    to: value,
  })),
  rule('required', 'logic:only fn:the condition', (_o: unknown, _t: unknown, one: Condition) => one, 0.1),
  rule('instead', 'edit:instead fn:daily', (_e: unknown, what: unknown) => what, 0),
  rule(
    'rankBy',
    'edit:change? fn:of basis end fn:forRanking',
    (_e: unknown, _o: unknown, by: Operand, { id }: Meaning): Basis | null =>
      id === 'highest' || id === 'lowest' ? { by, end: id } : null,
    0,
  ),
];
