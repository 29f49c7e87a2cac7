import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { formalName, spellingsOf } from './spellings.ts';
import type { Spelling } from './spellings.ts';

/** Words that half of all companies have in their names. */
const common: ReadonlySet<string> = new Set(
  (
    'inc corp corporation company the and group holdings holding limited ltd plc class ' +
    'international technologies technology adr trust etf new'
  ).split(' '),
);

function wordsOf(name: string): ReadonlySet<string> {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  return new Set(words.filter((word) => word.length > 1 && !common.has(word)));
}

/** Whether two names can be of one company; a code that has passed to another company must not bring its keys along. */
function isSameCompany(instrument: Instrument, title: string): boolean {
  const own = wordsOf([instrument.name.en, ...instrument.aliases].join(' '));
  return [...wordsOf(title)].some((word) => own.has(word));
}

/** An embedded identity with the keys that a public list has and it lacks. */
function completeIdentity(instrument: Instrument, listed: Instrument | undefined): Instrument {
  if (listed === undefined || instrument.delistedOn !== undefined) return instrument;
  if (!isSameCompany(instrument, listed.name.en)) return instrument;
  const cik = instrument.cik ?? listed.cik;
  const isin = instrument.isin ?? listed.isin;
  return { ...instrument, ...(cik !== undefined && { cik }), ...(isin !== undefined && { isin }) };
}

export interface IndexedSpelling extends Spelling {
  readonly instrument: Instrument;
  /** Place in the list the index was built from; earlier is better known. */
  readonly rank: number;
  /** 0 for identities that ship with the product, 1 for what a provider's list added. */
  readonly tier: 0 | 1;
}

/** All spellings of one instrument in one text, for parts of words. */
export interface Haystack {
  readonly text: string;
  readonly spellings: readonly IndexedSpelling[];
}

/** Built once, read many times. */
export interface SearchIndex {
  readonly byId: ReadonlyMap<InstrumentId, Instrument>;
  readonly byKey: ReadonlyMap<string, readonly IndexedSpelling[]>;
  /** Names in their formal writing, where nothing is spelt as the text is. */
  readonly formally: (text: string) => readonly IndexedSpelling[];
  /** All spellings in the order of their keys, for prefixes. */
  readonly sorted: readonly IndexedSpelling[];
  /** Those of identities that ship with the product, likewise sorted. */
  readonly shipped: readonly IndexedSpelling[];
  /** Per sorted spelling: which letters and which other characters occur, so that far-off ones are skipped unread. */
  readonly letters: Int32Array;
  readonly marks: Int32Array;
  /** Places in `sorted` by length of key, of keys in which people slip. */
  readonly byLength: ReadonlyMap<number, readonly number[]>;
  readonly haystacks: readonly Haystack[];
  /** Later words of names with the spelling they belong to, sorted by word. */
  readonly words: readonly { readonly word: string; readonly spelling: IndexedSpelling }[];
}

/** Which of a to z occur in a key, one bit each. */
export function letterBits(key: string): number {
  let bits = 0;
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
  }
  return bits;
}

/** Which digits occur in a key, one bit each, and which of twenty classes of other characters. */
export function markBits(key: string): number {
  let bits = 0;
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    if (code >= 48 && code <= 57) bits |= 1 << (code - 48);
    else if (code < 97 || code > 122) bits |= 1 << (10 + (code % 20));
  }
  return bits;
}

/** Entries by text in the order of the texts; those of one text stay in the order they come. Plain sorting of texts is what engines do fastest. */
function sortedBy<T>(
  entries: readonly T[],
  textOf: (entry: T) => string,
): readonly (readonly [string, readonly T[]])[] {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const text = textOf(entry);
    const same = groups.get(text);
    if (same === undefined) groups.set(text, [entry]);
    else same.push(entry);
  }
  return [...groups.keys()].sort().map((text) => [text, groups.get(text) ?? []]);
}

/** Made with the first question: most texts are spelt as some list has them. */
function formalNames(sorted: readonly IndexedSpelling[]): SearchIndex['formally'] {
  let byForm: Map<string, IndexedSpelling[]> | null = null;
  const build = (): Map<string, IndexedSpelling[]> => {
    const found = new Map<string, IndexedSpelling[]>();
    for (const spelling of sorted) {
      const form = spelling.kind === 'name' ? formalName(spelling.key) : null;
      if (form === null) continue;
      const same = found.get(form);
      if (same === undefined) found.set(form, [spelling]);
      else same.push(spelling);
    }
    return found;
  };
  return (text) => {
    const form = formalName(text);
    return form === null ? [] : ((byForm ??= build()).get(form) ?? []);
  };
}

/**
 * Index over the embedded identities and what a provider's public list adds; an id known already is not added twice, but the list
 * may say what the embedded identity leaves open.
 */
export function buildSearchIndex(embedded: readonly Instrument[], added: readonly Instrument[] = []): SearchIndex {
  const listed = new Map(added.map((instrument) => [instrument.id, instrument]));
  const byId = new Map<InstrumentId, Instrument>();
  const indexed: IndexedSpelling[] = [];
  const haystacks: Haystack[] = [];
  const all = [
    ...embedded.map((instrument) => [completeIdentity(instrument, listed.get(instrument.id)), 0] as const),
    ...added.map((instrument) => [instrument, 1] as const),
  ];
  for (const [instrument, tier] of all) {
    if (byId.has(instrument.id)) continue;
    const rank = byId.size;
    byId.set(instrument.id, instrument);
    const spellings = spellingsOf(instrument).map((spelling) => ({ ...spelling, instrument, rank, tier }));
    indexed.push(...spellings);
    haystacks.push({ text: spellings.map((spelling) => spelling.key).join('\n'), spellings });
  }
  const groups = sortedBy(indexed, ({ key }) => key);
  const byKey = new Map(groups);
  const sorted = groups.flatMap(([, same]) => same);
  const named = sorted
    .filter(({ kind, key }) => kind === 'name' && key.includes(' '))
    .toSorted((a, b) => a.rank - b.rank);
  const later = named.flatMap((spelling) =>
    spelling.key
      .split(' ')
      .slice(1)
      .map((word) => ({ word, spelling })),
  );
  const words = sortedBy(later, ({ word }) => word).flatMap(([, same]) => same);
  const letters = Int32Array.from(sorted, (spelling) => letterBits(spelling.key));
  const marks = Int32Array.from(sorted, (spelling) => markBits(spelling.key));
  const byLength = new Map<number, number[]>();
  sorted.forEach((spelling, place) => {
    // Nobody slips in `us:aapl` or `aapl.us` who would not be understood by the plain code.
    if (/[:._/]/.test(spelling.key)) return;
    const same = byLength.get(spelling.key.length);
    if (same === undefined) byLength.set(spelling.key.length, [place]);
    else same.push(place);
  });
  const shipped = sorted.filter((spelling) => spelling.tier === 0);
  return { byId, byKey, formally: formalNames(sorted), sorted, shipped, letters, marks, byLength, haystacks, words };
}

/** First position whose text is not before `prefix`, in a list sorted by that text. */
export function lowerBound<T>(list: readonly T[], prefix: string, text: (entry: T) => string): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = list[middle];
    if (entry !== undefined && text(entry) < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
