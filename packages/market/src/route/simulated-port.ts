import type { Interval } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { Answer, Clock, MarketDataPort } from '@plumbline/model/ports';
import type { FetchLike, Provider, ProviderBars, ProviderContext, Sourced } from '../provider.ts';
import { relatedListings } from '../resolve/related-listings.ts';
import { baseInterval } from '../adjust/bar-periods.ts';
import {
  cutActions,
  cutBars,
  cutFundamentals,
  cutMacro,
  cutNetwork,
  cutNews,
  joinEvents,
  quoteFromBars,
  unavailable,
} from './cut-answer.ts';
import type { InstrumentDirectory } from './instrument-directory.ts';
import { lastRate } from './last-rate.ts';

const noFetch: FetchLike = () =>
  Promise.reject(new PlumblineError('internal', 'The simulated market asks no network.'));

/** Simulated data only, made on demand; nothing of it is stored, nothing real shows through. */
export function createSimulatedPort(provider: Provider, book: InstrumentDirectory, clock: Clock): MarketDataPort {
  const context: ProviderContext = { fetch: noFetch, clock, signal: new AbortController().signal };

  const answered = async <T>(call: () => Promise<Sourced<T>> | undefined): Promise<Answer<T>> => {
    const startedAt = performance.now();
    try {
      const made = await call();
      if (made === undefined) return unavailable('not-covered', 'The simulated market has nothing of this kind.');
      const ms = Math.round(performance.now() - startedAt);
      return { status: 'fresh', ...made, attempts: [{ provider: provider.id, ok: true, ms }] };
    } catch (error) {
      if (error instanceof PlumblineError) return unavailable(error.code, error.message);
      throw error;
    }
  };

  const ask = async <T>(
    id: InstrumentId,
    call: (instrument: Instrument) => Promise<Sourced<T>> | undefined,
    asOf?: string,
  ): Promise<Answer<T>> => {
    const instrument = await book.instrument(id);
    if (instrument === null) return unavailable('unknown-instrument', `${id} is not part of the simulated market.`);
    if (instrument.delistedOn !== undefined && (asOf ?? dateOf(clock.now())) > instrument.delistedOn) {
      const since = instrument.delistedOn;
      return unavailable('not-covered', `${id} last traded on ${since}; the simulated market has only what trades.`);
    }
    return answered(() => call(instrument));
  };

  const bars = (id: InstrumentId, interval: Interval, asOf: string | undefined): Promise<Answer<ProviderBars>> =>
    ask(id, (instrument) => provider.bars?.({ instrument, interval: baseInterval(interval) }, context), asOf);

  return {
    search: (text, limit) => book.search(text, limit),
    resolve: (text, options) => book.resolve(text, options?.asOf),
    listed: () => Promise.resolve(book.listed()),
    instrument: (id) => book.instrument(id),
    related: async (id) => {
      const instrument = await book.instrument(id);
      return instrument === null ? [] : relatedListings(instrument);
    },
    bars: async (request, options) =>
      cutBars(await bars(request.instrumentId, request.interval, options?.asOf), request, options?.asOf, clock.now()),
    actions: async (id, options) => cutActions(await bars(id, '1d', options?.asOf), options?.asOf),
    fundamentals: async (id, options) =>
      cutFundamentals(
        await ask(id, (instrument) => provider.fundamentals?.(instrument, context), options?.asOf),
        options?.asOf,
      ),
    events: async (id, options) => {
      const listed = await ask(id, (instrument) => provider.events?.(instrument, context), options?.asOf);
      const none = unavailable('not-covered', 'Prices bring no events here.');
      return joinEvents(
        [listed],
        listed.status === 'unavailable' ? await bars(id, '1d', options?.asOf) : none,
        options?.asOf,
      );
    },
    network: async (id, options) => {
      const answer = await ask(id, (instrument) => provider.network?.(instrument, context), options?.asOf);
      return answer.status === 'unavailable' ? [] : [cutNetwork(answer, options?.asOf)];
    },
    news: async (id, options) =>
      cutNews(await ask(id, (instrument) => provider.news?.(instrument, context), options?.asOf), options?.asOf),
    measures: async (id, options) =>
      options?.asOf === undefined
        ? ask(id, (instrument) => provider.measures?.(instrument, context))
        : unavailable('not-covered', 'Figures that sources compute themselves are known for today only.'),
    macro: async (seriesId, options) =>
      cutMacro(await answered(() => provider.macro?.(seriesId, context)), options?.asOf),
    exchangeRates: (base, quote) => answered(() => provider.exchangeRates?.({ base, quote }, context)),
    exchangeRate: async (base, quote, options) => {
      const rates = await answered(() => provider.exchangeRates?.({ base, quote }, context));
      return lastRate(rates, options?.asOf, clock.now());
    },
    quote: async (id, options) => {
      if (options?.asOf === undefined) return ask(id, (instrument) => provider.quote?.(instrument, context));
      const request = { instrumentId: id, interval: '1d', adjustment: 'split' } as const;
      return quoteFromBars(
        cutBars(await bars(id, '1d', options.asOf), request, options.asOf, clock.now()),
        true,
        clock.now(),
      );
    },
  };
}
