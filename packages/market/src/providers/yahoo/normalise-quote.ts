import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Quote } from '@plumbline/model/quote';
import type { Sourced } from '../../provider.ts';
import { withoutFloatNoise } from './float-noise.ts';
import { resultOf } from './normalise-bars.ts';
import type { ChartBody } from './schema.ts';
import { sourceTitles } from '../../source-titles.ts';

function positive(value: number | null | undefined): number | null {
  return typeof value === 'number' && value > 0 ? withoutFloatNoise(value) : null;
}

/** Chart answer for the running day → last price with the close before. */
export function normaliseQuote(body: ChartBody, instrument: Instrument, symbol: string, now: number): Sourced<Quote> {
  const { meta } = resultOf(body, instrument, symbol);
  const price = positive(meta.regularMarketPrice);
  const seconds = meta.regularMarketTime;
  if (price === null || typeof seconds !== 'number') {
    throw new PlumblineError('provider-empty', `Yahoo answered without a last price for ${symbol}.`);
  }
  const at = seconds * 1000;
  return {
    value: {
      instrumentId: instrument.id,
      price,
      previousClose: positive(meta.chartPreviousClose),
      currency: instrument.currency,
      at,
      simulated: false,
    },
    source: {
      id: `yahoo-quote-${symbol}`,
      kind: 'prices',
      publisher: 'Yahoo Finance',
      ...sourceTitles.quote(symbol),
      url: `https://finance.yahoo.com/quote/${encodeURIComponent(symbol)}`,
      retrievedAt: now,
      asOf: dateOf(at),
      locator: symbol,
      simulated: false,
    },
  };
}
