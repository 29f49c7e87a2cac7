import type { Instrument } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { Resolution } from '@plumbline/model/ports';
import type { IndexedSpelling, SearchIndex } from './search-index.ts';
import { foreignReadings } from './foreign-spelling.ts';
import { searchInstruments } from './search.ts';
import { normaliseQuery } from './spellings.ts';

const suggestionCount = 6;

/** Each instrument once, best known first; what ships with the product hides what a bulk list happens to spell alike. */
function distinct(spellings: readonly IndexedSpelling[]): readonly Instrument[] {
  const tier = spellings.some((spelling) => spelling.tier === 0) ? 0 : 1;
  const found = spellings.filter((spelling) => spelling.tier === tier).sort((a, b) => a.rank - b.rank);
  return [...new Map(found.map((spelling) => [spelling.instrument.id, spelling.instrument])).values()];
}

function oneOrAsk(spellings: readonly IndexedSpelling[]): Resolution | null {
  const candidates = distinct(spellings);
  const [first] = candidates;
  if (first === undefined) return null;
  return candidates.length === 1 ? { kind: 'one', instrument: first } : { kind: 'ambiguous', candidates };
}

function isValidOn(date: string): (spelling: IndexedSpelling) => boolean {
  return ({ from = '', until }) => from <= date && (until === undefined || date <= until);
}

/**
 * Readings of a spelling, the most certain first. Codes pass from one company to another, so on a date in the past the holder of
 * that day comes first; today's holder, then former ones and those that no longer trade stand in where the date knows none.
 */
function readings(
  spellings: readonly IndexedSpelling[],
  asOf: string | undefined,
): readonly (readonly IndexedSpelling[])[] {
  const coded = spellings.filter(({ kind }) => kind !== 'name');
  const present = coded.filter(({ kind }) => kind !== 'former-code');
  return [
    asOf === undefined ? [] : coded.filter(isValidOn(asOf)),
    present.filter(({ instrument }) => instrument.delistedOn === undefined),
    coded.filter(({ kind }) => kind === 'former-code'),
    present,
    spellings.filter(({ kind }) => kind === 'name'),
  ];
}

/**
 * What free text means, today or on a past date. Only an exact spelling is an answer: a canonical id, else a code, else a name,
 * else the spelling of a data vendor, else a name whose legal form is written another way.
 * Several holders of one spelling are asked about; anything else is unknown, with the nearest names.
 */
export function resolveSymbol(index: SearchIndex, text: string, asOf?: string): Resolution {
  const id = parseInstrumentId(text.trim().toUpperCase());
  const exact = id === null ? undefined : index.byId.get(id);
  if (exact !== undefined) return { kind: 'one', instrument: exact };
  const spellings = index.byKey.get(normaliseQuery(text)) ?? [];
  for (const reading of readings(spellings, asOf)) {
    const resolution = oneOrAsk(reading);
    if (resolution !== null) return resolution;
  }
  const [foreign] = foreignReadings(text).flatMap((reading) => index.byId.get(reading) ?? []);
  if (foreign !== undefined) return { kind: 'one', instrument: foreign };
  const formal = oneOrAsk(index.formally(text));
  if (formal !== null) return formal;
  return { kind: 'unknown', suggestions: searchInstruments(index, text, suggestionCount).map((hit) => hit.instrument) };
}
