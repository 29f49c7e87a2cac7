import { call, compare, type Term } from '../term.ts';
import type { Reversal } from './actions.ts';
import { lineMeant } from './relations.ts';
import type { Condition } from './values.ts';

/** The lines that a condition speaks of, each by itself. */
export function linesIn(one: Condition): readonly Condition[] {
  const { term } = one;
  if (term.is === 'and' || term.is === 'or') return term.args.flatMap((part) => linesIn({ ...one, term: part }));
  const isCross = term.is === 'call' && (term.name.startsWith('crosses') || term.name === 'weekly');
  return isCross || (term.is === 'compare' && term.right.is !== 'number') ? [one] : [];
}

const onWeeks = (one: Condition | null): Condition | null => one && { ...one, term: call('weekly', one.term) };

const isEndOfBar = (term: Term): boolean => term.is === 'name' && (term.name === 'low' || term.name === 'high');

/** The same lines crossing the other way, or the other side of them. */
export function reversed({ op }: Reversal, before: Condition): Condition | null {
  const { term } = before;
  const isUp = op === 'crossesAbove' || op === '>';
  // "Its low undercuts the line and the close is back above": the low is what was below it, and not what comes back.
  if ((term.is === 'compare' && isEndOfBar(term.left)) || (term.is === 'call' && term.args.some(isEndOfBar)))
    return null;
  if (term.is === 'call' && term.name === 'weekly')
    return onWeeks(reversed({ op }, { ...before, term: term.args[0]! }));
  // Which way a line was crossed, the action says: it is the other way here.
  if (term.is === 'call' && term.name === 'crosses')
    return { ...before, term: compare(isUp ? '>' : '<', term.args[0]!, term.args[1]!) };
  if (term.is === 'call' && (term.name === 'crossesAbove' || term.name === 'crossesBelow')) {
    const [left, right] = term.args;
    if ((term.name === 'crossesAbove') === isUp) return null;
    return { ...before, term: call(isUp ? 'crossesAbove' : 'crossesBelow', left!, lineMeant(right!)) };
  }
  if (term.is === 'compare' && term.right.is !== 'number') {
    if (term.op.startsWith('>') === isUp) return null;
    return { ...before, term: compare(isUp ? '>' : '<', term.left, lineMeant(term.right)) };
  }
  return null;
}

/** Which way a cross goes, on whatever bars. */
export function crossIn(term: Term): string {
  if (term.is !== 'call') return '';
  const [inner] = term.args;
  return term.name === 'weekly' && inner !== undefined ? crossIn(inner) : term.name;
}
