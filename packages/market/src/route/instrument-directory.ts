import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';
import { codeOf, marketIds, marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import type { Resolution, SearchHit } from '@plumbline/model/ports';
import { resolveSymbol } from '../resolve/resolve.ts';
import type { SearchIndex } from '../resolve/search-index.ts';
import { buildSearchIndex } from '../resolve/search-index.ts';
import { searchInstruments } from '../resolve/search.ts';

/** Outside help in naming things; each may come back empty-handed. */
export interface DirectorySources {
  readonly reference: () => Promise<readonly Instrument[]>;
  readonly search: (text: string, markets: readonly MarketId[]) => Promise<readonly Instrument[]>;
}

/** Who is who: the identities that ship, the list a provider publishes, and what its search has confirmed. */
export interface InstrumentDirectory {
  readonly search: (text: string, limit: number) => Promise<readonly SearchHit[]>;
  /** Codes pass from one company to another: with `asOf` the text means what it meant on that date, `YYYY-MM-DD`. */
  readonly resolve: (text: string, asOf?: string) => Promise<Resolution>;
  /** Every identity known by now, the better known first: the same list until one is added. */
  readonly listed: () => readonly Instrument[];
  readonly instrument: (id: InstrumentId) => Promise<Instrument | null>;
}

/** Below this the own list has no good answer and a provider is worth asking. */
const goodScore = 0.6;
const suggestionCount = 6;

/** Statements of US companies are filed under a key that not every embedded identity has; the public list has them all. */
function lacksKey({ market, kind, cik, delistedOn }: Instrument): boolean {
  return market === 'us' && kind === 'stock' && cik === undefined && delistedOn === undefined;
}

export function createInstrumentBook(embedded: readonly Instrument[], sources: DirectorySources): InstrumentDirectory {
  const confirmed = new Map<InstrumentId, Instrument>();
  let listed: readonly Instrument[] = [];
  let index: SearchIndex | null = null;

  let all: readonly Instrument[] = [];
  let allOf: SearchIndex | null = null;
  const current = (): SearchIndex => (index ??= buildSearchIndex(embedded, [...listed, ...confirmed.values()]));

  const loadList = async (): Promise<void> => {
    const list = await sources.reference();
    if (list.length === 0 || list === listed) return;
    listed = list;
    index = null;
  };

  const confirm = async (text: string, markets: readonly MarketId[]): Promise<readonly Instrument[]> => {
    const found = await sources.search(text, markets);
    const fresh = found.filter((instrument) => !current().byId.has(instrument.id));
    for (const instrument of fresh) confirmed.set(instrument.id, instrument);
    if (fresh.length > 0) index = null;
    return found;
  };

  /**
   * Thousands of coins bear the code of a stock that the same search may have missed. So a coin that only a search has named is
   * asked about, unless the text names the pair (`PEPE-USD`).
   */
  const asked = (resolution: Resolution, text: string): Resolution => {
    if (resolution.kind !== 'one' || text.includes('-')) return resolution;
    const { instrument } = resolution;
    if (instrument.market !== 'crypto' || !confirmed.has(instrument.id)) return resolution;
    return { kind: 'ambiguous', candidates: [instrument] };
  };

  const byId = async (id: InstrumentId): Promise<Instrument | null> => {
    const known = current().byId.get(id);
    if (known !== undefined && !lacksKey(known)) return known;
    await loadList();
    const inList = current().byId.get(id);
    if (inList !== undefined) return inList;
    const found = await confirm(codeOf(id), [marketOf(id)]);
    return found.find((instrument) => instrument.id === id) ?? null;
  };

  return {
    search: async (text, limit) => {
      const own = searchInstruments(current(), text, limit);
      const isGood = (own[0]?.score ?? 0) >= goodScore;
      if (isGood || text.trim().length < 2) return own;
      await loadList();
      const listedHits = searchInstruments(current(), text, limit);
      if ((listedHits[0]?.score ?? 0) >= goodScore) return listedHits;
      const found = await confirm(text.trim(), marketIds);
      const more = found.map((instrument): SearchHit => ({ instrument, score: 0.5, matched: instrument.name.en }));
      const known = new Set(found.map((instrument) => instrument.id));
      return [...more, ...listedHits.filter((hit) => !known.has(hit.instrument.id))].slice(0, limit);
    },
    resolve: async (text, asOf) => {
      const own = asked(resolveSymbol(current(), text, asOf), text);
      if (own.kind !== 'unknown') return own;
      const id = parseInstrumentId(text.trim().toUpperCase());
      const named = id === null ? null : await byId(id);
      if (named !== null) return { kind: 'one', instrument: named };
      await loadList();
      const inList = asked(resolveSymbol(current(), text, asOf), text);
      if (inList.kind !== 'unknown' || text.trim() === '') return inList;
      const found = await confirm(text.trim(), marketIds);
      const again = asked(resolveSymbol(current(), text, asOf), text);
      if (again.kind !== 'unknown') return again;
      const suggestions = [...new Map([...found, ...again.suggestions].map((one) => [one.id, one])).values()];
      return { kind: 'unknown', suggestions: suggestions.slice(0, suggestionCount) };
    },
    listed: () => {
      const now = current();
      if (allOf !== now) [all, allOf] = [[...now.byId.values()], now];
      return all;
    },
    instrument: byId,
  };
}
