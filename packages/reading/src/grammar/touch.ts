import { compare, named, number, sum } from '../term.ts';
import { sideOfBand } from './channels.ts';
import type { Condition, Operand } from './values.ts';

/** A line that the price comes to, and from which side where the word says it. */
export interface Touch {
  readonly one: Operand;
  readonly way: '>=' | '<=' | null;
  /** It is enough to come so close, as a part of it. */
  readonly within?: number | undefined;
}

/** A regime of an index says nothing of whose line the price comes back to. */
const ownerOf = (before: Condition | undefined): Condition['whose'] =>
  before?.term.is === 'compare' && before.term.right.is === 'number' ? undefined : before?.whose;

/** Coming back to a line from the side where the condition before stood. */
export function touched(
  { one: { term, assumed, whose }, way, within = 0 }: Touch,
  before: Condition | undefined,
): Condition | null {
  const side = way ?? (before === undefined ? sideOfBand(term) : null);
  if (before === undefined && side === null) return null;
  const isBelow =
    before !== undefined &&
    ((before.term.is === 'compare' && (before.term.op === '<' || before.term.op === '<=')) ||
      (before.term.is === 'call' && before.term.name === 'crossesBelow'));
  const op = side ?? (isBelow ? '>=' : '<=');
  const level = within === 0 ? term : sum('*', number(op === '>=' ? 1 - within : 1 + within), term);
  const made = compare(op, named('close'), level);
  return {
    term: made,
    ...((whose ?? ownerOf(before)) && { whose: whose ?? ownerOf(before) }),
    ...(assumed !== undefined && { assumed: [assumed] }),
  };
}
