import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';
import { codeOf, isIndex, marketIds, marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import type { Resolution, SearchHit } from '@plumbline/model/ports';
import { bareInstrument, codeReadings, movedToBeijing } from '../resolve/code-readings.ts';
import { resolveSymbol } from '../resolve/resolve.ts';
import type { SearchIndex } from '../resolve/search-index.ts';
import { buildSearchIndex } from '../resolve/search-index.ts';
import { searchInstruments } from '../resolve/search.ts';

/** Outside help in naming things; each may come back empty-handed. */
export interface DirectorySources {
  readonly reference: () => Promise<readonly Instrument[]>;
  /** What exchanges outside New York list: as far as it is at hand, or whole for whoever has found nothing otherwise. */
  readonly lists: (isPatient: boolean) => Promise<readonly Instrument[]>;
  readonly search: (text: string, markets: readonly MarketId[]) => Promise<readonly Instrument[]>;
  /** Whether some source has a price of it: what no list has may still be traded. Unheard: those who could know did not answer. */
  readonly priceOf: (instrument: Instrument) => Promise<'known' | 'unknown' | 'unheard'>;
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
  /** Of what searches have confirmed, apart: ten thousand names are not indexed anew for each. */
  let fresh: SearchIndex | null = null;
  /**
   * Of lists outside New York, apart as well: they come later, and texts are not read by them, since many Chinese short names are
   * words of the language.
   */
  let distant: readonly Instrument[] = [];
  let distantIndex: SearchIndex | null = null;

  let all: readonly Instrument[] = [];
  let allOf: readonly [SearchIndex, SearchIndex] | null = null;
  const current = (): SearchIndex => (index ??= buildSearchIndex(embedded, listed));
  const added = (): SearchIndex => (fresh ??= buildSearchIndex([], [...confirmed.values()]));
  const farther = (): SearchIndex => (distantIndex ??= buildSearchIndex([], distant));
  const indices = (): readonly SearchIndex[] => [current(), added(), farther()];
  const shipped = new Map(embedded.map((instrument) => [instrument.id, instrument]));
  const knownById = (id: InstrumentId): Instrument | undefined => {
    // Before a list has come nothing is added to what ships, and the first page need not wait for an index of all spellings.
    if (index === null && listed.length === 0 && shipped.has(id)) return shipped.get(id);
    for (const one of indices()) {
      const found = one.byId.get(id);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const keep = (instrument: Instrument): void => {
    confirmed.set(instrument.id, instrument);
    fresh = null;
  };
  const find = (text: string, limit: number): readonly SearchHit[] => {
    const hits = indices().flatMap((one) => searchInstruments(one, text, limit));
    const best = hits.filter(
      (hit, at) => at === hits.findIndex(({ instrument }) => instrument.id === hit.instrument.id),
    );
    return best.toSorted((a, b) => b.score - a.score).slice(0, limit);
  };
  const meaningOf = (text: string, asOf: string | undefined): Resolution => {
    const suggestions: Instrument[] = [];
    for (const one of indices()) {
      const meant = resolveSymbol(one, text, asOf);
      if (meant.kind !== 'unknown') return meant;
      suggestions.push(...meant.suggestions.filter(({ id }) => !suggestions.some((known) => known.id === id)));
    }
    return { kind: 'unknown', suggestions: suggestions.slice(0, suggestionCount) };
  };

  const takeLists = async (isPatient: boolean): Promise<void> => {
    const list = await sources.lists(isPatient);
    if (list.length === 0 || list === distant) return;
    distant = list;
    distantIndex = null;
  };
  const loadList = async (): Promise<void> => {
    const [list] = await Promise.all([sources.reference(), takeLists(false)]);
    if (list.length === 0 || list === listed) return;
    listed = list;
    index = null;
  };

  const confirm = async (text: string, markets: readonly MarketId[]): Promise<readonly Instrument[]> => {
    const found = await sources.search(text, markets);
    for (const instrument of found) if (knownById(instrument.id) === undefined) keep(instrument);
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

  /**
   * Taken at its code, once a source has priced it. Where nobody who could know answers, it is taken for the time being if its
   * exchange is said, or if it is a number that is a code of its exchange: bare letters may mean anything.
   */
  const accept = async (id: InstrumentId, isExchangeSaid: boolean): Promise<Instrument | null> => {
    const bare = bareInstrument(id);
    const price = await sources.priceOf(bare);
    if (price === 'known') keep(bare);
    if (price === 'unheard') return isExchangeSaid || /^\d+$/.test(codeOf(id)) ? bare : null;
    return price === 'known' ? bare : null;
  };

  const byId = async (id: InstrumentId, isExchangeSaid: boolean): Promise<Instrument | null> => {
    const known = knownById(id);
    if (known !== undefined && !lacksKey(known)) return known;
    await loadList();
    const inList = knownById(id);
    if (inList !== undefined) return inList;
    const found = await confirm(codeOf(id), [marketOf(id)]);
    return found.find((instrument) => instrument.id === id) ?? (isIndex(id) ? null : accept(id, isExchangeSaid));
  };

  /** A code that nothing is called: the one that came after it is asked about, and what has a price is taken. */
  const byCode = async (text: string): Promise<Resolution | null> => {
    for (const id of codeReadings(text)) {
      const moved = movedToBeijing(id);
      const after = moved === null ? null : await byId(moved, false);
      if (after !== null) return { kind: 'ambiguous', candidates: [after] };
      // Sources know a code by the one form it has there, whichever was typed.
      const isRespelt = marketOf(id) === 'us' && codeOf(id) !== text.trim().toUpperCase();
      const accepted = moved !== null || isIndex(id) ? null : await (isRespelt ? byId(id, false) : accept(id, false));
      if (accepted === null) continue;
      if (!confirmed.has(id)) return { kind: 'ambiguous', candidates: [accepted] };
      return asked({ kind: 'one', instrument: accepted }, text);
    }
    return null;
  };

  /**
   * The share in New York that letters may be the code of, where nobody who could know answers: it is offered beside the nearest
   * names, and asked for by whoever chooses it.
   */
  const unheardShare = async (text: string): Promise<readonly Instrument[]> => {
    const id = codeReadings(text).find((reading) => marketOf(reading) === 'us');
    if (id === undefined || isIndex(id)) return [];
    const bare = bareInstrument(id);
    return (await sources.priceOf(bare)) === 'unheard' ? [bare] : [];
  };

  /**
   * Letters that a list of the mainland or Hong Kong knows as the first of a name's syllables (`DBN`) may be the code of a share in
   * New York or of a coin: where a search knows one, both are asked about.
   */
  const besideInitials = async (resolution: Resolution, text: string): Promise<Resolution> => {
    const code = text.trim().toUpperCase();
    if (resolution.kind === 'unknown' || !/^[A-Z]{2,6}$/.test(code)) return resolution;
    const named = resolution.kind === 'one' ? [resolution.instrument] : resolution.candidates;
    if (!named.every(({ id }) => farther().byId.has(id) && /^\d+$/.test(codeOf(id)))) return resolution;
    const found = await confirm(text.trim(), ['us', 'crypto']);
    const coded = found.filter(({ id }) => codeOf(id) === code || codeOf(id).startsWith(`${code}-`));
    return coded.length === 0 ? resolution : { kind: 'ambiguous', candidates: [...coded, ...named] };
  };

  return {
    search: async (text, limit) => {
      const own = find(text, limit);
      const isGood = (own[0]?.score ?? 0) >= goodScore;
      if (isGood || text.trim().length < 2) return own;
      await loadList();
      const listedHits = find(text, limit);
      if ((listedHits[0]?.score ?? 0) >= goodScore) return listedHits;
      const found = await confirm(text.trim(), marketIds);
      if (found.length === 0) {
        await takeLists(true);
        return find(text, limit);
      }
      const more = found.map((instrument): SearchHit => ({ instrument, score: 0.5, matched: instrument.name.en }));
      const known = new Set(found.map((instrument) => instrument.id));
      return [...more, ...listedHits.filter((hit) => !known.has(hit.instrument.id))].slice(0, limit);
    },
    resolve: async (text, asOf) => {
      const own = asked(meaningOf(text, asOf), text);
      if (own.kind !== 'unknown') return besideInitials(own, text);
      const id = parseInstrumentId(text.trim().toUpperCase());
      const named = id === null ? null : await byId(id, true);
      if (named !== null) return { kind: 'one', instrument: named };
      await loadList();
      const inList = asked(meaningOf(text, asOf), text);
      if (inList.kind !== 'unknown') return besideInitials(inList, text);
      if (text.trim() === '') return inList;
      const found = await confirm(text.trim(), marketIds);
      const again = asked(meaningOf(text, asOf), text);
      if (again.kind !== 'unknown') return again;
      const coded = found.length === 0 ? await byCode(text) : null;
      if (coded !== null) return coded;
      if (found.length === 0) {
        await takeLists(true);
        const last = asked(meaningOf(text, asOf), text);
        if (last.kind !== 'unknown') return last;
        const suggestions = [...(await unheardShare(text)), ...last.suggestions];
        return { kind: 'unknown', suggestions: suggestions.slice(0, suggestionCount) };
      }
      const suggestions = [...new Map([...found, ...again.suggestions].map((one) => [one.id, one])).values()];
      return { kind: 'unknown', suggestions: suggestions.slice(0, suggestionCount) };
    },
    listed: () => {
      const now = [current(), added()] as const;
      if (allOf?.[0] !== now[0] || allOf[1] !== now[1]) {
        all = [...new Map(now.flatMap((one) => [...one.byId.values()]).map((one) => [one.id, one])).values()];
        allOf = now;
      }
      return all;
    },
    instrument: (id) => byId(id, true),
  };
}
