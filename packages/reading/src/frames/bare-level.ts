import { applyBound } from '../grammar/relations.ts';
import { isQuantity, type Bound, type Condition, type Operand } from '../grammar/values.ts';
import { leavesOf, type Edge } from '../parse/chart.ts';
import { close, writeTerm } from '../term.ts';
import type { Draft } from './gather.ts';

const price: Operand = { term: close, unit: 'price' };

const keyOf = ({ term, whose }: Operand): string => `${whose?.join(' ') ?? ''} ${writeTerm(term)}`;

const isException = (edge: Edge): boolean => /^logic:(?:unless|except|not)$/u.test(leavesOf(edge)[0]!.symbol);

/** Values that were set against a number before; what is said of exceptions is no subject of what follows. */
function levelled({ items }: Draft): ReadonlyMap<string, Operand> {
  const found = new Map<string, Operand>();
  for (const item of items) {
    for (const [at, reason] of item.is === 'group' ? item.reasons.entries() : []) {
      if (reason.is !== 'condition' || reason.value.subject === undefined || isException(item.edges[at]!)) continue;
      const { term, subject, whose } = reason.value;
      const right = term.is === 'compare' ? term.right : term.is === 'call' ? term.args[1] : undefined;
      const said = { ...subject, ...(whose && { whose }) };
      if (right?.is === 'number' && subject.isFigure !== true) found.set(keyOf(said), said);
    }
  }
  return found;
}

/**
 * A relation without its left side is of the value said last. A bare number is of the one value that was set against a number
 * before, though a line was spoken of since: "RSI under 30 unless it is below its average; sold over 60". Of two it is open.
 */
export function ofSaid(draft: Draft, bound: Bound): Condition | null {
  const { subject, plainSubject } = draft;
  const { right } = bound;
  const isBare = isQuantity(right) && right.unit === 'none' && right.currency === undefined;
  const levels = isBare && subject?.isFigure !== true ? levelled(draft) : new Map<string, Operand>();
  const [level, ...more] = [...levels.values()].filter((one) => applyBound(one, bound) !== null);
  if (more.length > 0) draft.ask('of what');
  const isLast = subject !== null && levels.has(keyOf(subject));
  const made = level === undefined || isLast ? null : applyBound(level, bound);
  if (made !== null) return { ...made, assumed: [...(made.assumed ?? []), writeTerm(made.term)] };
  const said = applyBound(subject ?? price, bound) ?? (plainSubject === null ? null : applyBound(plainSubject, bound));
  // No oscillator is beside a line of prices: "RSI below 30; sold under the 20-day" is said of the price.
  const isLine = !isQuantity(right) && right.unit === 'price' && right.isFigure !== true && right.term.is === 'call';
  return said ?? (isLine && subject?.unit === 'plain' ? applyBound(price, bound) : null);
}
