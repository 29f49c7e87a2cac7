import { ordinaryWords } from '../directory/ordinary-words.ts';
import type { Meaning, Vocabulary } from '../vocabulary/vocabulary.ts';

/** Letters apart at most: one in a short word, two in a long one. */
function allowance(word: string): number {
  return word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
}

/** Letters to add, drop, change or swap; gives up above `limit`. */
export function distanceWithin(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1;
      let cost = Math.min(row[j - 1]! + same, row[j]! + 1, next[j - 1]! + 1);
      if (i > 1 && j > 1 && a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1))
        cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length]!;
}

const shelves = new WeakMap<Vocabulary, ReadonlyMap<number, readonly string[]>>();

function shelvesOf(vocabulary: Vocabulary): ReadonlyMap<number, readonly string[]> {
  const known = shelves.get(vocabulary);
  if (known !== undefined) return known;
  const made = new Map<number, string[]>();
  for (const word of vocabulary.surfaces.keys()) {
    if (!/^[a-z]{4,}$/u.test(word)) continue;
    made.set(word.length, [...(made.get(word.length) ?? []), word]);
  }
  shelves.set(vocabulary, made);
  return made;
}

/** The one word of the vocabulary that a misspelling stands next to; null when none or several do. */
export function nearWord(vocabulary: Vocabulary, word: string): { text: string; meanings: readonly Meaning[] } | null {
  const limit = allowance(word);
  // An everyday word is spelled right and means something else.
  if (limit === 0 || ordinaryWords.has(word)) return null;
  let best = limit + 1;
  let found: string[] = [];
  const byLength = shelvesOf(vocabulary);
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    for (const candidate of byLength.get(length) ?? []) {
      // The first letter is hardly ever mistyped, except when the first two change places.
      const isSwapped = candidate.charAt(0) === word.charAt(1) && candidate.charAt(1) === word.charAt(0);
      if (candidate.charAt(0) !== word.charAt(0) && !isSwapped) continue;
      // An adverb is no misspelled adjective: "profitably" tells how, not what.
      if (word.endsWith('ly') && !candidate.endsWith('ly')) continue;
      const distance = distanceWithin(word, candidate, Math.min(best, limit));
      if (distance > limit || distance > best) continue;
      if (distance < best) found = [];
      best = distance;
      found.push(candidate);
    }
  }
  if (found.length === 0) return null;
  const meanings = vocabulary.surfaces.get(found[0]!) ?? [];
  const same = found.every((one) => vocabulary.surfaces.get(one)?.[0] === meanings[0]);
  return same ? { text: found[0]!, meanings } : null;
}
