import type { ReadingContext } from '../reading.ts';
import { fold, type Folded } from '../text/fold.ts';
import { vocabulary as strategyWords, type Vocabulary } from '../vocabulary/vocabulary.ts';
import { parseChart, type Edge, type Grammar } from './chart.ts';
import { coverWords } from './cover.ts';
import { layPhrases, type Standing } from './phrases.ts';
import { withAsides } from './asides.ts';
import { withOwnUnits } from './own-units.ts';
import { wordsOf, type Misspelling } from './words.ts';

/** A text as a row of phrases that cover it. */
export interface Parsed {
  readonly folded: Folded;
  readonly phrases: readonly Edge[];
  readonly misspellings: readonly Misspelling[];
}

/** Places of one sentence where words start; with more, grammar does not look at it and it stays unread. */
const mostPlaces = 110;

function sentenceEnds(words: readonly Edge[], end: number): readonly number[] {
  const stops = words.filter(({ symbol }) => symbol === 'p:stop' || symbol === 'p:question').map(({ to }) => to);
  return [...new Set([...stops, end])].toSorted((a, b) => a - b);
}

/** Words other than those of strategies, and what is made of them before the grammar looks. */
interface OtherWords {
  readonly vocabulary: Vocabulary;
  readonly more?: (folded: Folded, words: readonly Edge[]) => readonly Edge[];
}

/** Reads a text sentence by sentence, each into the cheapest row of phrases. */
export function parseText(
  source: string,
  grammar: Grammar,
  isStanding: Standing,
  { directory, locale, open }: Pick<ReadingContext, 'directory' | 'locale' | 'open'>,
  other?: OtherWords,
): Parsed {
  const folded = fold(source);
  const { text } = folded;
  let start = 0;
  while (start < text.length && text.charAt(start) === ' ') start += 1;
  const vocabulary = other?.vocabulary ?? strategyWords;
  const { words, misspellings } = wordsOf({ folded, directory, vocabulary, isHongKong: locale === 'zh-HK' });
  const more = other?.more?.(folded, words);
  const all = more === undefined ? words : [...words, ...more].toSorted((a, b) => a.from - b.from);
  const covered = coverWords(all, start, text.length);
  const kept = withOwnUnits(more === undefined ? withAsides(covered, folded) : covered, open);
  const phrases: Edge[] = [];
  let from = start;
  let next = 0;
  for (const to of sentenceEnds(kept, text.length)) {
    if (to <= from) continue;
    const first = next;
    while (next < kept.length && kept[next]!.from < to) next += 1;
    const inside = kept.slice(first, next).filter((word) => word.to <= to);
    const places = new Set(inside.map((word) => word.from)).size;
    if (places > mostPlaces)
      phrases.push({ from, to, symbol: 'unread', value: text.slice(from, to), cost: 0, parts: [] });
    else phrases.push(...layPhrases(parseChart(grammar, inside), from, to, isStanding));
    from = to;
  }
  return { folded, phrases, misspellings };
}
