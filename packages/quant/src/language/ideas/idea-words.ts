import type { Action, Meaning, Noun } from './idea-token.ts';

/** A pattern and what it means; groups of the pattern are given to a function. */
export type Lexeme = readonly [pattern: string, meaning: Meaning | ((groups: readonly string[]) => Meaning)];

/** A figure that is read together with the words around it. */
export const figure = String.raw`((?<!\d)\d{1,12}(?:\.\d{1,8})?(?!\d))`;

const small: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  twice: 2,
  double: 2,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};

/** A number in words or digits, as a group of a pattern. */
export const count = String.raw`((?<!\d)\d{1,12}(?:\.\d{1,8})?(?!\d)|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|[一二两三四五六七八九十])`;

/** The number behind a group of a pattern; NaN when there is none. */
export function numberOf(word: string | undefined): number {
  return word === undefined ? Number.NaN : (small[word.toLowerCase()] ?? Number(word.replaceAll(',', '')));
}

export const phrase =
  (name: string) =>
  (values: readonly string[]): Meaning => ({ is: 'phrase', phrase: name, values });
export const act = (action: Action): Meaning => ({ is: 'act', action });
export const noun = (name: Noun): Meaning => ({ is: 'noun', noun: name });
export const withLength =
  (name: Noun) =>
  ([length]: readonly string[]): Meaning => ({ is: 'noun', noun: name, length: Number(length) });

/** The unit of time behind a word of either language. */
export function unitOf(word: string): 'bar' | 'day' | 'week' | 'month' | 'year' {
  const lower = word.toLowerCase();
  if (/^week|周/.test(lower)) return 'week';
  if (/^month|月/.test(lower)) return 'month';
  if (/^year|年/.test(lower)) return 'year';
  return /^bar|根/.test(lower) ? 'bar' : 'day';
}
