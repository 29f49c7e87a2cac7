import type { Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import { barMs } from '../venue/bar-time.ts';
import type { Span, Window } from '../venue/span.ts';

/** As many bars as may be asked for at once; more are refused with 400. */
export const coinbasePage = 300;

const names: Partial<Record<Interval, string>> = {
  '1m': 'ONE_MINUTE',
  '5m': 'FIVE_MINUTE',
  '15m': 'FIFTEEN_MINUTE',
  '1h': 'ONE_HOUR',
  '1d': 'ONE_DAY',
};

/** The window of one page that ends before an instant, on whole bars so that equal questions have equal addresses. */
export function windowBefore(interval: Interval, before: number, bars = coinbasePage): Window {
  const step = barMs(interval);
  const next = Math.ceil(before / step) * step;
  return { start: next - bars * step, end: next - step };
}

/** All windows of a span, newest first. */
export function windowsOf(interval: Interval, { start, end }: Span): readonly Window[] {
  const windows: Window[] = [];
  for (let before = end; before > start; before = windows.at(-1)?.start ?? start)
    windows.push(windowBefore(interval, before));
  return windows;
}

export function candlesUrl(base: string, symbol: string, interval: Interval, { start, end }: Window): string {
  const name = names[interval];
  if (name === undefined) {
    throw new PlumblineError('not-covered', `Coinbase has no ${interval} bars; they are made from daily ones.`);
  }
  const query = new URLSearchParams({ start: String(start / 1000), end: String(end / 1000), granularity: name });
  return `${productUrl(base, symbol)}/candles?${query.toString()}`;
}

export function tradesUrl(base: string, symbol: string): string {
  return `${productUrl(base, symbol)}/ticker?limit=1`;
}

export function productUrl(base: string, symbol: string): string {
  return `${base}/api/v3/brokerage/market/products/${encodeURIComponent(symbol)}`;
}

export function timeUrl(base: string): string {
  return `${base}/api/v3/brokerage/time`;
}
