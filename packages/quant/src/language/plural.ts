import { takes, type Reader } from './reader.ts';

/** Of what a sentence counts, one and several. */
export type Singulars = Readonly<Record<string, string>>;

const counted = /^( ?)(\p{L}+)/u;

/** Words as they stand behind the number one; null where they say nothing of a number. */
export function singular(words: string, singulars: Singulars): string | null {
  const [whole = '', blank = '', word = ''] = counted.exec(words) ?? [];
  const one = singulars[word];
  return one === undefined ? null : `${blank}${one}${words.slice(whole.length)}`;
}

/** Words behind an amount as written: `1` and `1[key]` are one. */
export const agreeing = (words: string, amount: string, singulars: Singulars): string =>
  (/^1(?:\[|$)/u.test(amount) ? singular(words, singulars) : null) ?? words;

/** Reads words of a statement, in whichever number they stand. */
export function takesCounted(reader: Reader, words: string, singulars: Singulars): boolean {
  if (takes(reader, words)) return true;
  const one = singular(words, singulars);
  return one !== null && takes(reader, one);
}
