import type { Directory } from '../directory/directory.ts';
import { distanceWithin } from '../parse/near-word.ts';
import type { Span } from '../reading.ts';
import { foldWord, isHan } from '../text/fold.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

/** Names that an unread word may be a misspelling of, nearest first. They are offered, never used. */
export function nearNames({ index }: Directory, typed: string): readonly string[] {
  const word = foldWord(typed);
  const isChinese = isHan(word.charAt(0));
  if (word.length < (isChinese ? 3 : 4) || word.length > 24) return [];
  const limit = isChinese || word.length < 8 ? 1 : 2;
  const found: { readonly ids: readonly string[]; readonly distance: number; readonly place: number }[] = [];
  for (const [start, surfaces] of index.byStart) {
    if (start.charAt(0) !== word.charAt(0)) continue;
    for (const { text, value, place } of surfaces) {
      if (value.how === 'code' || value.how === 'ticker' || Math.abs(text.length - word.length) > limit) continue;
      const distance = distanceWithin(word, text, limit);
      // A name that is spelled right is no misspelling of another.
      if (distance === 0) return [];
      if (distance > 0 && distance <= limit) found.push({ ids: value.ids, distance, place });
    }
  }
  const ordered = found.toSorted((a, b) => a.distance - b.distance || a.place - b.place).flatMap(({ ids }) => ids);
  return [...new Set(ordered)].slice(0, 3);
}

const mostWords = 4;
/** How far before an unread stretch a Chinese name can begin, and how long one is. */
const reach = 5;
const longestName = 6;
/** A longer unread stretch is looked at from its start only. */
const longestLook = 40;

/** Chinese names of three signs and more that one sign of a text stands in for, in a window over the unread stretch. */
function nearHanNames({ index }: Directory, text: string, { from, to }: Span): readonly string[] {
  const starts = new Map<string, number[]>();
  for (let at = Math.max(0, from - reach); at < Math.min(to, from + longestLook); at += 1)
    if (isHan(text.charAt(at))) starts.set(text.charAt(at), [...(starts.get(text.charAt(at)) ?? []), at]);
  const found: { readonly ids: readonly string[]; readonly length: number; readonly place: number }[] = [];
  for (const [start, surfaces] of index.byStart) {
    const places = starts.get(start.charAt(0));
    if (places === undefined) continue;
    for (const { text: name, value, place } of surfaces) {
      if (name.length < 3 || name.length > longestName || value.how === 'code' || value.how === 'ticker') continue;
      const isNear = places.some((at) => {
        const typed = text.slice(at, at + name.length);
        if (typed.length < name.length || at + name.length <= from) return false;
        return [...name].filter((sign, place) => sign !== typed.charAt(place)).length === 1;
      });
      if (isNear) found.push({ ids: value.ids, length: name.length, place });
    }
  }
  const ordered = found.toSorted((a, b) => b.length - a.length || a.place - b.place);
  const longest = ordered.filter(({ length }) => length === ordered[0]?.length).flatMap(({ ids }) => ids);
  return [...new Set(longest)].slice(0, 3);
}

/** Names that an unread stretch of a text, or a word of it that nothing knows, may be a misspelling of. */
export function nearNamesIn(directory: Directory, source: string, span: Span): readonly string[] {
  const typed = span.text;
  const whole = nearNames(directory, typed);
  if (whole.length > 0) return whole;
  const han = nearHanNames(directory, source, span);
  if (han.length > 0) return han;
  const words = typed
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => /^[a-z]{4,}$/iu.test(word) && !isVocabularyWord(foldWord(word)));
  // "Berkshire hathway": with the word before it.
  const before = /([\p{L}\p{N}&]+) +$/u.exec(source.slice(Math.max(0, span.from - 24), span.from))?.[1];
  const named = words.slice(0, mostWords).flatMap((word, at) => {
    const pair = at === 0 && before !== undefined ? nearNames(directory, `${before} ${word}`) : [];
    return (pair.length > 0 ? pair : nearNames(directory, word)).slice(0, 1);
  });
  return [...new Set(named)].slice(0, 3);
}
