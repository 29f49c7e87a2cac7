import type { Interval } from '@plumbline/model/bar';
import { timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';

const dayS = 86_400;

/** Yahoo's name of an interval and how many days back it answers at that interval; null = to the first trade. */
const intervals: Partial<Record<Interval, readonly [name: string, days: number | null]>> = {
  '1m': ['1m', 7],
  '5m': ['5m', 59],
  '15m': ['15m', 59],
  '1h': ['60m', 729],
  '1d': ['1d', null],
};

/**
 * History of one symbol. Explicit dates, because `range=max` silently answers with monthly bars;
 * the end is rounded up to a full day so that equal questions have equal addresses.
 */
export function chartUrl(base: string, symbol: string, interval: Interval, now: number, from?: string): string {
  const known = intervals[interval];
  if (known === undefined) {
    throw new PlumblineError(
      'not-covered',
      `Yahoo bars of interval ${interval} are made from daily ones, not asked for.`,
    );
  }
  const [name, days] = known;
  const end = (Math.floor(now / 1000 / dayS) + 1) * dayS;
  const oldest = days === null ? 0 : end - days * dayS;
  const start = from === undefined ? oldest : Math.max(oldest, timeOf(from) / 1000);
  const query = new URLSearchParams({
    period1: String(start),
    period2: String(end),
    interval: name,
    events: 'div|split',
    includePrePost: 'false',
    lang: 'en-US',
    region: 'US',
  });
  return `${base}/v8/finance/chart/${encodeURIComponent(symbol)}?${query.toString()}`;
}

/** The running day: its meta block holds the last price and the close before. */
export function quoteUrl(base: string, symbol: string): string {
  const query = new URLSearchParams({
    range: '1d',
    interval: '1d',
    includePrePost: 'false',
    lang: 'en-US',
    region: 'US',
  });
  return `${base}/v8/finance/chart/${encodeURIComponent(symbol)}?${query.toString()}`;
}

/** Names and headlines come from one address; each is asked for alone. */
export function searchUrl(base: string, text: string, wanted: 'names' | 'news'): string {
  const query = new URLSearchParams({
    q: text,
    quotesCount: wanted === 'names' ? '10' : '0',
    newsCount: wanted === 'news' ? '20' : '0',
    enableFuzzyQuery: 'false',
    lang: 'en-US',
    region: 'US',
  });
  return `${base}/v1/finance/search?${query.toString()}`;
}

/** Yearly and quarterly figures since 2016; Yahoo gives the newest four or five of them. */
export function seriesUrl(base: string, symbol: string, types: readonly string[], now: number): string {
  const query = new URLSearchParams({
    type: types.join(','),
    period1: String(timeOf('2016-01-01') / 1000),
    period2: String((Math.floor(now / 1000 / dayS) + 1) * dayS),
    lang: 'en-US',
    region: 'US',
  });
  return `${base}/ws/fundamentals-timeseries/v1/finance/timeseries/${encodeURIComponent(symbol)}?${query.toString()}`;
}
