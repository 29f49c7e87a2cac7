import type { Edge } from './chart.ts';

/** Words dearer than the best cover by no more than this stay, so that grammar can choose. */
const slack = 2.2;

/**
 * Keeps the words that lie on a cover of the text close to the best one: least unread text, then fewest words. `starts` is
 * where the text begins after blanks, `end` its length.
 */
export function coverWords(words: readonly Edge[], start: number, end: number): readonly Edge[] {
  const places = new Set<number>([start, end]);
  const byFrom = new Map<number, Edge[]>();
  for (const word of words) {
    places.add(word.from).add(word.to);
    const list = byFrom.get(word.from);
    if (list === undefined) byFrom.set(word.from, [word]);
    else list.push(word);
  }
  const ordered = [...places].toSorted((a, b) => a - b);
  const ahead = new Map<number, number>([[start, 0]]);
  for (const place of ordered) {
    const cost = ahead.get(place);
    if (cost === undefined) continue;
    for (const word of byFrom.get(place) ?? []) {
      const next = cost + word.cost;
      if (next < (ahead.get(word.to) ?? Number.POSITIVE_INFINITY)) ahead.set(word.to, next);
    }
  }
  const behind = new Map<number, number>([[end, 0]]);
  for (const place of ordered.toReversed()) {
    for (const word of byFrom.get(place) ?? []) {
      const rest = behind.get(word.to);
      if (rest === undefined) continue;
      const cost = rest + word.cost;
      if (cost < (behind.get(place) ?? Number.POSITIVE_INFINITY)) behind.set(place, cost);
    }
  }
  const best = ahead.get(end) ?? Number.POSITIVE_INFINITY;
  return words.filter(({ from, to, cost }) => {
    const before = ahead.get(from);
    const after = behind.get(to);
    return before !== undefined && after !== undefined && before + cost + after <= best + slack;
  });
}
