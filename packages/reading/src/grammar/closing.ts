import { rule, type Rule } from '../parse/chart.ts';
import { trendOf, turnOf, type Action } from './actions.ts';
import type { Stop } from './stops.ts';
import type { Condition, Operand } from './values.ts';

/** "When it is rising", "when it turns up", of the line spoken of; null for what has no direction of its own. */
export function directionSaid(one: Operand | null, symbol: 'trend' | 'turn', id: string): Condition | null {
  if (one === null) return null;
  if (symbol === 'trend') return trendOf(one, id);
  if (one.unit === 'flag') return turnOf(one, id);
  const isLine = one.unit === 'price' && one.isFigure !== true && one.term.is === 'call';
  return isLine ? trendOf(one, id === 'up' ? 'rising' : 'falling') : null;
}

/** Ways to say that what is held is closed, and to which of the names held it applies. */
export const closingRules: readonly Rule[] = [
  // "Close when …": what is done, where "the close" is a price.
  rule('action', 'price:close logic:when', (): Action => ({ does: 'sell' }), 0.4),
  rule('turn', 'fn:it turn', (_: unknown, id: string) => id, 0),
  rule('stop', 'fn:whicheverHeld stop', (_: unknown, one: Stop) => one, 0),
  rule('outcome', 'fn:whicheverHeld outcome', (_: unknown, one: Stop) => one, 0),
  rule('outcome', 'fn:whicheverHeld outcome fn:thatOne', (_: unknown, one: Stop) => one, 0),
];
