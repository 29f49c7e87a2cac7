/** The fields of the free tier; realised cap is not among them and is derived. */
export const fields = ['PriceUSD', 'CapMrktCurUSD', 'CapMVRVCur', 'AdrActCnt', 'TxCnt', 'SplyCur'] as const;
export type Field = (typeof fields)[number];

/** Ten thousand days are 27 years. */
const pageSize = 10_000;

/**
 * Daily figures of one asset from its first day. Fields that an asset lacks or that are not free are left out of the answer instead
 * of spoiling it. Pages are asked for by their token and never by the address in the answer, which could lead anywhere.
 */
export function metricsUrl(base: string, asset: string, token: string | null): string {
  const query = new URLSearchParams({
    assets: asset,
    metrics: fields.join(','),
    frequency: '1d',
    page_size: String(pageSize),
    paging_from: 'start',
    ignore_forbidden_errors: 'true',
    ignore_unsupported_errors: 'true',
    ...(token === null ? {} : { next_page_token: token }),
  });
  return `${base}/timeseries/asset-metrics?${query.toString()}`;
}

/** One day of bitcoin's price. */
export function probeUrl(base: string): string {
  const query = new URLSearchParams({ assets: 'btc', metrics: 'PriceUSD', frequency: '1d', page_size: '1' });
  return `${base}/timeseries/asset-metrics?${query.toString()}`;
}
