import type { Interval } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import type { Fundamentals } from '@plumbline/model/fundamentals';
import type { Instrument, MarketId } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { NetworkSeries } from '@plumbline/model/network-series';
import type { Answer } from '@plumbline/model/ports';
import type { Quote } from '@plumbline/model/quote';
import type { CurrencyPair, Provider, ProviderBars, ProviderContext, RateHistory, Sourced } from '../provider.ts';
import type { DocumentKind, MarketStore } from '../store/market-store.ts';
import { askBars, askQuote } from './ask-prices.ts';
import { checkFundamentals } from './check-fundamentals.ts';
import { barsMaxAge, documentMaxAge, quoteMaxAge } from './freshness.ts';
import type { Capability } from './order.ts';
import { isRateHistory } from './last-rate.ts';
import { providerOrder, rateProviders } from './order.ts';
import type { Question, Router } from './router.ts';
import { searchMarkets } from './search-markets.ts';

/** Questions to the outside world, each with its place in the store. */
export interface Questions {
  readonly bars: (instrument: Instrument, interval: Interval) => Promise<Answer<ProviderBars>>;
  readonly fundamentals: (instrument: Instrument) => Promise<Answer<Fundamentals>>;
  readonly events: (instrument: Instrument) => Promise<Answer<readonly MarketEvent[]>>;
  readonly quote: (instrument: Instrument) => Promise<Answer<Quote>>;
  readonly exchangeRates: (pair: CurrencyPair) => Promise<Answer<RateHistory>>;
  /** One answer of each source that is set up, since each knows something else. */
  readonly network: (instrument: Instrument) => Promise<readonly Answer<NetworkSeries>[]>;
  readonly search: (text: string, markets: readonly MarketId[]) => Promise<readonly Instrument[]>;
  readonly reference: () => Promise<Answer<readonly Instrument[]>>;
}

interface DocumentQuestion<T> {
  readonly kind: DocumentKind;
  readonly key: string;
  readonly maxAgeMs: number;
  readonly totalMs?: number;
  readonly providerIds: readonly string[];
  readonly invoke: (provider: Provider, context: ProviderContext) => Promise<Sourced<T>> | undefined;
  /** Whether a stored body is still of this kind; an older version of it is asked for anew. */
  readonly isBody: (body: unknown) => body is T;
}

function isRecordWith(body: unknown, key: string): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && key in body;
}

const isFundamentals = (body: unknown): body is Fundamentals =>
  isRecordWith(body, 'items') && Array.isArray(body.items);
const isQuote = (body: unknown): body is Quote => isRecordWith(body, 'price') && typeof body.price === 'number';
const isEvents = (body: unknown): body is readonly MarketEvent[] =>
  Array.isArray(body) && body.every((row) => isRecordWith(row, 'knownAt'));
const isNetwork = (body: unknown): body is NetworkSeries =>
  isRecordWith(body, 'columns') &&
  Array.isArray(body.columns) &&
  body.columns.every((column) => isRecordWith(column, 'knownAt') && isRecordWith(column, 'values'));
const isInstruments = (body: unknown): body is readonly Instrument[] =>
  Array.isArray(body) && body.every((row) => isRecordWith(row, 'id'));

/** Somebody is typing: a slow list of names is worth less than the names at hand. */
const searchMs = 3_000;

function providersFor(instrument: Instrument, capability: Capability): readonly string[] {
  return providerOrder[instrument.market][capability];
}

export function createQuestions(router: Router, store: MarketStore): Questions {
  const document = <T>(question: DocumentQuestion<T>): Promise<Answer<T>> => {
    const { kind, key, isBody } = question;
    const routed: Question<T> = {
      key: `${kind}|${key}`,
      maxAgeMs: question.maxAgeMs,
      ...(question.totalMs !== undefined && { totalMs: question.totalMs }),
      providerIds: question.providerIds,
      read: async () => {
        const stored = await store.readDocument(kind, key);
        if (stored === null || !isBody(stored.body)) return null;
        return { value: stored.body, source: stored.source, storedAt: stored.storedAt };
      },
      invoke: question.invoke,
      write: (answer, storedAt) =>
        store.writeDocument(kind, key, { body: answer.value, source: answer.source, storedAt }),
    };
    return router.answer(routed);
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
      router.answer<ProviderBars>({
        key: `bars|${instrument.id}|${interval}`,
        maxAgeMs: barsMaxAge(interval),
        providerIds: providersFor(instrument, 'bars'),
        read: async () => {
          const stored = await store.readBars(instrument.id, interval);
          if (stored === null) return null;
          const { series, actions, source, storedAt } = stored;
          return { value: { series, actions }, source, storedAt };
        },
        invoke: (provider, context) => askBars(provider, instrument, interval, context),
        write: ({ value, source }, storedAt) => store.writeBars({ ...value, source, storedAt }),
      }),
    fundamentals: (instrument) =>
      document({
        kind: 'fundamentals',
        key: instrument.id,
        maxAgeMs: documentMaxAge.fundamentals,
        providerIds: providersFor(instrument, 'fundamentals'),
        invoke: (provider, context) =>
          provider.fundamentals?.(instrument, context).then((answer) => checkFundamentals(answer, context.clock.now())),
        isBody: isFundamentals,
      }),
    events: (instrument) =>
      document({
        kind: 'events',
        key: instrument.id,
        maxAgeMs: documentMaxAge.events,
        providerIds: providersFor(instrument, 'events'),
        invoke: (provider, context) => provider.events?.(instrument, context),
        isBody: isEvents,
      }),
    quote: (instrument) =>
      document({
        kind: 'quote',
        key: instrument.id,
        maxAgeMs: quoteMaxAge(instrument.market),
        providerIds: providersFor(instrument, 'quote'),
        invoke: (provider, context) => askQuote(provider, instrument, context),
        isBody: isQuote,
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
    reference: () =>
      document({
        kind: 'reference',
        key: 'us-tickers',
        maxAgeMs: documentMaxAge.reference,
        providerIds: providerOrder.us.reference,
        invoke: (provider, context) => provider.reference?.(context),
        isBody: isInstruments,
      }),
  };
}
