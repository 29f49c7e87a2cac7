import type { SourceInterval } from '@plumbline/model/bar';

/** As many bars as one answer holds. */
export const binancePage = 1_000;

const names: Readonly<Record<SourceInterval, string>> = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '1h': '1h',
  '1d': '1d',
  '1w': '1w',
  '1mo': '1M',
};

/** The newest bars that started before an instant. Days, weeks (from Monday) and months are those of UTC unless a zone is named. */
export function klinesUrl(
  base: string,
  symbol: string,
  interval: SourceInterval,
  before: number,
  limit = binancePage,
): string {
  const query = new URLSearchParams({
    symbol,
    interval: names[interval],
    endTime: String(before - 1),
    limit: String(limit),
  });
  return `${base}/api/v3/klines?${query.toString()}`;
}

export function tickerUrl(base: string, symbol: string): string {
  return `${base}/api/v3/ticker/24hr?${new URLSearchParams({ symbol }).toString()}`;
}

export function pingUrl(base: string): string {
  return `${base}/api/v3/ping`;
}
