import type { Answer, DataRequestOptions, MarketDataPort } from '@plumbline/model/ports';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import {
  baseInterval,
  cutActions,
  cutBars,
  cutFundamentals,
  cutNetwork,
  joinEvents,
  quoteFromBars,
  unavailable,
} from './cut-answer.ts';
import type { InstrumentBook } from './instrument-book.ts';
import { lastRate } from './last-rate.ts';
import type { Questions } from './questions.ts';

/** A question nobody waits for any more need not be asked; one already under way is shared and runs on. */
function throwIfCancelled(options: DataRequestOptions | undefined): void {
  if (options?.signal?.aborted === true) throw new PlumblineError('cancelled', 'The request was called off.');
}

/** Real data only: from providers, or from the store with its age. The simulated market never shows through here. */
export function createLivePort(book: InstrumentBook, questions: Questions, clock: Clock): MarketDataPort {
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

  const lastClose = async (instrument: Instrument, asOf: string | undefined) => {
    const request = { instrumentId: instrument.id, interval: '1d', adjustment: 'split' } as const;
    return quoteFromBars(cutBars(await questions.bars(instrument, '1d'), request, asOf, clock.now()), false);
  };

  return {
    search: (text, limit) => book.search(text, limit),
    resolve: (text) => book.resolve(text),
    instrument: (id) => book.instrument(id),
    bars: (request, options) =>
      about(request.instrumentId, options, async (instrument) =>
        cutBars(await questions.bars(instrument, baseInterval(request.interval)), request, options?.asOf, clock.now()),
      ),
    actions: (id, options) =>
      about(id, options, async (instrument) => cutActions(await questions.bars(instrument, '1d'), options?.asOf)),
    fundamentals: (id, options) =>
      about(id, options, async (instrument) => {
        if (instrument.kind !== 'stock') return unavailable('not-covered', 'Only companies publish statements.');
        return cutFundamentals(await questions.fundamentals(instrument), options?.asOf);
      }),
    events: (id, options) =>
      about(id, options, async (instrument) => {
        const [listed, bars] = await Promise.all([questions.events(instrument), questions.bars(instrument, '1d')]);
        return joinEvents(listed, bars, options?.asOf);
      }),
    network: async (id, options) => {
      throwIfCancelled(options);
      const instrument = await book.instrument(id);
      const answers = instrument === null ? [] : await questions.network(instrument);
      return answers.map((answer) => cutNetwork(answer, options?.asOf));
    },
    exchangeRate: async (base, quote, options) => {
      throwIfCancelled(options);
      return lastRate(await questions.exchangeRates({ base, quote }), options?.asOf, clock.now());
    },
    quote: (id, options) =>
      about(id, options, async (instrument) => {
        if (options?.asOf !== undefined) return lastClose(instrument, options.asOf);
        const quote = await questions.quote(instrument);
        return quote.status === 'unavailable'
          ? withEarlierAttempts(quote, await lastClose(instrument, undefined))
          : quote;
      }),
  };
}

function withEarlierAttempts<T>(first: Answer<T>, second: Answer<T>): Answer<T> {
  return { ...second, attempts: [...first.attempts, ...second.attempts] };
}
