import type { Interval } from '@plumbline/model/bar';
import type { MarketId } from '@plumbline/model/instrument';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long a stored answer stands without asking again. */
export function barsMaxAge(interval: Interval): number {
  return interval === '1d' ? 10 * minuteMs : minuteMs;
}

export function quoteMaxAge(market: MarketId): number {
  return market === 'crypto' ? 15_000 : minuteMs;
}

export const documentMaxAge = {
  actions: 12 * hourMs,
  earnings: 6 * hourMs,
  events: 6 * hourMs,
  filings: 6 * hourMs,
  /** What was filed never changes. */
  filing: Number.POSITIVE_INFINITY,
  fundamentals: 12 * hourMs,
  indexChanges: 24 * hourMs,
  macro: 6 * hourMs,
  measures: hourMs,
  news: 15 * minuteMs,
  network: 6 * hourMs,
  exchangeRates: 6 * hourMs,
  search: 24 * hourMs,
  reference: 24 * hourMs,
} as const;
