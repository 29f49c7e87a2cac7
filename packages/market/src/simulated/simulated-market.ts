import { dateOf, addDays } from '@plumbline/model/date';
import { type Instrument, marketIds } from '@plumbline/model/instrument';
import type { Market } from '@plumbline/model/market';
import { markets } from '@plumbline/model/markets/registry';
import type { Clock, RateHistory } from '@plumbline/model/ports';
import type { Provider, CurrencyPair } from '../provider.ts';
import { buildSearchIndex, type SearchIndex } from '../resolve/search-index.ts';
import { searchInstruments } from '../resolve/search.ts';
import { simulatedBars, tradedActions } from './simulated-bars.ts';
import { simulatedCatalogue } from './simulated-catalogue.ts';
import { simulatedEvents } from './simulated-events.ts';
import { simulatedMacro, simulatedMacroTitle } from './simulated-macro.ts';
import { simulatedMeasures } from './simulated-measures.ts';
import { simulatedNetwork } from './simulated-network.ts';
import { simulatedQuote } from './simulated-quote.ts';
import { simulatedSeriesSource, simulatedSource, simulatedSourceId, type SimulatedKind } from './simulated-source.ts';
import { withShareClasses } from './share-classes.ts';
import { knownTo, firstSessionFrom } from './timeline.ts';
import { createSimulation, type Simulated } from './simulation.ts';
import { simulatedFundamentals } from './statements/simulated-fundamentals.ts';
import { localText } from '@plumbline/model/local-text';
import type { NewsItem } from '@plumbline/model/news';
import { simulatedNews } from './news.ts';
import { readAt } from './read-at.ts';
import { reportingRate } from './reporting-rate.ts';

/** Statements of the simulated market reach back no further. */
const firstDate = '1990-01-01';

/**
 * Rates of the simulated market never move: they are the ones by which companies that report in another currency were
 * given their size, so that price and statements agree on every date. Days and histories are made once a day.
 */
function createSimulatedRates(): (pair: CurrencyPair, now: number) => RateHistory {
  let dates: readonly string[] = [];
  const made = new Map<string, RateHistory>();
  return ({ base, quote }, now) => {
    const today = dateOf(now);
    if (dates.at(-1) !== today) {
      dates = datesTo(today);
      made.clear();
    }
    const name = `${base}/${quote}`;
    const rate = reportingRate(quote) / reportingRate(base);
    const history = made.get(name) ?? { base, quote, dates, rates: dates.map(() => rate) };
    made.set(name, history);
    return history;
  };
}

function datesTo(last: string): readonly string[] {
  const dates: string[] = [];
  for (let date = firstDate; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

const mostHeadlines = 30;

/** The made-up headlines as a source of news gives them, newest first. Their addresses lead nowhere. */
function simulatedHeadlines({ seed, instrument, timeline, path }: Simulated): readonly NewsItem[] {
  const { sessions } = timeline;
  const last = Math.min(timeline.lastClosed, readAt(path.session, path.session.length - 1));
  const events = simulatedNews(seed, instrument, timeline, path.first, last);
  return events
    .slice(-mostHeadlines)
    .map((event): NewsItem => ({
      instrumentId: instrument.id,
      title: event.title.en,
      url: `urn:plumbline:simulated-news:${instrument.id}:${event.date}`,
      publisher: 'Plumbline simulated market',
      publishedAt: readAt(sessions, firstSessionFrom(sessions, event.date)).closeAt,
      isZoneKnown: true,
      language: 'en',
    }))
    .toReversed();
}

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
