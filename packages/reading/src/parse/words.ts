import type { InstrumentId } from '@plumbline/model/instrument';
import type { Directory, DirectoryEntry } from '../directory/directory.ts';
import { numbersAt } from '../quantities/number-at.ts';
import { isBlank, isDigit, isHan, isLetter, type Folded } from '../text/fold.ts';
import { matchesAt, namesAt } from '../text/surface-index.ts';
import type { Meaning, Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Edge } from './chart.ts';
import { itemMarks } from './item-marks.ts';
import { nearWord } from './near-word.ts';

/** An instrument as a text names it. */
export interface Mention {
  readonly ids: readonly InstrumentId[];
  readonly how: DirectoryEntry['how'] | 'shape';
  /** As typed. */
  readonly text: string;
  /** A short form that is asked about, whoever is known by it. */
  readonly isAsked?: boolean;
  /** All of them are meant, not one. */
  readonly isGroup?: boolean;
  /** One side of a price of two coins, as in ETHBTC. */
  readonly isSide?: boolean;
}

/** A word of the vocabulary read from a misspelling. */
export interface Misspelling {
  readonly from: number;
  readonly to: number;
  readonly as: string;
}

const marks: Readonly<Record<string, string>> = {
  ',': 'p:comma',
  '、': 'p:comma',
  '.': 'p:stop',
  '。': 'p:stop',
  '!': 'p:stop',
  '?': 'p:question',
  '\n': 'p:stop',
  '\r': 'p:stop',
  ';': 'p:semicolon',
  ':': 'p:colon',
  '(': 'p:open',
  ')': 'p:close',
  '[': 'p:open',
  ']': 'p:close',
  '/': 'p:slash',
  '-': 'p:dash',
  '*': 'p:star',
  '"': 'p:quote',
  "'": 'p:quote',
  '|': 'p:bar',
  '…': 'p:stop',
  '·': 'p:comma',
  '{': 'p:open',
  '}': 'p:close',
};

/** What a word costs before grammar: unread is dear, an everyday word that could be a name is dearer than the word. */
const costs = {
  word: 1,
  number: 0.8,
  instrument: 0.9,
  ordinary: 1.7,
  lower: 2.4,
  near: 3,
  mark: 0.1,
  unread: 10,
} as const;

/** Where the next word starts: blanks, and a hyphen between a letter and anything but blank, join. */
function skipJoin(text: string, to: number): number {
  let at = to;
  if (text.charAt(at) === '-' && at > 0) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + 1);
    if (
      (isLetter(before) && isLetter(after)) ||
      (isDigit(before) && isLetter(after)) ||
      (isLetter(before) && isDigit(after))
    )
      at += 1;
  }
  while (isBlank(text.charAt(at)) && text.charAt(at) === ' ') at += 1;
  return at;
}

/** How an exchange of the mainland writes its codes, whether or not the directory lists them. */
function shapedCode(code: string): InstrumentId | null {
  if (/^(60|68|51|56|58|50|52)\d{4}$/u.test(code)) return `SH:${code}`;
  if (/^(00|30|15|16|20)\d{4}$/u.test(code)) return `SZ:${code}`;
  return /^(92|43|83|87)\d{4}$/u.test(code) ? `BJ:${code}` : null;
}

interface Lexing {
  readonly folded: Folded;
  readonly directory: Directory;
  readonly vocabulary: Vocabulary;
  readonly isHongKong: boolean;
}

function edge(folded: Folded, from: number, to: number, symbol: string, value: unknown, cost: number): Edge {
  return { from, to: skipJoin(folded.text, to), symbol, value, cost, parts: [] };
}

const groupKinds: ReadonlySet<string> = new Set(['index', 'market', 'sector', 'board']);

function instrumentCost(entry: DirectoryEntry, typed: string, isChinese: boolean): number | null {
  // Two small letters inside of a sentence are a word, not the initials of a name.
  if (entry.how === 'alias' && /^[a-z]{1,2}$/u.test(typed)) return null;
  const isCapital = /^[^a-z]*[A-Z][^a-z]*$/u.test(typed);
  const startsCapital = /^[A-Z]/u.test(typed);
  if (entry.how === 'ticker') {
    if (/\d/u.test(typed) && !/[a-z]/iu.test(typed)) return null;
    if (typed.length === 1) return isCapital && typed !== 'A' && typed !== 'I' ? 1.4 : null;
    if (isCapital) return entry.ordinary ? costs.ordinary : costs.instrument;
    // In Chinese a capitalised Latin word is a name, not the first word of a sentence.
    if ((isChinese && startsCapital && typed.length > 3) || (startsCapital && entry.isName)) return costs.ordinary;
    if (entry.ordinary || typed.length < 3) return null;
    return startsCapital ? costs.instrument : costs.lower;
  }
  if (entry.how === 'short' && !isHan(typed.charAt(0))) return startsCapital ? 1.3 : null;
  if (!entry.single) return entry.ordinary ? costs.ordinary : entry.how === 'short' ? 1.3 : costs.instrument;
  if (!entry.ordinary) return costs.instrument;
  return startsCapital ? 1.2 : 2.4;
}

