import type { Directory } from '../directory/directory.ts';
import { distanceWithin } from '../parse/near-word.ts';
import { foldWord, isHan } from '../text/fold.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

/** Names that an unread word may be a misspelling of, nearest first. They are offered, never used. */
export function nearNames({ index }: Directory, typed: string): readonly string[] {
  const word = foldWord(typed);
  const isChinese = isHan(word.charAt(0));
  if (word.length < (isChinese ? 3 : 5) || word.length > 24) return [];
  const limit = isChinese || word.length < 8 ? 1 : 2;
  const found: { readonly ids: readonly string[]; readonly distance: number }[] = [];
  for (const [start, surfaces] of index.byStart) {
    if (start.charAt(0) !== word.charAt(0)) continue;
    for (const { text, value } of surfaces) {
      if (value.how === 'code' || value.how === 'ticker' || Math.abs(text.length - word.length) > limit) continue;
      const distance = distanceWithin(word, text, limit);
      if (distance > 0 && distance <= limit) found.push({ ids: value.ids, distance });
    }
  }
  const ordered = found.toSorted((a, b) => a.distance - b.distance).flatMap(({ ids }) => ids);
  return [...new Set(ordered)].slice(0, 3);
}

const mostWords = 4;

/** Names that an unread stretch, or a word of it that nothing knows, may be a misspelling of. */
export function nearNamesIn(directory: Directory, typed: string): readonly string[] {
  const whole = nearNames(directory, typed);
  if (whole.length > 0) return whole;
  const words = typed
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => /^[a-z]{5,}$/iu.test(word) && !isVocabularyWord(foldWord(word)));
  return [...new Set(words.slice(0, mostWords).flatMap((word) => nearNames(directory, word).slice(0, 1)))].slice(0, 3);
}
