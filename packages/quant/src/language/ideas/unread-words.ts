import type { Span } from '../reader.ts';
import { wholeConditions } from './idea-phrases.ts';
import type { Token } from './idea-token.ts';

/** Words that shape a sentence and mean nothing by themselves. */
const shaping: ReadonlySet<string> = new Set(['act', 'and', 'or', 'until', 'separator', 'filler']);

/** "buy it", "sell the stock": what an act is done to, where only one thing is traded. */
const objects = /^(?:it|the stock|shares?|the shares?)$/i;

/** "the price makes a new high": whose condition it is, where the condition is said as one. */
function isSubjectOrObject(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token.is !== 'noun' || token.noun !== 'price') return false;
  const before = tokens.slice(Math.max(0, at - 3), at).findLast(({ is }) => is !== 'filler');
  const after = tokens.slice(at + 1, at + 4).find(({ is }) => is !== 'filler');
  const isObject = objects.test(token.text) && (before?.is === 'act' || before?.is === 'until');
  return isObject || (after?.is === 'phrase' && Object.hasOwn(wholeConditions, after.phrase));
}

/**
 * The words that became part of nothing. A strategy is only made when there are none: a number, a name or a condition that
 * was passed over would change what somebody meant without a word.
 */
export function unreadWords(tokens: readonly Token[], used: readonly Span[]): readonly Token[] {
  return tokens.filter((token, at) => {
    if (shaping.has(token.is) || isSubjectOrObject(tokens, at)) return false;
    return !used.some(({ from, to }) => from <= token.from && token.to <= to);
  });
}
