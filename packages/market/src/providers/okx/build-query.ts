import type { SourceInterval } from '@plumbline/model/bar';
import { barMs } from '../venue/bar-time.ts';

/** As many bars as one answer holds. */
export const okxPage = 300;

/** The plain endpoint knows this many bars back; older ones are served by the history endpoint, which leaves the running bar out. */
const recentBars = 1_440;

/** Without `utc` days, weeks and months start at midnight in Hong Kong. */
const names: Readonly<Record<SourceInterval, string>> = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '1h': '1H',
  '1d': '1Dutc',
  '1w': '1Wutc',
  '1mo': '1Mutc',
};

/** The newest bars that started before an instant (`after`, in OKX's words: further on in the list). */
export function candlesUrl(
  base: string,
  symbol: string,
  interval: SourceInterval,
  before: number,
  now: number,
  limit = okxPage,
): string {
  const isRecent = before - limit * barMs(interval) > now - recentBars * barMs(interval);
  const query = new URLSearchParams({
    instId: symbol,
    bar: names[interval],
    after: String(before),
    limit: String(limit),
  });
  return `${base}/api/v5/market/${isRecent ? 'candles' : 'history-candles'}?${query.toString()}`;
}

export function tickerUrl(base: string, symbol: string): string {
  return `${base}/api/v5/market/ticker?${new URLSearchParams({ instId: symbol }).toString()}`;
}

export function timeUrl(base: string): string {
  return `${base}/api/v5/public/time`;
}
