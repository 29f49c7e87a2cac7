import type { Fact } from '@plumbline/model/fact';
import { codeOf, displaySymbol } from '@plumbline/model/instrument';
import type { Instrument } from '@plumbline/model/instrument';
import { locales } from '@plumbline/model/locale';
import { commonTerms } from './glossary.ts';
import type { Measure } from './measures.ts';
import { movingVerbs } from './inflections.ts';
import { markWords } from './marks.ts';
import { measureWords } from './measures.ts';
import { metricNames } from './metric-names.ts';
import { otherOwners } from './owners.ts';
import type { PeriodWord } from './periods.ts';
import { sequences } from './meaning/sequences.ts';
import { signs } from './meaning/signs.ts';
import { periodPhrases } from './periods.ts';
import { simplify } from '@plumbline/model/simplified';
import type { Term } from './shapes.ts';
import { thoughts } from './thoughts.ts';
import type { Role } from './words.ts';
import { words } from './words.ts';

/** All that one phrase may be. */
export interface Uses {
  readonly roles: ReadonlySet<Role>;
  /** Instruments of this name. */
  readonly entities: ReadonlySet<string>;
  /** Kinds of figures of this name. */
  readonly metrics: ReadonlySet<string>;
  readonly period: PeriodWord | null;
  /** A name of something that is no instrument and no figure. */
  readonly isTerm: boolean;
  /** How far apart it says two figures are. */
  readonly measure: Measure | null;
}

interface OpenUses {
  roles: Set<Role>;
  entities: Set<string>;
  metrics: Set<string>;
  period: PeriodWord | null;
  isTerm: boolean;
  measure: Measure | null;
}

/** Finds the longest known phrase at a place of a text. */
export interface Vocabulary {
  readonly at: (text: string, lower: string, from: number) => { readonly to: number; readonly uses: Uses } | null;
}

const latin = /[\p{L}\p{N}]/u;
const han = /\p{Script=Han}/u;
const legalEnding =
  /,? (?:inc\.?|corp\.?|corporation|company|co\.?|ltd\.?|limited|plc|holdings?|incorporated|n\.v\.|s\.a\.|adr|ag|se)$/i;

/** Names an instrument may be called by; those in Latin letters count only with their capitals. */
function namesOf(instrument: Instrument): readonly string[] {
  const full = [...locales.map((locale) => instrument.name[locale]), ...instrument.aliases];
  const short = full.flatMap((name) => {
    const cut = name.replace(legalEnding, '').replace(legalEnding, '').replace(/,$/, '');
    return cut === name || cut.length < 3 ? [] : [cut];
  });
  return [...full, ...short, ...codesOf(instrument.id)];
}

/** The ways a code is written: `600519`, `600519.SH`, `600519.SS`, `SH600519`, `00700.HK`. */
function codesOf(id: Instrument['id']): readonly string[] {
  const code = codeOf(id).replace(/^\^/, '');
  const venue = id.slice(0, id.indexOf(':'));
  const venues = venue === 'SH' ? ['SH', 'SS'] : /^(?:SZ|BJ|HK)$/.test(venue) ? [venue] : [];
  const listed = venues.flatMap((one) => [`${code}.${one}`, `${one}${code}`]);
  return [displaySymbol(id), code, id, ...listed];
}

/** Two letters and more: `A` and `F` are tickers, and words. */
const shortest = 2;

