import type { NamedInstrument } from '@plumbline/model/ports';
import type { Meaning, Token } from './idea-token.ts';
import type { Lexeme } from './idea-words.ts';
import { plainText } from './plain-text.ts';
import { english } from './words-en.ts';
import { chinese } from './words-zh.ts';

type Pattern = readonly [RegExp, Lexeme[1]];

/** Patterns that are tried one by one only where one of them fits. */
interface PatternGroup {
  readonly any: RegExp;
  readonly patterns: readonly Pattern[];
}

const groupSize = 12;

function grouped(patterns: readonly Pattern[]): readonly PatternGroup[] {
  return Array.from({ length: Math.ceil(patterns.length / groupSize) }, (_, at) => {
    const some = patterns.slice(at * groupSize, (at + 1) * groupSize);
    return { any: new RegExp(some.map(([{ source }]) => `(?:${source})`).join('|'), 'iy'), patterns: some };
  });
}

const chineseGroups = grouped(chinese.map(([pattern, meaning]): Pattern => [new RegExp(pattern, 'iy'), meaning]));
const allGroups = [
  ...grouped(english.map(([pattern, meaning]): Pattern => [new RegExp(`(?:${pattern})(?![A-Za-z])`, 'iy'), meaning])),
  ...chineseGroups,
];

const letter = /[A-Za-z]/;
const han = /[\u3400-\u9fff]/;

/** Latin words end where their letters end; Chinese has no such bounds. */
function isWhole(text: string, from: number, to: number): boolean {
  const begins = letter.test(text.charAt(from)) && letter.test(text.charAt(from - 1));
  const ends = letter.test(text.charAt(to - 1)) && letter.test(text.charAt(to));
  return (
    !begins &&
    !ends &&
    !(/\d/.test(text.charAt(to - 1)) && /[\d.]\d|\d/.test(text.slice(to, to + 2)) && /\d/.test(text.charAt(to)))
  );
}

/** Whether a word that ends at a place would cut a name in two. */
type CutsName = (to: number) => boolean;

function longestLexeme(
  text: string,
  at: number,
  cutsName: CutsName,
): { readonly to: number; readonly meaning: Meaning } | null {
  let best: { readonly to: number; readonly meaning: Meaning } | null = null;
  // No English word begins with a Chinese character.
  for (const { any, patterns } of han.test(text.charAt(at)) ? chineseGroups : allGroups) {
    any.lastIndex = at;
    if (!any.test(text)) continue;
    for (const [pattern, meaning] of patterns) {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (found === null || found[0] === '') continue;
      const to = at + found[0].length;
      if ((best !== null && to <= best.to) || !isWhole(text, at, to) || cutsName(to)) continue;
      best = { to, meaning: typeof meaning === 'function' ? meaning(found.slice(1)) : meaning };
    }
  }
  return best;
}

/** A word that nothing was read of: Latin letters, a whole number, or one character. */
const wordAt = /[A-Za-z][A-Za-z0-9'&.-]*|\d[\d.,]*|[\u3400-\u9fff]|./sy;

/** Whether a listed name is meant rather than the word of the same letters: capitals, Chinese names and codes are. */
function isPlainlyName(name: string): boolean {
  return name === name.toUpperCase() || name.includes(' ');
}

/** An idea as tokens: listed names first, then what is known by its longest reading, the rest as unknown words. */
export function readTokens(original: string, names: readonly NamedInstrument[]): readonly Token[] {
  const text = plainText(original);
  const tokens: Token[] = [];
  const nameFrom = new Map(names.map((name) => [name.from, name]));
  const ordered = names.toSorted((a, b) => a.from - b.from);
  let nextName = 0;
  const push = (from: number, to: number, meaning: Meaning): void => {
    tokens.push({ ...meaning, from, to, text: original.slice(from, to) });
  };
  for (let at = 0; at < text.length;) {
    const char = text[at];
    const name = nameFrom.get(at);
    // A minus after a space or a Chinese word is one; between letters and figures it is a hyphen.
    const negative =
      char === '-' && !/[A-Za-z0-9)]/.test(text.charAt(at - 1))
        ? /^-\d{1,12}(?:\.\d{1,8})?/.exec(text.slice(at, at + 24))
        : null;
    if (negative !== null) {
      push(at, at + negative[0].length, { is: 'number', value: Number(negative[0]) });
      at += negative[0].length;
      continue;
    }
    if (name === undefined && /[\s()[\]"'“”-]/.test(char)) {
      at += 1;
      continue;
    }
    while ((ordered[nextName]?.from ?? Number.POSITIVE_INFINITY) <= at) nextName += 1;
    const ahead = ordered[nextName];
    const lexeme = longestLexeme(text, at, (to) => ahead !== undefined && ahead.from < to && to < ahead.to);
    const lexemeEnd = lexeme?.to ?? at;
    if (
      name !== undefined &&
      (name.to > lexemeEnd || (name.to === lexemeEnd && isPlainlyName(text.slice(at, name.to))))
    ) {
      push(at, name.to, { is: 'instrument', ids: name.ids });
      at = name.to;
      continue;
    }
    if (lexeme !== null) {
      push(at, lexeme.to, lexeme.meaning);
      at = lexeme.to;
      continue;
    }
    wordAt.lastIndex = at;
    const rest = wordAt.exec(text);
    const to = at + (rest?.[0].replace(/[.]+$/, '').length ?? 1) || at + 1;
    const last = tokens.at(-1);
    // Chinese characters that belong to nothing are one unknown word together.
    if (han.test(char) && last?.is === 'unknown' && last.to === at) {
      tokens[tokens.length - 1] = { ...last, to, text: original.slice(last.from, to) };
    } else push(at, Math.max(to, at + 1), { is: 'unknown' });
    at = Math.max(to, at + 1);
  }
  return tokens;
}
