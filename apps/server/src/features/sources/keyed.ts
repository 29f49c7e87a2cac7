/** Sources that want a key of their own, or are more generous with one, and where such a key is had. */
export const keyedSources = [
  { id: 'massive', title: 'Massive', variable: 'MASSIVE_API_KEY', site: 'https://massive.com/dashboard' },
  {
    id: 'fmp',
    title: 'Financial Modeling Prep',
    variable: 'FMP_API_KEY',
    site: 'https://site.financialmodelingprep.com',
  },
  { id: 'finnhub', title: 'Finnhub', variable: 'FINNHUB_API_KEY', site: 'https://finnhub.io/dashboard' },
  {
    id: 'alpha-vantage',
    title: 'Alpha Vantage',
    variable: 'ALPHA_VANTAGE_API_KEY',
    site: 'https://www.alphavantage.co/support/#api-key',
  },
  { id: 'tushare', title: 'Tushare', variable: 'TUSHARE_TOKEN', site: 'https://tushare.pro' },
  { id: 'fred', title: 'FRED', variable: 'FRED_API_KEY', site: 'https://fredaccount.stlouisfed.org/apikeys' },
  {
    id: 'coingecko',
    title: 'CoinGecko',
    variable: 'COINGECKO_API_KEY',
    site: 'https://www.coingecko.com/en/developers/dashboard',
  },
] as const;

/** Those that answer without a key as well, if more slowly. */
export const keyOptional: ReadonlySet<string> = new Set(['coingecko']);

export type KeyedSource = (typeof keyedSources)[number];
export type KeyedSourceId = KeyedSource['id'];

export function keyedSource(id: string): KeyedSource | null {
  return keyedSources.find((source) => source.id === id) ?? null;
}