function camelWords(id: string): string {
  return id
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/([0-9])([A-Za-z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase();
}

/** Which words are licensed: those around figures, or those of the reasoning lane too. */
export type Wording = 'figures' | 'thoughts';

/** The phrases of a conversation: licensed words, figures, periods, common terms, and the names of what was looked up. */
export function vocabularyOf(
  instruments: readonly Instrument[],
  facts: readonly Fact[],
  terms: readonly Term[],
  wording: Wording,
): Vocabulary {
  const shared = sharedOf(wording);
  const added = new Map<string, OpenUses>();
  const named = new Map<string, OpenUses>();
  /** Codes that are no names: `ON` is a company, `On` a word. */
  const spelled = new Set<string>();
  // Shared entries are never changed: what a conversation adds to a phrase goes into a copy.
  const open = (phrase: string): OpenUses => {
    const known = shared.map.get(phrase);
    const own = added.get(phrase) ?? (known === undefined ? nothing() : copyOf(known));
    added.set(phrase, own);
    return own;
  };
  for (const instrument of instruments) {
    for (const name of namesOf(instrument)) {
      const key = clean(name);
      const isPlain = key === key.toLowerCase() && !han.test(key) && !/\d/.test(key);
      if (key.length < shortest || isPlain) continue;
      if (/^[A-Z]{2,4}$/.test(key)) spelled.add(key.toLowerCase());
      entry(named, key.toLowerCase()).entities.add(instrument.id);
    }
  }
  for (const { metric } of facts) {
    const name = camelWords(metric);
    if (!metricNames.has(name)) open(name).metrics.add(metric);
  }
  for (const { owner, name } of wording === 'figures' ? otherOwners(facts) : []) open(name).entities.add(owner);
  for (const { name, metric, instrumentId } of terms) {
    const key = clean(name).toLowerCase();
    if (key === '') continue;
    if (instrumentId !== undefined) entry(named, key).entities.add(instrumentId);
    else if (metric !== undefined) open(key).metrics.add(metric);
    else open(key).isTerm = true;
  }
  const [addedIndex, namedIndex] = [indexOf(added), indexOf(named)];
  return {
    at(text, lower, from) {
      const usual = longestAt(shared.map, shared.index, lower, from);
      const own = longestAt(added, addedIndex, lower, from);
      const plain = own !== null && (usual === null || own.to >= usual.to) ? own : usual;
      const name = longestAt(named, namedIndex, lower, from);
      // A name in Latin letters is one only with its capital: `gap` is no company.
      const said = name === null ? '' : text.slice(from, name.to);
      const isWord = spelled.has(said.toLowerCase()) && /[a-z]/.test(said) && plain !== null;
      if (name === null || isWord || /^[a-z]/.test(said)) return plain;
      if (plain === null || name.to > plain.to) return name;
      return name.to < plain.to ? plain : { to: name.to, uses: merged(plain.uses, name.uses) };
    },
  };
}

const clean = (name: string): string => simplify(name.normalize('NFKC').replaceAll('’', "'").trim());

function nothing(): OpenUses {
  return { roles: new Set(), entities: new Set(), metrics: new Set(), period: null, isTerm: false, measure: null };
}

function copyOf(uses: Uses): OpenUses {
  return { ...uses, roles: new Set(uses.roles), entities: new Set(uses.entities), metrics: new Set(uses.metrics) };
}

function merged(a: Uses, b: Uses): Uses {
  return {
    roles: new Set([...a.roles, ...b.roles]),
    entities: new Set([...a.entities, ...b.entities]),
    metrics: new Set([...a.metrics, ...b.metrics]),
    period: a.period ?? b.period,
    isTerm: a.isTerm || b.isTerm,
    measure: a.measure ?? b.measure,
  };
}

function entry(map: Map<string, OpenUses>, name: string): OpenUses {
  const phrase = simplify(name);
  const known = map.get(phrase) ?? nothing();
  map.set(phrase, known);
  return known;
}

/** Lengths of the phrases by their first two letters, longest first. */
function indexOf(map: ReadonlyMap<string, Uses>): ReadonlyMap<string, readonly number[]> {
  const lengths = new Map<string, Set<number>>();
  for (const phrase of map.keys()) {
    const key = phrase.slice(0, 2);
    const known = lengths.get(key) ?? new Set();
    known.add(phrase.length);
    lengths.set(key, known);
  }
  return new Map([...lengths].map(([key, found]) => [key, [...found].toSorted((a, b) => b - a)]));
}

type Index = ReadonlyMap<string, readonly number[]>;

function longestAt(
  map: ReadonlyMap<string, Uses>,
  index: Index,
  lower: string,
  from: number,
): { readonly to: number; readonly uses: Uses } | null {
  const lengths = [
    ...(index.get(lower.slice(from, from + 2)) ?? []),
    ...(index.get(lower.slice(from, from + 1)) ?? []),
  ];
  for (const length of lengths) {
    const to = from + length;
    const uses = map.get(lower.slice(from, to));
    if (uses !== undefined && standsAlone(lower, from, to)) return { to, uses };
  }
  return null;
}

/** A Latin phrase ends where its letters end; Chinese needs no space around it. */
function standsAlone(text: string, from: number, to: number): boolean {
  const touches = (inner: string, outer: string | undefined): boolean =>
    outer !== undefined && latin.test(inner) && latin.test(outer) && !han.test(inner) && !han.test(outer);
  // `the two` is no phrase of `the two-stage model`.
  const isCut =
    /[-.,]/.test(text[to] ?? '') && /[a-z\d]/.test(text[to - 1] ?? '') && /[a-z\d]/.test(text[to + 1] ?? '');
  // `below 50` is no phrase of `below 50日`.
  const isCounted = /\d/.test(text[to - 1] ?? '') && /^ ?[日天周年%倍个月]/.test(text.slice(to, to + 2));
  // 股价上 is no phrase of 股价上涨.
  const isSplit = splitVerbs.has(text.slice(to - 1, to + 1));
  return (
    !isCut &&
    !isCounted &&
    !isSplit &&
    !touches(text[from] ?? ' ', text[from - 1]) &&
    !touches(text[to - 1] ?? ' ', text[to])
  );
}

/** Verbs of two signs that no phrase may end within. */
const splitVerbs: ReadonlySet<string> = new Set(
  [...movingVerbs.up, ...movingVerbs.down].filter((verb) => /^[上下]\p{Script=Han}$/u.test(verb)),
);

interface Shared {
  readonly map: ReadonlyMap<string, OpenUses>;
  readonly index: Index;
}

const readied = new Map<Wording, Shared>();

/** The phrases of every conversation, put together once. */
function sharedOf(wording: Wording): Shared {
  const known = readied.get(wording);
  if (known !== undefined) return known;
  const map = new Map<string, OpenUses>();
  for (const [phrase, roles] of words) roles.forEach((role) => entry(map, phrase).roles.add(role));
  for (const [phrase, metrics] of metricNames) metrics.forEach((metric) => entry(map, phrase).metrics.add(metric));
  for (const [phrase, period] of periodPhrases) entry(map, phrase).period = period;
  for (const [phrase, { measure, role }] of measureWords) {
    const open = entry(map, phrase);
    open.measure = measure;
    if (role !== null) open.roles.add(role);
  }
  for (const term of commonTerms) entry(map, term.toLowerCase()).isTerm = true;
  if (wording === 'thoughts') thoughts.forEach((phrase) => entry(map, phrase).roles.add('thought'));
  else {
    for (const phrase of markWords.keys()) entry(map, phrase).roles.add('mark');
    for (const phrase of signs.keys()) entry(map, phrase).roles.add('sign');
    for (const phrase of sequences.keys()) entry(map, phrase).roles.add('sequence');
  }
  const made = { map, index: indexOf(map) };
  readied.set(wording, made);
  return made;
}
