import type { InstrumentView, searchInstruments } from '@plumbline/contract/instrument';
import { call, type CallOutput } from '../../lib/api.ts';

export type InstrumentSearch = CallOutput<typeof searchInstruments>;

export function instrumentSearch(text: string) {
  return {
    queryKey: ['instruments', text] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<InstrumentSearch> =>
      call<typeof searchInstruments>('get', '/instruments', { query: { q: text, limit: 12 }, signal }),
    staleTime: 60_000,
  };
}

export interface MarketGroup {
  readonly market: InstrumentView['market'];
  readonly instruments: readonly InstrumentView[];
}

/** Hits under their markets. The market of the best hit comes first, so that the first option is always the best hit. */
export function rankedByMarket(hits: InstrumentSearch['hits']): readonly MarketGroup[] {
  const groups = new Map<InstrumentView['market'], InstrumentView[]>();
  for (const { instrument } of hits) {
    const group = groups.get(instrument.market);
    if (group === undefined) groups.set(instrument.market, [instrument]);
    else group.push(instrument);
  }
  return [...groups].map(([market, instruments]) => ({ market, instruments }));
}
