import { parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import type { Meaning, Token } from './idea-token.ts';
import type { Lexeme } from './idea-words.ts';
import { plainText } from './plain-text.ts';
import { english } from './words-en.ts';
import { chinese } from './words-zh.ts';

/** What a word may be the name of: nothing, one instrument, or several to choose from. */
export type FindInstrument = (word: string) => readonly InstrumentId[];

const lexemes: readonly (readonly [RegExp, Lexeme[1]])[] = [
  ...english.map(([pattern, meaning]) => [new RegExp(`(?:${pattern})(?![A-Za-z])`, 'iy'), meaning] as const),
  ...chinese.map(([pattern, meaning]) => [new RegExp(pattern, 'iy'), meaning] as const),
];

const letter = /[A-Za-z]/;

/** Latin words end where their letters end; Chinese has no such bounds. */
function isWhole(text: string, from: number, to: number): boolean {
  const begins = letter.test(text.charAt(from)) && letter.test(text.charAt(from - 1));
  const ends = letter.test(text.charAt(to - 1)) && letter.test(text.charAt(to));
  return (
    !begins &&
    !ends &&
    !(/\d/.test(text.charAt(to - 1)) && /[\d.]\d|\d/.test(text.slice(to, to + 2)) && /^\d/.test(text.slice(to)))
  );
}

function longestLexeme(text: string, at: number): { readonly to: number; readonly meaning: Meaning } | null {
  let best: { readonly to: number; readonly meaning: Meaning } | null = null;
  for (const [pattern, meaning] of lexemes) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null || found[0] === '') continue;
    const to = at + found[0].length;
    if ((best !== null && to <= best.to) || !isWhole(text, at, to)) continue;
    best = { to, meaning: typeof meaning === 'function' ? meaning(found.slice(1)) : meaning };
  }
  return best;
}

const codePatterns: readonly RegExp[] = [
  /(?:US|SH|SZ|BJ|HK|CRYPTO):\^?[A-Z0-9.-]*[A-Z0-9]/y,
  /\d{6}\.(?:SH|SS|SZ|BJ)/iy,
  /0?\d{4}\.HK/iy,
  /[A-Z]{2,6}-USD[TC]?/y,
  /[036]\d{5}(?!\d)/y,
  /0\d{4}(?!\d)/y,
];

const coins: ReadonlySet<string> = new Set([
  'BTC',
  'ETH',
  'SOL',
  'XRP',
  'BNB',
  'DOGE',
  'ADA',
  'LTC',
  'LINK',
  'DOT',
  'AVAX',
]);

/** Codes that say by themselves what they are; names and loose tickers are for the resolver. */
export function codeInstruments(word: string): readonly InstrumentId[] {
  const upper = word.toUpperCase();
  const one = (id: string): readonly InstrumentId[] => {
    const known = parseInstrumentId(id);
    return known === null ? [] : [known];
  };
  const exact = parseInstrumentId(upper);
  if (exact !== null) return [exact];
  const listed = /^(\d{6})\.(SH|SS|SZ|BJ)$/.exec(upper);
  if (listed !== null) return one(`${listed[2] === 'SS' ? 'SH' : listed[2]}:${listed[1]}`);
  const hongKong = /^(\d{4,5})(?:\.HK)?$/.exec(upper);
  if (hongKong !== null) return one(`HK:${hongKong[1].padStart(5, '0')}`);
  if (/^6\d{5}$/.test(upper)) return one(`SH:${upper}`);
  if (/^3\d{5}$/.test(upper)) return one(`SZ:${upper}`);
  // 000001 is a bank in Shenzhen and an index in Shanghai.
  if (/^0\d{5}$/.test(upper))
    return upper === '000001' ? [...one('SZ:000001'), ...one('SH:^000001')] : one(`SZ:${upper}`);
  const coin = /^([A-Z]{2,6})(?:-USD[TC]?)?$/.exec(upper);
  if (coin !== null && (upper.includes('-') || coins.has(coin[1]))) return one(`CRYPTO:${coin[1]}-USD`);
  return /^[A-Z]{2,5}$/.test(word) ? one(`US:${word}`) : [];
}

