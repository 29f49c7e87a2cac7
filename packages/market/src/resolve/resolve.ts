import type { Instrument } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { Resolution } from '@plumbline/model/ports';
import type { IndexedSpelling, SearchIndex } from './search-index.ts';
import { searchInstruments } from './search.ts';
import { normaliseQuery } from './spellings.ts';

const suggestionCount = 6;

/** Each instrument once, best known first; what ships with the product hides what a bulk list happens to spell alike. */
function distinct(spellings: readonly IndexedSpelling[]): readonly Instrument[] {
  const tier = spellings.some((spelling) => spelling.tier === 0) ? 0 : 1;
  const found = spellings.filter((spelling) => spelling.tier === tier).sort((a, b) => a.rank - b.rank);
  return [...new Map(found.map((spelling) => [spelling.instrument.id, spelling.instrument])).values()];
}

function oneOrAsk(instruments: readonly Instrument[]): Resolution | null {
  const [first] = instruments;
  if (first === undefined) return null;
  return instruments.length === 1 ? { kind: 'one', instrument: first } : { kind: 'ambiguous', candidates: instruments };
}

/**
 * What free text means. Only an exact spelling is an answer: a canonical id, else a code, else a name.
 * Several holders of one spelling are asked about; anything else is unknown, with the nearest names.
 */
export function resolveSymbol(index: SearchIndex, text: string): Resolution {
  const id = parseInstrumentId(text.trim().toUpperCase());
  const exact = id === null ? undefined : index.byId.get(id);
  if (exact !== undefined) return { kind: 'one', instrument: exact };
  const spellings = index.byKey.get(normaliseQuery(text)) ?? [];
  const byCode = oneOrAsk(distinct(spellings.filter((spelling) => spelling.kind !== 'name')));
  if (byCode !== null) return byCode;
  const byName = oneOrAsk(distinct(spellings.filter((spelling) => spelling.kind === 'name')));
  if (byName !== null) return byName;
  return { kind: 'unknown', suggestions: searchInstruments(index, text, suggestionCount).map((hit) => hit.instrument) };
}