/** Dollars on a chain: a price in them is the price in dollars. */
const quotedCoin = /^([a-z0-9]{2,10}?)([-/_]?)(?:usdt|usdc|usd)(?![a-z0-9])/u;

/** BTCUSDT, ETH/USDT: the coin, in dollars. */
function quotedCoinAt({ text }: Folded, directory: Directory, from: number): readonly [InstrumentId, number] | null {
  const [pair = '', coin = ''] = quotedCoin.exec(text.slice(from, from + 16)) ?? [];
  const id: InstrumentId = `CRYPTO:${coin.toUpperCase()}-USD`;
  return directory.listings.has(id) ? [id, from + pair.length] : null;
}

/** A coin by what it is counted in: dollars, or another coin, as in ETHBTC. */
function coinPairAt(folded: Folded, directory: Directory, from: number, found: Edge[]): void {
  const { text } = folded;
  if (isLetter(text.charAt(from - 1)) || isDigit(text.charAt(from - 1))) return;
  const quoted = quotedCoinAt(folded, directory, from);
  if (quoted !== null) {
    const [id, to] = quoted;
    const mention: Mention = { ids: [id], how: 'ticker', text: text.slice(from, to) };
    found.push(edge(folded, from, to, 'instrument', mention, costs.instrument));
    return;
  }
  const word = /^[a-z]{6,8}(?![a-z])/u.exec(text.slice(from, from + 9))?.[0];
  if (word === undefined) return;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const ids = [word.slice(0, at), word.slice(at)].map((code): InstrumentId => `CRYPTO:${code.toUpperCase()}-USD`);
    if (!ids.every((id) => directory.listings.has(id))) continue;
    for (const [index, id] of ids.entries()) {
      const [start, end] = index === 0 ? [from, from + at] : [from + at, from + word.length];
      const mention: Mention = { ids: [id], how: 'ticker', text: text.slice(start, end), isSide: true };
      found.push(edge(folded, start, end, 'instrument', mention, costs.instrument));
    }
  }
}

/** 100U: what is counted in U is the dollar coin, in words of coins and in Chinese; a blank between leaves it the ticker in English. */
const countedCoin: InstrumentId = 'CRYPTO:USDT-USD';

function isCountedCoin({ text }: Folded, from: number, isChinese: boolean): boolean {
  const next = text.charAt(from + 1);
  if (text.charAt(from) !== 'u' || isDigit(next) || (isLetter(next) && !isHan(next))) return false;
  const before = text.slice(Math.max(0, from - 16), from);
  if (/(?:^|\D)(?:19|20)\d\d\s+$/u.test(before)) return false;
  return /\d(?:\s*[万萬千百kw])?$/u.test(isChinese ? before.trimEnd() : before);
}

/** The letter of "T-bills", "U-turn" and 做T is no ticker. */
const isLetterOfWord = (text: string, from: number): boolean =>
  /^-[a-z]/u.test(text.slice(from + 1, from + 3)) || /[做正倒]$/u.test(text.slice(0, from));

const ofMembers = /^ (?:stocks?|members?|components?|constituents?|names|companies)(?![a-z])/u;

