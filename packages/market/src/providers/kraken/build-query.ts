import type { Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';

/** As many bars as there are in an answer, always the newest; older ones cannot be had. */
export const krakenPage = 720;

/** In minutes. Kraken's weeks start on Thursdays and its months are fifteen days. */
const minutes: Partial<Record<Interval, number>> = { '1m': 1, '5m': 5, '15m': 15, '1h': 60, '1d': 1_440 };

export function ohlcUrl(base: string, symbol: string, interval: Interval): string {
  const length = minutes[interval];
  if (length === undefined) {
    throw new PlumblineError('not-covered', `Kraken has no ${interval} bars of UTC; they are made from daily ones.`);
  }
  return `${base}/0/public/OHLC?${new URLSearchParams({ pair: symbol, interval: String(length) }).toString()}`;
}

export function tradesUrl(base: string, symbol: string): string {
  return `${base}/0/public/Trades?${new URLSearchParams({ pair: symbol, count: '1' }).toString()}`;
}

export function timeUrl(base: string): string {
  return `${base}/0/public/Time`;
}
