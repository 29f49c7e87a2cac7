import { PlumblineError } from '@plumbline/model/errors';
import type { RateHistory } from '@plumbline/model/ports';
import type { CurrencyPair, Sourced } from '../../provider.ts';
import { withoutFloatNoise } from './float-noise.ts';
import { localDateReader } from './local-date.ts';
import type { ChartBody } from './schema.ts';
import { sourceTitles } from '../../source-titles.ts';

/** Yahoo's name of a pair: what one unit of the first buys of the second. */
export function rateSymbol({ base, quote }: CurrencyPair): string {
  return `${base}${quote}=X`;
}

/** Chart answer for a currency pair → one rate a day. The day that is still running has none yet. */
export function normaliseRates(body: ChartBody, pair: CurrencyPair, now: number): Sourced<RateHistory> {
  const symbol = rateSymbol(pair);
  const { error, result } = body.chart;
  if (error !== null && error !== undefined) {
    throw new PlumblineError('not-covered', `Yahoo has no rate ${symbol}: ${error.description ?? error.code}.`);
  }
  const first = result?.[0];
  const closes = first?.indicators.quote[0]?.close;
  const stamps = first?.timestamp;
  if (first === undefined || stamps === undefined || closes === undefined) {
    throw new PlumblineError('provider-empty', `Yahoo answered without a single rate for ${symbol}.`);
  }
  const { meta } = first;
  if (meta.symbol.toUpperCase() !== symbol || meta.currency !== pair.quote) {
    throw new PlumblineError(
      'data-refused',
      `Yahoo was asked for ${symbol} in ${pair.quote} and answered for ${meta.symbol} in ${meta.currency ?? 'no currency'}.`,
    );
  }
  if (closes.length !== stamps.length) {
    throw new PlumblineError('provider-body', `Yahoo answered with columns of different lengths for ${symbol}.`);
  }
  const dateAt = localDateReader(meta.exchangeTimezoneName);
  const today = dateAt(now / 1000);
  const days = new Map<string, number>();
  for (const [at, stamp] of stamps.entries()) {
    const close = closes[at];
    const date = dateAt(stamp);
    if (typeof close === 'number' && close > 0 && date < today) days.set(date, withoutFloatNoise(close));
  }
  const sorted = [...days].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const last = sorted.at(-1);
  if (last === undefined) {
    throw new PlumblineError('provider-empty', `Yahoo answered without a finished day for ${symbol}.`);
  }
  return {
    value: { ...pair, dates: sorted.map(([date]) => date), rates: sorted.map(([, rate]) => rate) },
    source: {
      id: `yahoo-rates-${symbol}`,
      kind: 'prices',
      publisher: 'Yahoo Finance',
      ...sourceTitles.rates(`${pair.base}/${pair.quote}`),
      url: `https://finance.yahoo.com/quote/${encodeURIComponent(symbol)}`,
      retrievedAt: now,
      asOf: last[0],
      locator: symbol,
      simulated: false,
    },
  };
}
