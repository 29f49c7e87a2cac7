import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { Interval, SourceInterval } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Filing, FilingText } from '@plumbline/model/filing';
import type { Fundamentals } from '@plumbline/model/fundamentals';
import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';
import { marketOf } from '@plumbline/model/instrument';
import type { MacroSeries } from '@plumbline/model/macro-series';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { Measures } from '@plumbline/model/measure';
import type { NetworkSeries } from '@plumbline/model/network-series';
import type { NewsItem } from '@plumbline/model/news';
import type { Answer } from '@plumbline/model/ports';
import type { MeasuredQuote, Quote } from '@plumbline/model/quote';
import type { RateHistory } from '@plumbline/model/ports';
import type { IndexChange } from '../index-change.ts';
import type { CurrencyPair, Provider, ProviderBars, ProviderContext, Sourced } from '../provider.ts';
import type { DocumentKind, MarketStore, StoredBars } from '../store/market-store.ts';
import { askNews } from './ask-news.ts';
import { askQuote } from './ask-prices.ts';
import { barsQuestion } from './bars-question.ts';
import { checkFundamentals } from './check-fundamentals.ts';
import {
  isActions,
  isEvents,
  isFiling,
  isFilings,
  isFundamentals,
  isIndexChanges,
  isInstruments,
  isMacro,
  isMeasures,
  isNetwork,
  isNews,
  isQuote,
} from './document-guards.ts';
import { documentMaxAge, quoteMaxAge } from './freshness.ts';
import { isRateHistory } from './last-rate.ts';
import type { Capability, SourcePreference } from './order.ts';
import { macroProviders, orderOf, providerOrder, rateProviders } from './order.ts';
import type { Router } from './router.ts';
import { interactiveMs } from './router.ts';
import { searchMarkets } from './search-markets.ts';

/** Questions to the outside world, each with its place in the store. */
export interface Questions {
  readonly bars: (instrument: Instrument, interval: SourceInterval) => Promise<Answer<ProviderBars>>;
  /** The bars at hand, daily ones unless said, however old; nobody is asked. */
  readonly keptBars: (instrument: Instrument, interval?: Interval) => Promise<StoredBars | null>;
  /** Dividends and splits alone, for bars that came without. */
  readonly actions: (instrument: Instrument) => Promise<Answer<readonly CorporateAction[]>>;
  readonly fundamentals: (instrument: Instrument) => Promise<Answer<Fundamentals>>;
  readonly events: (instrument: Instrument) => Promise<Answer<readonly MarketEvent[]>>;
  readonly filings: (instrument: Instrument) => Promise<Answer<readonly Filing[]>>;
  readonly filing: (filing: Filing) => Promise<Answer<FilingText>>;
  /** Days of results with what was expected, from sources that do not list filings. */
  readonly earnings: (instrument: Instrument) => Promise<Answer<readonly MarketEvent[]>>;
  /** Who joined and left an index: one list for all its members. */
  readonly indexChanges: (index: Instrument) => Promise<Answer<readonly IndexChange[]>>;
  /** Who is in an index today; whoever asks keeps it. */
  readonly members: (index: Instrument) => Promise<Answer<readonly InstrumentId[]>>;
  readonly quote: (instrument: Instrument) => Promise<Answer<Quote>>;
  /** Last prices of many at once; whoever asks keeps them. */
  readonly quotes: (market: MarketId, instruments: readonly Instrument[]) => Promise<Answer<readonly MeasuredQuote[]>>;
  readonly measures: (instrument: Instrument) => Promise<Answer<Measures>>;
  readonly news: (instrument: Instrument) => Promise<Answer<readonly NewsItem[]>>;
  readonly macro: (seriesId: string) => Promise<Answer<MacroSeries>>;
  readonly exchangeRates: (pair: CurrencyPair) => Promise<Answer<RateHistory>>;
  /** One answer of each source that is set up, since each knows something else. */
  readonly network: (instrument: Instrument) => Promise<readonly Answer<NetworkSeries>[]>;
  readonly search: (text: string, markets: readonly MarketId[]) => Promise<readonly Instrument[]>;
  /** The list of what is traded in a market; nobody gives one of coins. */
  readonly reference: (market: MarketId) => Promise<Answer<readonly Instrument[]>>;
  /** Funds traded in New York. */
  readonly funds: () => Promise<Answer<readonly Instrument[]>>;
}

