import { fold, isHan, isLetter } from './text/fold.ts';
import { lackingRows } from './vocabulary/lacking-words.ts';
import { readRows } from './vocabulary/rows.ts';
import type { Span } from './reading.ts';

const words: readonly (readonly [string, string])[] = readRows(lackingRows).flatMap(([{ id }, spellings]) =>
  spellings.map((word) => [word, id] as const),
);

const isPart = (text: string, at: number): boolean => isLetter(text.charAt(at)) && !isHan(text.charAt(at));

function holds(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (isHan(word.charAt(0)) || (!isPart(text, at - 1) && !isPart(text, at + word.length))) return true;
  return false;
}

/** What the unread words ask for and nothing here can look at, by its name; null where they are only not understood. */
export function lackingIn(unread: readonly Span[]): string | null {
  const texts = unread.map((span) => fold(span.text).text);
  let longest: readonly [string, string] = ['', ''];
  for (const one of words)
    if (one[0].length > longest[0].length && texts.some((text) => holds(text, one[0]))) longest = one;
  return longest[1] === '' ? null : longest[1];
}