function codeAt(text: string, at: number): number {
  for (const pattern of codePatterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null && isWhole(text, at, at + found[0].length)) return at + found[0].length;
  }
  return at;
}

/** The end of an instrument's name at a place, the longest that the resolver knows; the place itself when there is none. */
function nameAt(text: string, original: string, at: number, find: FindInstrument): number {
  const code = codeAt(text, at);
  if (code > at) return code;
  if (/[\u3400-\u9fff]/.test(text.charAt(at))) {
    const most = /^[\u3400-\u9fffA-Z0-9]{2,8}/.exec(text.slice(at))?.[0].length ?? 0;
    for (let length = most; length >= 2; length -= 1) {
      const isName = find(text.slice(at, at + length)).length > 0 || find(original.slice(at, at + length)).length > 0;
      if (isName) return at + length;
    }
    return at;
  }
  const words = /^[A-Za-z][A-Za-z&.'-]*(?: [A-Z][A-Za-z&.'-]*)?/.exec(text.slice(at));
  if (words === null || letter.test(text.charAt(at - 1))) return at;
  const [two] = words;
  const [one] = two.split(' ');
  if (two !== one && find(two).length > 0) return at + two.length;
  return find(one.replace(/[.']+$/, '')).length > 0 ? at + one.replace(/[.']+$/, '').length : at;
}

/** An idea as tokens: what is known by its longest reading, instruments by name, the rest as unknown words. */
export function readTokens(original: string, find: FindInstrument): readonly Token[] {
  const text = plainText(original);
  const tokens: Token[] = [];
  const push = (from: number, to: number, meaning: Meaning): void => {
    tokens.push({ ...meaning, from, to, text: original.slice(from, to) });
  };
  for (let at = 0; at < text.length;) {
    const char = text[at];
    // A minus after a space or a Chinese word is one; between letters and figures it is a hyphen.
    const negative =
      char === '-' && !/[A-Za-z0-9)]/.test(text.charAt(at - 1)) ? /^-\d+(?:\.\d+)?/.exec(text.slice(at)) : null;
    if (negative !== null) {
      push(at, at + negative[0].length, { is: 'number', value: Number(negative[0]) });
      at += negative[0].length;
      continue;
    }
    if (/[\s()[\]"'“”-]/.test(char)) {
      at += 1;
      continue;
    }
    const lexeme = longestLexeme(text, at);
    const isCapital = /^[A-Z]{2,}(?![a-z])/.test(text.slice(at)) && (lexeme === null || lexeme.meaning.is === 'filler');
    const isHan = /[\u3400-\u9fff]/.test(char);
    const isCode = /[\dA-Z]/.test(char) && codeAt(text, at) > at && codeAt(text, at) >= (lexeme?.to ?? at);
    const named = lexeme === null || isCapital || isHan || isCode ? nameAt(text, original, at, find) : at;
    if (named > at && named >= (lexeme?.to ?? at)) {
      push(at, named, { is: 'instrument', word: text.slice(at, named) });
      at = named;
      continue;
    }
    if (lexeme !== null) {
      push(at, lexeme.to, lexeme.meaning);
      at = lexeme.to;
      continue;
    }
    const rest = /^(?:[A-Za-z][A-Za-z0-9'&.-]*|[\u3400-\u9fff]|.)/s.exec(text.slice(at));
    const to = at + (rest?.[0].replace(/[.]+$/, '').length ?? 1) || at + 1;
    const last = tokens.at(-1);
    // Chinese characters that belong to nothing are one unknown word together.
    if (isHan && last?.is === 'unknown' && last.to === at) {
      tokens[tokens.length - 1] = { ...last, to, text: original.slice(last.from, to) };
    } else push(at, Math.max(to, at + 1), { is: 'unknown' });
    at = Math.max(to, at + 1);
  }
  return tokens;
}
