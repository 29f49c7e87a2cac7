import { compare, named, number, sum, writeTerm } from '../term.ts';
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

/** Coming back to a line from the side where the condition before stood; `goesOn` where it moves on from a line reached so. */
export function touched(
  { one: { term, assumed, whose }, way, within = 0 }: Touch,
  before: Condition | undefined,
  goesOn: '>=' | '<=' | null = null,
): Condition | null {
  // A band is come to from within, unless it is the one that the price stood beyond.
  const isSame = before?.term.is === 'compare' && writeTerm(before.term.right) === writeTerm(term);
  const side = way ?? goesOn ?? (isSame ? null : sideOfBand(term));
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
