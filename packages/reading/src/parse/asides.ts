import { clauseRows } from '../vocabulary/aside-words.ts';
import { readRows } from '../vocabulary/rows.ts';
import { isHan, type Folded } from '../text/fold.ts';
import type { Edge } from './chart.ts';

const rows = readRows(clauseRows);
/** What a clause may be made of without saying anything of a rule. */
const words: ReadonlySet<string> = new Set(rows.flatMap(([, spellings]) => spellings));
/** Words that only hold others together: of them alone no clause is made. */
const holding: ReadonlySet<string> = new Set(
  rows.flatMap(([{ name }, spellings]) => (name === 'link' ? spellings : [])),
);

const longest = 24;
/** Longer than what anybody says in passing. */
const longestClause = 90;

const isEdge = (text: string, at: number): boolean =>
  at <= 0 || at >= text.length || isHan(text.charAt(at)) || isHan(text.charAt(at - 1)) || text.charAt(at) === ' ';

/** Whether a stretch is made of such words altogether, each ending where a word may end. */
function isMadeOf(clause: string): boolean {
  const reached = new Set([0]);
  let saysMore = false;
  for (let from = 0; from < clause.length; from += 1) {
    if (!reached.has(from)) continue;
    if (clause.charAt(from) === ' ') {
      reached.add(from + 1);
      continue;
    }
    for (let to = Math.min(clause.length, from + longest); to > from; to -= 1) {
      const word = clause.slice(from, to);
      if (!isEdge(clause, to) || !words.has(word)) continue;
      reached.add(to);
      saysMore ||= !holding.has(word) && (word.length > 1 || !isHan(word));
    }
  }
  return saysMore && reached.has(clause.length);
}

const isBound = ({ symbol }: Edge, text: string, from: number): boolean =>
  symbol.startsWith('p:') &&
  !['p:plus', 'p:slash', 'p:star', 'p:quote'].includes(symbol) &&
  (symbol !== 'p:dash' || text.charAt(from - 1) === ' ' || text.charAt(from - 1) === '-');

/**
 * Clauses that are only talk ("yes I know it's silly"), each as one word of its own that rules need not read. A single word
 * of another kind in one of them, a denial or an unknown one, and it stays what it is.
 */
export function withAsides(kept: readonly Edge[], { text }: Folded): readonly Edge[] {
  const made: Edge[] = [];
  let start = kept[0]?.from ?? 0;
  const take = (end: number): void => {
    const isShort = end - start <= longestClause + 1;
    const clause = isShort ? text.slice(start, end).trimEnd() : '';
    if (clause !== '' && isMadeOf(clause))
      made.push({ from: start, to: end, symbol: 'noise', value: true, cost: 0.5, parts: [] });
  };
  for (const mark of kept) {
    if (mark.from < start || !isBound(mark, text, mark.from)) continue;
    take(mark.from);
    start = mark.to;
  }
  take(text.length);
  return made.length === 0 ? kept : [...kept, ...made].toSorted((a, b) => a.from - b.from);
}
