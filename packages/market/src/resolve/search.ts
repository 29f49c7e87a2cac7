import type { InstrumentId } from '@plumbline/model/instrument';
import type { SearchHit } from '@plumbline/model/ports';
import { editDistance } from './edit-distance.ts';
import type { IndexedSpelling, SearchIndex } from './search-index.ts';
import { letterBits, lowerBound, markBits } from './search-index.ts';
import { normaliseQuery } from './spellings.ts';

/** Runs of one prefix are cut here: "a" begins thousands of names of a long list. Those that ship are few and all looked at. */
const prefixScan = 500;

/** What a search has cost: spellings looked at, and distances measured letter by letter. */
export interface SearchWork {
  looked: number;
  measured: number;
}

interface Offer {
  (spelling: IndexedSpelling, score: number): void;
  readonly work: SearchWork;
}

const exactScore = { code: 1, isin: 1, 'short-code': 0.93, 'former-code': 0.95, name: 0.96 } as const;
const prefixScore = { code: 0.86, isin: 0.7, 'short-code': 0.7, 'former-code': 0.74, name: 0.82 } as const;

/** Longer keys that merely begin alike say less. */
function closeness(query: string, key: string): number {
  return 0.06 * (query.length / key.length);
}

/** Among names that begin alike the better known come first, as long as the others do not fit much better. */
function fame(rank: number): number {
  return 0.03 * Math.exp(-rank / 200);
}

function offerExact(index: SearchIndex, query: string, offer: Offer): void {
  const exact = index.byKey.get(query) ?? index.formally(query);
  for (const spelling of exact) offer(spelling, exactScore[spelling.kind]);
}

function offerPrefixes(list: readonly IndexedSpelling[], query: string, offer: Offer, scan = list.length): void {
  const from = lowerBound(list, query, (spelling) => spelling.key);
  for (const spelling of list.slice(from, from + scan)) {
    offer.work.looked++;
    if (!spelling.key.startsWith(query)) return;
    offer(spelling, prefixScore[spelling.kind] + closeness(query, spelling.key) + fame(spelling.rank));
  }
}

function offerWordPrefixes(index: SearchIndex, query: string, offer: Offer): void {
  const from = lowerBound(index.words, query, (entry) => entry.word);
  for (const { word, spelling } of index.words.slice(from, from + prefixScan)) {
    offer.work.looked++;
    if (!word.startsWith(query)) return;
    offer(spelling, 0.68 + closeness(query, word) + fame(spelling.rank));
  }
}

/** The middle of a Latin word says little: "aple" stands in "staples". Chinese has no words to be in the middle of. */
function isInsideWord(key: string, part: string): boolean {
  const at = key.indexOf(part);
  return at > 0 && /[a-z]/.test(part.charAt(0)) && /[a-z]/.test(key.charAt(at - 1));
}

function offerSubstrings(index: SearchIndex, query: string, offer: Offer): void {
  const parts = query.split(' ');
  offer.work.looked += index.haystacks.length;
  for (const { text, spellings } of index.haystacks) {
    if (!parts.every((part) => text.includes(part))) continue;
    for (const spelling of spellings) {
      const { key } = spelling;
      if (!parts.every((part) => key.includes(part))) continue;
      const base = parts.some((part) => isInsideWord(key, part)) ? 0.33 : 0.55;
      offer(spelling, base + closeness(query, key));
    }
  }
}

/** Behind a name: what kind of company it is. */
const formWords = new Set(
  'the and & co company corp corporation group holding holdings inc incorporated international limited ltd plc'.split(
    ' ',
  ),
);
/** Exchanges write short names of fifteen characters at most; one that ends with a word may have one less. */
const cutLength = 14;
const shortestName = 4;

/** Where lists have short names only: the text goes on where the room ended, or with nothing but the kind of company. */
function offerShortNames(index: SearchIndex, query: string, offer: Offer): void {
  for (let length = query.length - 1; length >= shortestName; length--) {
    const known = index.byKey.get(query.slice(0, length)) ?? [];
    offer.work.looked += known.length;
    const names = known.filter(({ kind, tier }) => kind === 'name' && tier === 1);
    if (names.length === 0) continue;
    const rest = query.slice(length);
    const isForm =
      rest.startsWith(' ') &&
      rest
        .trim()
        .split(' ')
        .every((word) => formWords.has(word));
    if (!isForm && length < cutLength) continue;
    for (const spelling of names) offer(spelling, 0.6 + closeness(query.slice(0, length), query));
  }
}

/** Set bits of a 32-bit word, summed in parallel halves. */
function bitCount(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** One slip in short words, two in longer ones; a slip brings in at most one new letter and loses at most one. */
function offerTypos(index: SearchIndex, query: string, offer: Offer): void {
  const limit = query.length >= 6 ? 2 : 1;
  const letters = letterBits(query);
  const marks = markBits(query);
  for (let length = query.length - limit; length <= query.length + limit; length++) {
    const places = index.byLength.get(length) ?? [];
    offer.work.looked += places.length;
    for (const place of places) {
      const ownLetters = index.letters[place] ?? 0;
      const ownMarks = index.marks[place] ?? 0;
      if (bitCount(letters & ~ownLetters) + bitCount(marks & ~ownMarks) > limit) continue;
      if (bitCount(ownLetters & ~letters) + bitCount(ownMarks & ~marks) > limit) continue;
      const spelling = index.sorted[place];
      if (spelling === undefined) continue;
      offer.work.measured++;
      const distance = editDistance(query, spelling.key, limit);
      if (distance <= limit) offer(spelling, 0.5 - 0.1 * distance);
    }
  }
}

/**
 * Ranked suggestions for free text: exact code, exact name or alias, beginnings, words inside, parts, then spelling slips.
 * Ties keep the order of the list, best known first. Slower stages run only when faster ones found too little.
 */
export function searchInstruments(
  index: SearchIndex,
  text: string,
  limit: number,
  work: SearchWork = { looked: 0, measured: 0 },
): readonly SearchHit[] {
  const query = normaliseQuery(text).slice(0, 80);
  if (query === '' || limit < 1) return [];
  const best = new Map<InstrumentId, { spelling: IndexedSpelling; score: number }>();
  const offer: Offer = Object.assign(
    (spelling: IndexedSpelling, score: number): void => {
      const ranked = score - (spelling.tier === 1 ? 0.02 : 0);
      const known = best.get(spelling.instrument.id);
      if (known === undefined || known.score < ranked) best.set(spelling.instrument.id, { spelling, score: ranked });
    },
    { work },
  );
  offerExact(index, query, offer);
  const isExact = best.size > 0;
  offerPrefixes(index.shipped, query, offer);
  offerPrefixes(index.sorted, query, offer, prefixScan);
  offerWordPrefixes(index, query, offer);
  if (!isExact && best.size < limit) offerShortNames(index, query, offer);
  if (!isExact && best.size < limit && query.length >= 2) offerSubstrings(index, query, offer);
  const hasGood = [...best.values()].some(({ score }) => score >= 0.5);
  if (!hasGood && query.length >= 3) offerTypos(index, query, offer);
  return [...best.values()]
    .sort((a, b) => b.score - a.score || a.spelling.rank - b.spelling.rank)
    .slice(0, limit)
    .map(({ spelling, score }) => ({ instrument: spelling.instrument, score, matched: spelling.shown }));
}
