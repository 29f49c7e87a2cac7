import { leavesOf, type Edge } from './parse/chart.ts';
import { isPunctuation } from './parse/phrases.ts';
import type { Span } from './reading.ts';
import type { Folded } from './text/fold.ts';

function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from + 1 && (text.charAt(end - 1) === ' ' || text.charAt(end - 1) === '-')) end -= 1;
  return end;
}

/** Where a phrase stands in the text as typed. */
export function spanOf({ source, text, offsets }: Folded, { from, to }: Pick<Edge, 'from' | 'to'>): Span {
  const end = trimmedEnd(text, from, to);
  const [first, last] = [offsets[from]!, offsets[end]!];
  return { from: first, to: last, text: source.slice(first, last) };
}

/**
 * The words that nothing used: what `used` does not hold, apart from marks and the function words that may stand around a
 * sentence. Throws when the phrases do not add up to the text: a word lost on the way would be a word unsaid.
 */
export function unreadSpans(folded: Folded, phrases: readonly Edge[], used: ReadonlySet<Edge>): readonly Span[] {
  const { text } = folded;
  let place = 0;
  while (place < text.length && text.charAt(place) === ' ') place += 1;
  const unread: Span[] = [];
  for (const phrase of phrases) {
    for (const leaf of leavesOf(phrase)) {
      if (leaf.from !== place) throw new Error(`the ledger breaks at ${place} of "${folded.source}"`);
      place = leaf.to;
    }
    if (used.has(phrase) || isPunctuation(phrase.symbol) || phrase.symbol === 'fn:polite') continue;
    const span = spanOf(folded, phrase);
    const last = unread.at(-1);
    const between = last === undefined ? 'x' : folded.source.slice(last.to, span.from);
    if (last !== undefined && /^[\s-]*$/u.test(between))
      unread[unread.length - 1] = { from: last.from, to: span.to, text: folded.source.slice(last.from, span.to) };
    else unread.push(span);
  }
  if (place < text.trimEnd().length) throw new Error(`the ledger ends at ${place} of "${folded.source}"`);
  return unread;
}
