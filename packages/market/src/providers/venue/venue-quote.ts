import { dateOf, dayMs, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Quote } from '@plumbline/model/quote';
import type { Sourced } from '../../provider.ts';
import type { VenueMarket } from './venue-bars.ts';
import type { VenueRow } from './venue-row.ts';
import { sourceTitles } from '../../source-titles.ts';

/** Clocks disagree by minutes, not by more. */
const futureToleranceMs = 600_000;

/** The last trade as the venue gave it. */
export interface LastTrade {
  readonly price: number;
  readonly at: number;
}

/**
 * Last trade and the close of the UTC day before it. A venue's own "previous close" is the price 24 hours ago, which is
 * another figure; so the close is taken from the daily bar of that day, and is unknown without one.
 */
export function venueQuote(
  { price, at }: LastTrade,
  daily: readonly VenueRow[],
  instrument: Instrument,
  market: VenueMarket,
  askedAt: number,
): Sourced<Quote> {
  const { publisher, symbol, currency } = market;
  if (!(price > 0)) throw new PlumblineError('data-refused', `${publisher} gives ${price} as the price of ${symbol}.`);
  if (at > askedAt + futureToleranceMs) {
    throw new PlumblineError('data-refused', `${publisher} dates the last trade of ${symbol} in the future.`);
  }
  const dayBefore = timeOf(dateOf(at)) - dayMs;
  const previousClose = daily.find((row) => row.time === dayBefore && !row.isUnfinished)?.close ?? null;
  return {
    value: { instrumentId: instrument.id, price, previousClose, currency, at, simulated: false },
    source: {
      id: `${market.providerId}-quote-${symbol}`,
      kind: 'prices',
      publisher,
      ...sourceTitles.quoteIn(symbol, currency),
      url: market.url,
      retrievedAt: askedAt,
      asOf: dateOf(at),
      locator: symbol,
      simulated: false,
      ...(market.notes.length === 0 ? {} : { notes: market.notes }),
    },
  };
}
