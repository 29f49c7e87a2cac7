import type { Expression } from '@plumbline/model/strategy-spec';
import type { NamedFormula } from './formula/named-formula.ts';

/** Where something stands in a text: from its first character up to, not including, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where a part of a strategy stands, and where its fields do that are not parts themselves. */
export interface Mark extends Span {
  readonly fields: Readonly<Record<string, Span>>;
}

/** What could have stood where reading stopped: a word of the language, or a thing of some kind. */
export type Expectation = { readonly word: string } | { readonly thing: Thing };
export type Thing = 'condition' | 'number' | 'amount' | 'instrument' | 'text' | 'name' | 'date' | 'indicator' | 'end';

/** A place where the text is not a statement, and what would be one there. */
export interface Misfit extends Span {
  readonly expected: readonly Expectation[];
}

/** A parameter's value as written beside its name. */
export interface SaidValue extends Span {
  readonly key: string;
  readonly value: number;
}

/** A text being read. Reading returns null where the text does not fit and leaves the place to `attempt`. */
export interface Reader {
  readonly text: string;
  /** The text as words are compared with it: small letters, plain punctuation, every character at its place. */
  readonly plain: string;
  /** A line that begins at the margin ends what stands before it. */
  readonly isLineBased: boolean;
  at: number;
  /** How many expressions are open around this place. */
  depth: number;
  /** The furthest place at which something did not fit. */
  furthest: number;
  expected: Expectation[];
  readonly marks: Map<object, Mark>;
  readonly said: SaidValue[];
  /** Conditions read already, by where they begin: several statements may begin alike. */
  readonly conditions: Map<number, ReadCondition>;
  /** Names of lines above that stand for a value per bar, so that none of them is taken for a setting. */
  readonly lines: Set<string>;
  /** Own indicators that have been defined so far, by name. */
  readonly formulas: Map<string, NamedFormula>;
}

export interface ReadCondition {
  readonly expression: Expression | null;
  readonly to: number;
  readonly said: readonly SaidValue[];
}

export function createReader(text: string, isLineBased: boolean): Reader {
  return {
    text,
    plain: plain(text),
    isLineBased,
    at: 0,
    depth: 0,
    furthest: 0,
    expected: [],
    marks: new Map(),
    said: [],
    conditions: new Map(),
    lines: new Set(),
    formulas: new Map(),
  };
}

/** Reads, or goes back to where it stood. */
export function attempt<T>(reader: Reader, read: () => T | null): T | null {
  const { at } = reader;
  const said = reader.said.length;
  const result = read();
  if (result !== null) return result;
  reader.at = at;
  reader.said.length = said;
  return null;
}

/** Notes what did not fit here, if no reading came further. */
export function expects(reader: Reader, expectation: Expectation): null {
  skipSpace(reader);
  if (reader.at > reader.furthest) {
    reader.furthest = reader.at;
    reader.expected = [];
  }
  if (reader.at === reader.furthest) reader.expected.push(expectation);
  return null;
}

export function skipSpace(reader: Reader): void {
  const { text, isLineBased } = reader;
  while (reader.at < text.length) {
    const char = text[reader.at];
    const isBreak = char === '\n' || char === '\r';
    if (char !== ' ' && !isBreak && !/\s/.test(char)) return;
    if (isBreak && isLineBased && !/^[\r\n]*[ \t]+\S/.test(text.slice(reader.at, reader.at + 400))) return;
    reader.at += 1;
  }
}

/** Full-width punctuation and digits count as their plain forms. */
const plainForms: Readonly<Record<string, string>> = {
  '\uFF0C': ',',
  '\u3002': '.',
  '\uFF1A': ':',
  '\uFF1B': ';',
  '\uFF08': '(',
  '\uFF09': ')',
  '\u3001': ',',
  '\u201C': '"',
  '\u201D': '"',
};

function plainCharacter(char: string): string {
  const known = plainForms[char];
  if (known !== undefined) return known;
  const code = char.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  const small = char.toLowerCase();
  // A few letters become two when made small, which would move everything after them.
  return small.length === 1 ? small : char;
}

function plain(text: string): string {
  return Array.from({ length: text.length }, (_, at) => plainCharacter(text[at])).join('');
}

const wordEnd = /[A-Za-z0-9_]/;

function wordFits({ text, plain }: Reader, at: number, word: string): boolean {
  if (!plain.startsWith(word, at)) return false;
  const next = text[at + word.length];
  return !(wordEnd.test(word[word.length - 1]) && next !== undefined && wordEnd.test(next));
}

const spelled = new Map<string, readonly string[]>();

function wordsOf(words: string): readonly string[] {
  const known = spelled.get(words);
  if (known !== undefined) return known;
  const parts = plain(words)
    .split(' ')
    .filter((word) => word !== '');
  spelled.set(words, parts);
  return parts;
}

/** Names by their first character as it is compared, so that few are tried at a place. */
export function byFirstCharacter<T>(
  names: readonly T[],
  wordOf: (name: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const name of names) {
    const first = plainCharacter(wordOf(name)[0]);
    const group = groups.get(first);
    if (group === undefined) groups.set(first, [name]);
    else group.push(name);
  }
  return groups;
}

/** The names that may stand here. */
export function candidatesHere<T>(reader: Reader, names: ReadonlyMap<string, readonly T[]>): readonly T[] {
  skipSpace(reader);
  return reader.at < reader.text.length ? (names.get(reader.plain[reader.at]) ?? []) : [];
}

/** Reads fixed words, whatever space stands between them. Returns whether they were there. */
export function takes(reader: Reader, words: string): boolean {
  const { at } = reader;
  for (const word of wordsOf(words)) {
    skipSpace(reader);
    if (!wordFits(reader, reader.at, word)) {
      reader.at = at;
      expects(reader, { word: words });
      reader.at = at;
      return false;
    }
    reader.at += word.length;
  }
  return true;
}

/** Reads what a pattern matches here; the pattern is sticky. */
export function matched(reader: Reader, pattern: RegExp, thing: Thing): string | null {
  skipSpace(reader);
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found === null) return expects(reader, { thing });
  reader.at += found[0].length;
  return found[0];
}

/** Remembers where a part was read. */
export function mark<T extends object>(reader: Reader, part: T, from: number, fields: Mark['fields'] = {}): T {
  reader.marks.set(part, { from, to: reader.at, fields });
  return part;
}

/** Remembers where an expression was read. */
export function marked(reader: Reader, expression: Expression, from: number, fields: Mark['fields'] = {}): Expression {
  return mark(reader, expression, from, fields);
}

/** The place of the next thing to read. */
export function here(reader: Reader): number {
  skipSpace(reader);
  return reader.at;
}
