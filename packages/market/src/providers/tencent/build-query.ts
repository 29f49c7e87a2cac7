import type { Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { MarketId } from '@plumbline/model/instrument';

/** Rows of one answer; more than these are never given. */
export const klinePage = 2_000;
export const minutePage = 800;

/** Each market has its own path; asked under another one a symbol comes back as `param error`. */
const paths: Readonly<Record<Exclude<MarketId, 'crypto'>, string>> = {
  cn: 'fqkline',
  hk: 'hkfqkline',
  us: 'usfqkline',
};

const dayNames: Partial<Record<Interval, string>> = { '1d': 'day', '1w': 'week', '1mo': 'month' };
const minuteNames: Partial<Record<Interval, string>> = { '1m': 'm1', '5m': 'm5', '15m': 'm15', '1h': 'm60' };

/** Tencent's name of an interval, which is also the name of the list in the answer. */
export function listName(interval: Interval): string {
  const name = dayNames[interval] ?? minuteNames[interval];
  if (name === undefined) throw new PlumblineError('not-covered', `Tencent has no bars of interval ${interval}.`);
  return name;
}

/** `qfq` restates the past to today's shares, `hfq` the present to the first day's; without either prices are as traded. */
export type TencentAdjustment = 'qfq' | 'hfq' | '';

/** Days, weeks or months up to and including `end`. The end must not lie in the future, or the answer is empty. */
export function klineUrl(
  base: string,
  market: MarketId,
  symbol: string,
  interval: Interval,
  end: string,
  adjustment: TencentAdjustment = '',
): string {
  if (market === 'crypto') throw new PlumblineError('not-covered', 'Tencent lists no coins.');
  const param = [symbol, listName(interval), '', end, klinePage, adjustment].join(',');
  return `${base}/appstock/app/${paths[market]}/get?${new URLSearchParams({ param }).toString()}`;
}

/** The last minutes of the running sessions; only the mainland is served. */
export function minuteUrl(base: string, symbol: string, interval: Interval): string {
  const param = [symbol, listName(interval), '', minutePage].join(',');
  return `${base}/appstock/app/kline/mkline?${new URLSearchParams({ param }).toString()}`;
}

/** Many at once: the answer has one variable per symbol. */
export function quotesUrl(base: string, symbols: readonly string[]): string {
  return `${base}/q=${symbols.map((symbol) => encodeURIComponent(symbol)).join(',')}`;
}
