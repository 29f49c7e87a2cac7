import { leavesOf, type Edge } from '../parse/chart.ts';
import { isPunctuation } from '../parse/phrases.ts';
import type { FrameReader } from './frame-reader.ts';

const articles: ReadonlySet<string> = new Set(['a', 'an', 'the']);
const subjects: ReadonlySet<string> = new Set(['it', 'its', 'they']);
const places: ReadonlySet<string> = new Set(['on', 'at', 'in']);

/** Phrases that say when: what they are said of and the verb before them go without saying. */
const clauses: ReadonlySet<string> = new Set([
  'condition',
  'bound',
  'reversal',
  'outcome',
  'lapse',
  'touching',
  'trend',
  'turn',
  'softLevel',
]);
const deeds: ReadonlySet<string> = new Set(['action', 'schedule', 'sizing']);

/** An article before anything that is read; "it is" before what is said of it; "are" before what is done. */
function joins(words: string, { symbol }: Edge, next: Edge): boolean {
  if (articles.has(words)) return true;
  if (places.has(words)) return clauses.has(next.symbol) || next.symbol === 'stop';
  return (subjects.has(words) || symbol === 'fn:is') && (clauses.has(next.symbol) || deeds.has(next.symbol));
}

/**
 * English words that only tie the phrase behind them to the sentence. Each counts as read if that phrase is; whatever is
 * before a word that is not read stays unread.
 */
function joiningWords(phrases: readonly Edge[], used: ReadonlySet<Edge>, text: string): readonly Edge[] {
  const found: Edge[] = [];
  let next: Edge | null = null;
  for (const phrase of phrases.toReversed()) {
    const [leaf, ...more] = leavesOf(phrase);
    const isWord = more.length === 0 && leaf?.symbol.startsWith('fn:') === true;
    if (used.has(phrase)) next = phrase;
    else if (isPunctuation(phrase.symbol)) next = null;
    else if (next !== null && isWord && joins(text.slice(phrase.from, phrase.to).trim(), leaf, next))
      found.push(phrase);
    else next = null;
  }
  return found;
}

/** A reader of strategies with such words added to what it used. */
export const withJoiningWords =
  (read: FrameReader['read']): FrameReader['read'] =>
  (input) => {
    const result = read(input);
    if (result === null || input.context.locale !== 'en') return result;
    return {
      ...result,
      used: new Set([...result.used, ...joiningWords(input.phrases, result.used, input.folded.text)]),
    };
  };
