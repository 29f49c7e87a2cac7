/** As far back as the free tier answers; a day more is refused with 401. */
const freeDays = 365;

export function marketsUrl(base: string, coinId: string): string {
  const query = new URLSearchParams({ vs_currency: 'usd', ids: coinId, precision: 'full' });
  return `${base}/coins/markets?${query.toString()}`;
}

export function chartUrl(base: string, coinId: string): string {
  const query = new URLSearchParams({
    vs_currency: 'usd',
    days: String(freeDays),
    interval: 'daily',
    precision: 'full',
  });
  return `${base}/coins/${encodeURIComponent(coinId)}/market_chart?${query.toString()}`;
}

export function searchUrl(base: string, text: string): string {
  return `${base}/search?${new URLSearchParams({ query: text }).toString()}`;
}

export function pingUrl(base: string): string {
  return `${base}/ping`;
}
