import { dateOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import { marketIds } from '@plumbline/model/instrument';
import type { Market } from '@plumbline/model/market';
import { markets } from '@plumbline/model/markets/registry';
import type { Clock } from '@plumbline/model/ports';
import type { Provider } from '../provider.ts';
import { buildSearchIndex } from '../resolve/search-index.ts';
import type { SearchIndex } from '../resolve/search-index.ts';
import { searchInstruments } from '../resolve/search.ts';
import { simulatedBars, tradedActions } from './simulated-bars.ts';
import { simulatedCatalogue } from './simulated-catalogue.ts';
import { simulatedEvents } from './simulated-events.ts';
import { simulatedHeadlines } from './simulated-headlines.ts';
import { simulatedMacro, simulatedMacroTitle } from './simulated-macro.ts';
import { simulatedMeasures } from './simulated-measures.ts';
import { simulatedNetwork } from './simulated-network.ts';
import { simulatedQuote } from './simulated-quote.ts';
import { createSimulatedRates } from './simulated-rates.ts';
import { simulatedSeriesSource, simulatedSource, simulatedSourceId } from './simulated-source.ts';
import type { SimulatedKind } from './simulated-source.ts';
import { withShareClasses } from './share-classes.ts';
import { knownTo } from './timeline.ts';
import { createSimulation } from './simulation.ts';
import { simulatedFundamentals } from './statements/simulated-fundamentals.ts';
import { localText } from '@plumbline/model/local-text';

export interface SimulatedMarketOptions {
  readonly seed: number;
  readonly clock: Clock;
  /** Calendars to trade by; those of the model unless a test brings its own. */
  readonly markets?: readonly Market[];
}

const searchLimit = 20;

/** The simulated market lacks nothing, so nobody has to ask whether a method is there. */
export type SimulatedMarket = Provider &
  Required<
    Pick<
      Provider,
      | 'search'
      | 'bars'
      | 'actions'
      | 'fundamentals'
      | 'events'
      | 'quote'
      | 'news'
      | 'measures'
      | 'macro'
      | 'network'
      | 'exchangeRates'
    >
  > & { readonly seed: number };

/**
 * A market that never was, drawn from a seed: the same seed and clock give the same bytes, and a later clock only appends.
 * It asks no network and keeps nothing.
 */
export function simulatedMarket(options: SimulatedMarketOptions): SimulatedMarket {
  const { seed, clock } = options;
  const simulate = withShareClasses(createSimulation({ seed, clock, markets: options.markets ?? markets }));
  const source = (kind: SimulatedKind, instrument: Instrument, asOf: string) =>
    simulatedSource(kind, instrument, seed, clock.now(), asOf);
  const rates = createSimulatedRates();
  let index: SearchIndex | null = null;
  return {
    id: 'simulated',
    title: 'Simulated market',
    markets: marketIds,
    host: 'simulated',
    limits: { requestsPerSecond: 1000, concurrency: 8 },
    seed,
    search: async (query) => {
      index ??= buildSearchIndex(simulatedCatalogue);
      return searchInstruments(index, query, searchLimit).map((hit) => hit.instrument);
    },
    bars: async (request) => {
      const value = simulatedBars(simulate(request.instrument), request);
      const last = value.series.columns.time.at(-1);
      return { value, source: source('prices', request.instrument, dateOf(last ?? clock.now())) };
    },
    fundamentals: async (instrument) => {
      const value = simulatedFundamentals(simulate(instrument));
      return { value, source: source('statements', instrument, value.items.at(-1)?.knownAt ?? dateOf(clock.now())) };
    },
    events: async (instrument) => {
      const simulated = simulate(instrument);
      return { value: simulatedEvents(simulated), source: source('events', instrument, knownTo(simulated.timeline)) };
    },
    exchangeRates: async (pair) => {
      const today = dateOf(clock.now());
      const name = `${pair.base}/${pair.quote}`;
      const what = {
        id: `rates-${name}`,
        titles: localText(`Simulated exchange rate ${name}`, `合成汇率 ${name}`, `合成匯率 ${name}`),
      };
      const source = simulatedSeriesSource(what, seed, clock.now(), today);
      return { value: rates(pair, clock.now()), source };
    },
    actions: async (instrument) => {
      const value = tradedActions(simulate(instrument));
      return { value, source: source('prices', instrument, value.at(-1)?.exDate ?? dateOf(clock.now())) };
    },
    news: async (instrument) => {
      const value = simulatedHeadlines(simulate(instrument));
      return { value, source: source('news', instrument, dateOf(value[0]?.publishedAt ?? clock.now())) };
    },
    measures: async (instrument) => {
      const value = simulatedMeasures(simulate(instrument), simulatedSourceId('measures', instrument));
      return { value, source: source('measures', instrument, value.items[0]?.asOf ?? dateOf(clock.now())) };
    },
    macro: async (seriesId) => {
      const value = simulatedMacro(seed, seriesId, clock.now());
      const asOf = value.dates.at(-1) ?? dateOf(clock.now());
      const what = { id: `macro-${seriesId}`, titles: simulatedMacroTitle(seriesId) };
      const source = simulatedSeriesSource(what, seed, clock.now(), asOf);
      return { value, source };
    },
    network: async (instrument) => {
      const value = simulatedNetwork(simulate(instrument));
      const asOf = value.columns[0]?.dates.at(-1) ?? dateOf(clock.now());
      return { value, source: source('network', instrument, asOf) };
    },
    quote: async (instrument) => {
      const value = simulatedQuote(simulate(instrument));
      return { value, source: source('quote', instrument, dateOf(value.at)) };
    },
  };
}
