import type { Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { Answer, Clock, DataRequestOptions, MarketDataPort } from '@plumbline/model/ports';
import type { ProviderBars } from '../provider.ts';
import { relatedListings } from '../resolve/related-listings.ts';
import { baseInterval, isComposed } from '../adjust/bar-periods.ts';
import { calendarLists } from './calendar-lists.ts';
import { crossCheck } from './cross-check.ts';
import {
  cutActions,
  cutBars,
  cutFilings,
  cutFundamentals,
  cutMacro,
  cutNetwork,
  cutNews,
  joinEvents,
  quoteFromBars,
  unavailable,
  withActions,
} from './cut-answer.ts';
import type { InstrumentDirectory } from './instrument-directory.ts';
import { lastRate } from './last-rate.ts';
import type { Questions } from './questions.ts';

/** A question nobody waits for any more need not be asked; one already under way is shared and runs on. */
function throwIfCancelled(options: DataRequestOptions | undefined): void {
  if (options?.signal?.aborted === true) throw new PlumblineError('cancelled', 'The request was called off.');
}

/** Real data only: from providers, or from the store with its age. The simulated market never shows through here. */
export function createLivePort(
  book: InstrumentDirectory,
  questions: Questions,
  traded: NonNullable<MarketDataPort['traded']>,
  clock: Clock,
): MarketDataPort {
  const about = async <T>(
    id: InstrumentId,
    options: DataRequestOptions | undefined,
    ask: (instrument: Instrument) => Promise<Answer<T>>,
  ): Promise<Answer<T>> => {
    throwIfCancelled(options);
    const instrument = await book.instrument(id);
    if (instrument === null) return unavailable('unknown-instrument', `${id} is not a known instrument.`);
    const answer = await ask(instrument);
    throwIfCancelled(options);
    return answer;
  };

  /** Daily bars with dividends and splits, from a second source where the first knows none. */
  const dailyBars = async (instrument: Instrument): Promise<Answer<ProviderBars>> => {
    const bars = await questions.bars(instrument, '1d');
    const lacks = bars.status !== 'unavailable' && bars.value.lacksActions === true;
    return lacks ? withActions(bars, await questions.actions(instrument)) : bars;
  };
  const barsOf = async (instrument: Instrument, interval: Interval): Promise<Answer<ProviderBars>> => {
    const file = isComposed(interval) ? await questions.keptBars(instrument, interval) : null;
    if (file !== null) {
      const reason = `These bars of ${interval} came from a file: no source is asked for this size.`;
      const { source, storedAt } = file;
      return { status: 'stale', value: file, source, ageMs: clock.now() - storedAt, reason, attempts: [] };
    }
    const base = baseInterval(interval);
    return base === '1d' ? dailyBars(instrument) : questions.bars(instrument, base);
  };

  const lastClose = async (instrument: Instrument, asOf: string | undefined) => {
    const request = { instrumentId: instrument.id, interval: '1d', adjustment: 'split' } as const;
    return quoteFromBars(cutBars(await dailyBars(instrument), request, asOf, clock.now()), false, clock.now());
  };

  return {
    search: (text, limit) => book.search(text, limit),
    resolve: (text, options) => book.resolve(text, options?.asOf),
    listed: () => Promise.resolve(book.listed()),
    instrument: (id) => book.instrument(id),
    related: async (id) => {
      const instrument = await book.instrument(id);
      return instrument === null ? [] : relatedListings(instrument);
    },
    bars: (request, options) =>
      about(request.instrumentId, options, async (instrument) =>
        cutBars(await barsOf(instrument, request.interval), request, options?.asOf, clock.now()),
      ),
    actions: (id, options) =>
      about(id, options, async (instrument) => cutActions(await dailyBars(instrument), options?.asOf)),
    fundamentals: (id, options) =>
      about(id, options, async (instrument) => {
        if (instrument.kind !== 'stock') return unavailable('not-covered', 'Only companies publish statements.');
        return cutFundamentals(await questions.fundamentals(instrument), options?.asOf);
      }),
    events: (id, options) =>
      about(id, options, async (instrument) => {
        const [listed, earnings, bars, lists] = await Promise.all([
          questions.events(instrument),
          questions.earnings(instrument),
          dailyBars(instrument),
          calendarLists(instrument, book, questions, { asOf: options?.asOf, now: clock.now() }),
        ]);
        return joinEvents([listed, earnings, ...lists], bars, options?.asOf);
      }),
    filings: (id, options) =>
      about(id, options, async (instrument) => cutFilings(await questions.filings(instrument), options?.asOf)),
    filing: (filing) => questions.filing(filing),
    network: async (id, options) => {
      throwIfCancelled(options);
      const instrument = await book.instrument(id);
      const answers = instrument === null ? [] : await questions.network(instrument);
      return answers.map((answer) => cutNetwork(answer, options?.asOf));
    },
    news: (id, options) =>
      about(id, options, async (instrument) => cutNews(await questions.news(instrument), options?.asOf)),
    measures: (id, options) =>
      about(id, options, async (instrument) =>
        options?.asOf === undefined
          ? questions.measures(instrument)
          : unavailable('not-covered', 'Figures that sources compute themselves are known for today only.'),
      ),
    macro: async (seriesId, options) => {
      throwIfCancelled(options);
      return cutMacro(await questions.macro(seriesId), options?.asOf);
    },
    exchangeRates: (base, quote) => questions.exchangeRates({ base, quote }),
    exchangeRate: async (base, quote, options) => {
      throwIfCancelled(options);
      return lastRate(await questions.exchangeRates({ base, quote }), options?.asOf, clock.now());
    },
    traded,
    members: (id) => about(id, undefined, (index) => questions.members(index)),
    quotes: (market, instruments) => questions.quotes(market, instruments),
    quote: (id, options) =>
      about(id, options, async (instrument) => {
        if (options?.asOf !== undefined) return lastClose(instrument, options.asOf);
        const quote = await questions.quote(instrument);
        if (quote.status === 'unavailable') return withEarlierAttempts(quote, await lastClose(instrument, undefined));
        const note = crossCheck(instrument, quote.value, quote.source, await questions.keptBars(instrument));
        if (note === null) return quote;
        return { ...quote, source: { ...quote.source, notes: [...(quote.source.notes ?? []), note] } };
      }),
  };
}

function withEarlierAttempts<T>(first: Answer<T>, second: Answer<T>): Answer<T> {
  return { ...second, attempts: [...first.attempts, ...second.attempts] };
}