interface DocumentQuestion<T> {
  readonly kind: DocumentKind;
  readonly key: string;
  readonly line?: string;
  readonly maxAgeMs: number;
  readonly totalMs?: number;
  readonly areAlike?: true;
  readonly providerIds: readonly string[];
  readonly invoke: (provider: Provider, context: ProviderContext) => Promise<Sourced<T>> | undefined;
  readonly isBody: (body: unknown) => body is T;
}

/** Somebody is typing: a slow list of names is worth less than the names at hand. */
const searchMs = 3_000;
/** When results come is a detail of a report, which does not wait for it as for its prices. */
const calendarMs = 4_000;

/** The report of a large bank has thirty megabytes and is read for seconds. */
const filingMs = 60_000;

/** Lists that come in dozens of pages, politely one after the other; who waits for a page does not wait for them. */
const listMs = 60_000;

/** An id as a part of a key: what a user typed may hold anything. */
function macroKey(seriesId: string): string {
  if (/^[\w.^-]{1,40}$/.test(seriesId)) return seriesId;
  throw new PlumblineError('bad-input', 'Name the series as FRED does, such as DGS10 or CPIAUCSL.');
}

/** Questions of one market data; `preferred` is looked at anew for each, so that a change counts at once. */
export function createQuestions(
  router: Router,
  store: MarketStore,
  preferred: () => SourcePreference = () => ({}),
): Questions {
  const document = <T>(question: DocumentQuestion<T>): Promise<Answer<T>> => {
    const { kind, key, isBody, line, totalMs, areAlike } = question;
    return router.answer({
      key: `${kind}|${key}`,
      kind,
      maxAgeMs: question.maxAgeMs,
      ...(line !== undefined && { line }),
      ...(totalMs !== undefined && { totalMs }),
      ...(areAlike !== undefined && { areAlike }),
      providerIds: question.providerIds,
      read: async () => {
        const stored = await store.readDocument(kind, key);
        if (stored === null || !isBody(stored.body)) return null;
        return { value: stored.body, source: stored.source, storedAt: stored.storedAt };
      },
      invoke: question.invoke,
      write: (answer, storedAt) =>
        store.writeDocument(kind, key, { body: answer.value, source: answer.source, storedAt }),
    });
  };
  const providersFor = ({ market }: Instrument, capability: Capability): readonly string[] =>
    orderOf(preferred(), market, capability);

  /** A question about one instrument whose place in the store, order and line bear the same name. */
  const about = <T>(
    kind: Capability & DocumentKind,
    instrument: Instrument,
    maxAgeMs: number,
    isBody: (body: unknown) => body is T,
    invoke: DocumentQuestion<T>['invoke'],
    totalMs?: number,
  ): Promise<Answer<T>> => {
    const providerIds = providersFor(instrument, kind);
    const areAlike = kind === 'quote' || kind === 'measures' || kind === 'news';
    return document({
      kind,
      key: instrument.id,
      line: `${instrument.market}|${kind}`,
      maxAgeMs,
      providerIds,
      isBody,
      invoke,
      ...(totalMs !== undefined && { totalMs }),
      ...(areAlike && { areAlike }),
    });
  };

  const searchOne = (text: string, providerId: string): Promise<Answer<readonly Instrument[]>> =>
    document({
      kind: 'search',
      key: `${providerId}|${text}`,
      maxAgeMs: documentMaxAge.search,
      totalMs: searchMs,
      providerIds: [providerId],
      invoke: (provider, context) =>
        provider.search?.(text, context).then((value) => ({
          value,
          source: {
            id: `${provider.id}-search`,
            kind: 'reference' as const,
            publisher: provider.title,
            title: `Search for ${text}`,
            retrievedAt: context.clock.now(),
            asOf: dateOf(context.clock.now()),
            locator: text,
            simulated: false,
          },
        })),
      isBody: isInstruments,
    });

  return {
    bars: (instrument, interval) =>
      router.answer(barsQuestion(store, instrument, interval, providersFor(instrument, 'bars'))),
    keptBars: ({ id }, interval = '1d') => store.readBars(id, interval),
    actions: (instrument) =>
      about('actions', instrument, documentMaxAge.actions, isActions, (provider, context) =>
        provider.actions?.(instrument, context),
      ),
    fundamentals: (instrument) =>
      about('fundamentals', instrument, documentMaxAge.fundamentals, isFundamentals, (provider, context) =>
        provider.fundamentals?.(instrument, context).then((answer) => checkFundamentals(answer, context.clock.now())),
      ),
    events: (instrument) =>
      about('events', instrument, documentMaxAge.events, isEvents, (provider, context) =>
        provider.events?.(instrument, context),
      ),
    filings: (instrument) =>
      about('filings', instrument, documentMaxAge.filings, isFilings, (provider, context) =>
        provider.filings?.(instrument, context),
      ),
    filing: (filing) =>
      document({
        kind: 'filing',
        key: `${filing.instrumentId}|${filing.accession}`,
        maxAgeMs: documentMaxAge.filing,
        totalMs: filingMs,
        providerIds: orderOf(preferred(), marketOf(filing.instrumentId), 'filings'),
        invoke: (provider, context) => provider.filing?.(filing, context),
        isBody: isFiling,
      }),
    earnings: (instrument) =>
      about(
        'earnings',
        instrument,
        documentMaxAge.earnings,
        isEvents,
        (provider, context) => provider.events?.(instrument, context),
        calendarMs,
      ),
    indexChanges: (index) =>
      document({
        kind: 'index-changes',
        key: index.id,
        maxAgeMs: documentMaxAge.indexChanges,
        totalMs: listMs,
        providerIds: providersFor(index, 'indexChanges'),
        invoke: (provider, context) => provider.indexChanges?.(index, context),
        isBody: isIndexChanges,
      }),
    members: (index) =>
      router.answer({
        key: `members|${index.id}`,
        kind: 'members',
        maxAgeMs: 0,
        providerIds: providersFor(index, 'members'),
        read: async () => null,
        invoke: (provider, context) => provider.members?.(index, context),
        write: async () => undefined,
      }),
    quote: (instrument) =>
      about('quote', instrument, quoteMaxAge(instrument.market), isQuote, (provider, context) =>
        askQuote(provider, instrument, context),
      ),
    quotes: (market, instruments) =>
      router.answer({
        key: `quotes|${market}|${instruments.map(({ id }) => id).join()}`,
        kind: 'quotes',
        maxAgeMs: 0,
        areAlike: true,
        providerIds: providerOrder[market].quotes,
        read: async () => null,
        invoke: (provider, context) => provider.quotes?.(instruments, context),
        write: async () => undefined,
      }),
    measures: (instrument) =>
      about('measures', instrument, documentMaxAge.measures, isMeasures, (provider, context) =>
        provider.measures?.(instrument, context),
      ),
    news: (instrument) =>
      about('news', instrument, documentMaxAge.news, isNews, (provider, context) =>
        askNews(provider, instrument, context),
      ),
    macro: async (seriesId) =>
      document({
        kind: 'macro',
        key: macroKey(seriesId),
        maxAgeMs: documentMaxAge.macro,
        providerIds: macroProviders,
        invoke: (provider, context) => provider.macro?.(seriesId, context),
        isBody: isMacro,
      }),
    exchangeRates: (pair) =>
      document({
        kind: 'exchange-rates',
        key: `${pair.base}${pair.quote}`,
        maxAgeMs: documentMaxAge.exchangeRates,
        providerIds: rateProviders,
        invoke: (provider, context) => provider.exchangeRates?.(pair, context),
        isBody: isRateHistory,
      }),
    network: (instrument) =>
      Promise.all(
        providersFor(instrument, 'network')
          .filter(router.isSetUp)
          .map((providerId) =>
            document({
              kind: 'network',
              key: `${providerId}|${instrument.id}`,
              maxAgeMs: documentMaxAge.network,
              providerIds: [providerId],
              invoke: (provider, context) => provider.network?.(instrument, context),
              isBody: isNetwork,
            }),
          ),
      ),
    search: (text, markets) =>
      searchMarkets(markets, text, router.isSetUp, (providerId) => searchOne(text, providerId)),
    reference: (market) =>
      document({
        kind: 'reference',
        key: `${market}-tickers`,
        maxAgeMs: documentMaxAge.reference,
        totalMs: market === 'us' ? interactiveMs : listMs,
        providerIds: providerOrder[market].reference,
        invoke: (provider, context) => provider.reference?.(context, market),
        isBody: isInstruments,
      }),
    funds: () =>
      document({
        kind: 'reference',
        key: 'us-funds',
        maxAgeMs: documentMaxAge.reference,
        totalMs: listMs,
        providerIds: providerOrder.us.funds,
        invoke: (provider, context) => provider.funds?.(context),
        isBody: isInstruments,
      }),
  };
}
