import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Quote } from '@plumbline/model/quote';
import { localDate } from '@plumbline/model/time-zone';
import type { Sourced } from '../../provider.ts';
import { zones } from './zone.ts';
import { sourceTitles } from '../../source-titles.ts';

/** Clocks disagree by minutes, not by more. */
const futureToleranceMs = 600_000;

/** Last price as a source gave it. */
export interface LastPrice {
  readonly price: number;
  readonly previousClose: number | null;
  readonly at: number;
}

/** The last price, refused when it is not one: zero, not a number, from the future. */
export function quoteOf(
  instrument: Instrument,
  { price, previousClose, at }: LastPrice,
  publisher: string,
  now: number,
): Quote {
  if (!(price > 0) || !Number.isFinite(price)) {
    throw new PlumblineError('provider-empty', `${publisher} has no last price of ${instrument.id}.`);
  }
  if (!Number.isFinite(at) || at > now + futureToleranceMs) {
    throw new PlumblineError('data-refused', `${publisher} dates the last price of ${instrument.id} in the future.`);
  }
  const known = previousClose !== null && previousClose > 0 ? previousClose : null;
  return {
    instrumentId: instrument.id,
    price,
    previousClose: known,
    currency: instrument.currency,
    at,
    simulated: false,
  };
}

/** Which source a quote came from. */
export interface QuotedBy {
  readonly providerId: string;
  readonly publisher: string;
  readonly symbol: string;
  readonly url: string;
}

export function sourcedQuote(instrument: Instrument, last: LastPrice, by: QuotedBy, askedAt: number): Sourced<Quote> {
  const value = quoteOf(instrument, last, by.publisher, askedAt);
  return {
    value,
    source: {
      id: `${by.providerId}-quote-${by.symbol}`,
      kind: 'prices',
      publisher: by.publisher,
      ...sourceTitles.quote(by.symbol),
      url: by.url,
      retrievedAt: askedAt,
      asOf: localDate(zones[instrument.market], value.at),
      locator: by.symbol,
      simulated: false,
    },
  };
}
