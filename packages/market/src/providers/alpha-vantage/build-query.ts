import type { Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { codeOf, isIndex, venueOf } from '@plumbline/model/instrument';

const suffixes = { SH: '.SHH', SZ: '.SHZ' } as const;

/** `AAPL`, `BRK-B`, `600519.SHH`, `300750.SHZ`; other exchanges and indices are not served. */
export function alphaVantageSymbol({ id }: Instrument): string {
  const venue = venueOf(id);
  if (!isIndex(id) && venue === 'US') return codeOf(id).replace('.', '-');
  if (!isIndex(id) && (venue === 'SH' || venue === 'SZ')) return `${codeOf(id)}${suffixes[venue]}`;
  throw new PlumblineError('not-covered', `Alpha Vantage does not list ${id}.`);
}

const intraday: Partial<Record<Interval, string>> = { '1m': '1min', '5m': '5min', '15m': '15min', '1h': '60min' };

/** The field of the answer that holds the bars. */
export function seriesField(interval: Interval): string {
  const name = interval === '1d' ? 'Daily' : intraday[interval];
  if (name === undefined) throw new PlumblineError('not-covered', `Alpha Vantage has no bars of interval ${interval}.`);
  return `Time Series (${name})`;
}

/** `compact` is the last hundred bars, `full` twenty years or thirty days. */
export type OutputSize = 'compact' | 'full';

export function barsUrl(base: string, symbol: string, interval: Interval, size: OutputSize, key: string): string {
  const name = intraday[interval];
  const query = new URLSearchParams({
    ...(name === undefined
      ? { function: 'TIME_SERIES_DAILY' }
      : { function: 'TIME_SERIES_INTRADAY', interval: name, adjusted: 'false', extended_hours: 'false' }),
    symbol,
    outputsize: size,
    apikey: key,
  });
  return `${base}/query?${query.toString()}`;
}

export function functionUrl(
  base: string,
  name: 'DIVIDENDS' | 'SPLITS' | 'GLOBAL_QUOTE',
  symbol: string,
  key: string,
): string {
  return `${base}/query?${new URLSearchParams({ function: name, symbol, apikey: key }).toString()}`;
}