function instrumentsAt({ folded, directory, vocabulary, isHongKong }: Lexing, from: number, found: Edge[]): void {
  const { text, source, offsets } = folded;
  const isChinese = isHan(text.charAt(0)) || isHan(text.charAt(text.length - 1));
  const typedTo = (to: number): string => source.slice(offsets[from], offsets[to]);
  if (isCountedCoin(folded, from, isChinese) && directory.listings.has(countedCoin)) {
    const mention: Mention = { ids: [countedCoin], how: 'ticker', text: typedTo(from + 1) };
    found.push(edge(folded, from, from + 1, 'instrument', mention, costs.instrument));
    return;
  }
  for (const { to, surface } of namesAt(directory.index, text, from)) {
    const typed = typedTo(from + Math.min(to - from, surface.text.length + 1)).replace(/['’]?s$/u, (tail) =>
      surface.text.length >= to - from ? tail : '',
    );
    const cost = instrumentCost(surface.value, typed.trim(), isChinese);
    if (cost === null) continue;
    const { ids: owners, initials, how } = surface.value;
    const ids = initials !== undefined && typed === typed.toLowerCase() ? initials : owners;
    const mention: Mention = {
      ids,
      how,
      text: typedTo(to),
      ...(surface.value.isAsked && { isAsked: true }),
      ...(surface.value.isGroup && { isGroup: true }),
    };
    // A ticker takes no plural: "us" is not two of U.
    const isPlural = to - from === surface.text.length + 1 && text.charAt(to - 1) === 's';
    if (isPlural && surface.value.how === 'ticker') continue;
    // "US banks" are many, and not two of the bank of that name.
    const lastWord = /[a-z]+$/u.exec(text.slice(from, to))?.[0] ?? '';
    if (isPlural && lastWord !== text.slice(from, to) && vocabulary.surfaces.has(lastWord)) continue;
    if (surface.value.how === 'ticker' && surface.text.length === 1 && isLetterOfWord(text, from)) continue;
    // Capitals among small letters are a ticker, whatever else the word means.
    const isTicker = surface.value.how === 'ticker' && /^[A-Z]{4,}$/u.test(typed.trim()) && /[a-z]/u.test(source);
    // An index, market or sector of the vocabulary is meant before a listing of the same name.
    const isGroup = vocabulary.surfaces.get(surface.text)?.some(({ kind }) => groupKinds.has(kind)) === true;
    if (isGroup && surface.value.ids.every((id) => directory.listings.get(id)?.kind === 'index')) continue;
    // "A Dow stock" is one of many, and no company of that name.
    if (isGroup && ofMembers.test(text.slice(to, to + 16))) continue;
    found.push(
      edge(folded, from, to, 'instrument', mention, isTicker ? costs.instrument : isGroup ? cost + 0.8 : cost),
    );
  }
  coinPairAt(folded, directory, from, found);
  if (!isDigit(text.charAt(from)) || isDigit(text.charAt(from - 1)) || /[.$]/u.test(text.charAt(from - 1))) return;
  let to = from;
  while (isDigit(text.charAt(to)) && to - from < 8) to += 1;
  const digits = text.slice(from, to);
  if (text.charAt(to) === '.' && isDigit(text.charAt(to + 1))) return;
  if (digits.length === 6) {
    const listed = directory.codes.get(digits);
    const shaped = shapedCode(digits);
    const ids = listed ?? (shaped === null ? [] : [shaped]);
    if (ids.length === 0) return;
    const mention: Mention = { ids, how: listed === undefined ? 'shape' : 'code', text: digits };
    found.push(edge(folded, from, to, 'instrument', mention, 0.7));
  } else if (digits.length === 4 && isHongKong) {
    const id: InstrumentId = `HK:0${digits}`;
    if (directory.listings.has(id))
      found.push(edge(folded, from, to, 'instrument', { ids: [id], how: 'code', text: digits } satisfies Mention, 0.8));
  }
}

function pushMeaning(folded: Folded, from: number, to: number, meaning: Meaning, cost: number, found: Edge[]): void {
  found.push(edge(folded, from, to, meaning.kind, meaning, cost));
  found.push(edge(folded, from, to, `${meaning.kind}:${meaning.id}`, meaning, cost));
}

function unknownAt(folded: Folded, from: number): Edge {
  const { text } = folded;
  let to = from + 1;
  const first = text.charAt(from);
  if (isLetter(first) || isDigit(first)) while (isLetter(text.charAt(to)) || isDigit(text.charAt(to))) to += 1;
  return edge(folded, from, to, 'unread', text.slice(from, to), isHan(first) ? costs.unread * 0.6 : costs.unread);
}

/** What 个 counts as a length of time. */
const spanAfter = /^(?:月|季度|星期|礼拜|交易日|小时)/u;

/** A run without a stop that is longer than any sentence is not looked at. */
const longestSentence = 1200;

function endOfLong(text: string, from: number): number | null {
  if (text.length <= longestSentence || text.charAt(from) === ' ') return null;
  // Blanks belong to no word: a cover begins behind them.
  let before = from;
  while (before > 0 && text.charAt(before - 1) === ' ') before -= 1;
  if (before > 0 && !isStop(text, before - 1)) return null;
  let end = from;
  while (end < text.length && !isStop(text, end)) end += 1;
  return end - from > longestSentence ? end : null;
}

/** A point inside a number, a code or an abbreviation ends no sentence. */
function isInnerPoint(text: string, at: number): boolean {
  const next = text.charAt(at + 1);
  return text.charAt(at) === '.' && (isLetter(next) || isDigit(next)) && !isHan(next);
}

function isStop(text: string, at: number): boolean {
  const mark = marks[text.charAt(at)];
  return (mark === 'p:stop' && !isInnerPoint(text, at)) || mark === 'p:question';
}

/** Empty lines are one mark. */
function endOfLines(text: string, from: number): number {
  let end = from + 1;
  while (text.charAt(from) === '\n' && text.charAt(end) === '\n') end += 1;
  return end;
}

/** Everything that any table sees at any place of the text, and unread words where none does. */
export function wordsOf(lexing: Lexing): {
  readonly words: readonly Edge[];
  readonly misspellings: readonly Misspelling[];
} {
  const { folded, vocabulary } = lexing;
  const { text } = folded;
  const found: Edge[] = [];
  const misspellings: Misspelling[] = [];
  const items = itemMarks(text);
  for (let from = 0; from < text.length; from += 1) {
    const past = endOfLong(text, from);
    if (past !== null) {
      found.push(edge(folded, from, past, 'unread', text.slice(from, past), costs.unread));
      from = past - 1;
      continue;
    }
    const character = text.charAt(from);
    if (character === ' ') continue;
    const item = items.get(from);
    if (item !== undefined) {
      found.push(edge(folded, from, item, 'p:item', text.slice(from, item), costs.mark));
      from = item - 1;
      continue;
    }
    const before = found.length;
    for (const { to, surface } of matchesAt(vocabulary.index, text, from)) {
      const { kind } = surface.value;
      // BP is an oil company where no number stands before it.
      const isUnitless =
        surface.text === 'bp' && folded.source.slice(folded.offsets[from], folded.offsets[to]).trim() === 'BP';
      if (isUnitless && !/\d ?$/u.test(text.slice(0, from))) continue;
      // 8k is money; the filing is written 8-K.
      if (surface.text === '8-k' && text.charAt(from + 1) !== '-') continue;
      // "What's UPS" is no greeting.
      if (kind === 'chat' && text.charAt(to - 1) === 's' && !surface.text.endsWith('s')) continue;
      // Beside Latin words a single small letter is an article; 买A还是H has the classes of shares.
      const isSmall = folded.source.charAt(folded.offsets[from]!) === 'a';
      const isArticle = isSmall && surface.text === 'a';
      // "A share sale": one of it. The class is written A share, A-share or, of several, a shares.
      const isOne =
        /^a (?:share|line)$/u.test(surface.text) &&
        text.charAt(from + 1) === ' ' &&
        !text.slice(from, to).endsWith('s');
      if (isSmall && isOne && groupKinds.has(kind)) continue;
      if (isArticle && groupKinds.has(kind) && !isHan(text.charAt(from - 1)) && !isHan(text.charAt(from + 1))) continue;
      // 12个月 are months, never twelve of something.
      if (kind === 'unit' && surface.text === '个' && spanAfter.test(text.slice(to, to + 3))) continue;
      pushMeaning(folded, from, to, surface.value, kind === 'fn' ? costs.word + 0.05 : costs.word, found);
    }
    for (const one of numbersAt(text, from)) found.push(edge(folded, from, one.to, 'number', one, costs.number));
    instrumentsAt(lexing, from, found);
    const mark = isInnerPoint(text, from) ? 'p:point' : marks[character];
    const pastMark = endOfLines(text, from);
    if (mark !== undefined) found.push(edge(folded, from, pastMark, mark, character, costs.mark));
    if (pastMark > from + 1) {
      from = pastMark - 1;
      continue;
    }
    const isInside =
      (isLetter(character) && isLetter(text.charAt(from - 1))) ||
      (isDigit(character) && isDigit(text.charAt(from - 1)));
    if (isInside) continue;
    const unknown = unknownAt(folded, from);
    found.push(unknown);
    if (found.length > before + 1 || !isLetter(character)) continue;
    const near = nearWord(vocabulary, String(unknown.value));
    if (near === null) continue;
    const end = from + String(unknown.value).length;
    // One of what the table names in the plural is spelled right.
    if (near.text !== `${String(unknown.value)}s`) misspellings.push({ from, to: end, as: near.text });
    for (const meaning of near.meanings) pushMeaning(folded, from, end, meaning, costs.near, found);
  }
  return { words: found, misspellings };
}
