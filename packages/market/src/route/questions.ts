import type { Interval } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import type { Fundamentals } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { Answer } from '@plumbline/model/ports';
import type { Quote } from '@plumbline/model/quote';
import type { CurrencyPair, Provider, ProviderBars, ProviderContext, RateHistory, Sourced } from '../provider.ts';
import type { DocumentKind, MarketStore } from '../store/market-store.ts';
import { checkFundamentals } from './check-fundamentals.ts';
import { checkBars } from './cut-answer.ts';
import { barsMaxAge, documentMaxAge, quoteMaxAge } from './freshness.ts';
import type { Capability } from './order.ts';
import { isRateHistory } from './last-rate.ts';
import { providerOrder, rateProviders } from './order.ts';
import type { Question, Router } from './router.ts';

/** Questions to the outside world, each with its place in the store. */
export interface Questions {
  readonly bars: (instrument: Instrument, interval: Interval) => Promise<Answer<ProviderBars>>;
  readonly fundamentals: (instrument: Instrument) => Promise<Answer<Fundamentals>>;
  readonly events: (instrument: Instrument) => Promise<Answer<readonly MarketEvent[]>>;
  readonly quote: (instrument: Instrument) => Promise<Answer<Quote>>;
  readonly exchangeRates: (pair: CurrencyPair) => Promise<Answer<RateHistory>>;
  readonly search: (text: string) => Promise<Answer<readonly Instrument[]>>;
  readonly reference: () => Promise<Answer<readonly Instrument[]>>;
}

interface DocumentQuestion<T> {
  readonly kind: DocumentKind;
  readonly key: string;
  readonly maxAgeMs: number;
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
const isInstruments = (body: unknown): body is readonly Instrument[] =>
  Array.isArray(body) && body.every((row) => isRecordWith(row, 'id'));

function providersFor(instrument: Instrument, capability: Capability): readonly string[] {
  return providerOrder[instrument.market][capability];
}

export function createQuestions(router: Router, store: MarketStore): Questions {
  const document = <T>(question: DocumentQuestion<T>): Promise<Answer<T>> => {
    const { kind, key, isBody } = question;
    const routed: Question<T> = {
      key: `${kind}|${key}`,
      maxAgeMs: question.maxAgeMs,
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
        invoke: (provider, context) =>
          provider
            .bars?.({ instrument, interval }, context)
            .then((answer) => checkBars(answer, instrument, context.clock.now())),
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
        invoke: (provider, context) => provider.quote?.(instrument, context),
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
    search: (text) =>
      document({
        kind: 'search',
        key: text,
        maxAgeMs: documentMaxAge.search,
        providerIds: providerOrder.us.search,
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
      }),
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
