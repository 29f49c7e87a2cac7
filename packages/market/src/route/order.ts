import type { MarketId } from '@plumbline/model/instrument';

/** Kinds of questions about instruments of a market. */
export const capabilities = [
  'bars',
  'quote',
  'quotes',
  'actions',
  'fundamentals',
  'events',
  'filings',
  'earnings',
  'members',
  'indexChanges',
  'measures',
  'news',
  'network',
  'search',
  'reference',
  'funds',
] as const;
export type Capability = (typeof capabilities)[number];

/** Those whose order a user may choose: several sources give the same, and the first that answers is enough. */
export const orderable = ['bars', 'quote', 'fundamentals', 'earnings', 'measures', 'news'] as const;
export type Orderable = (typeof orderable)[number];

type Order = Readonly<Record<Capability, readonly string[]>>;

/** What a user wants asked first, per market and question; what is not named follows in the usual order. */
export type SourcePreference = {
  readonly [M in MarketId]?: { readonly [C in Orderable]?: readonly string[] };
};

/** Who is asked for exchange rates, in order. */
export const rateProviders: readonly string[] = ['yahoo', 'ecb'];

/** Who is asked for series about an economy, in order. */
export const macroProviders: readonly string[] = ['fred', 'yahoo'];

const nobody: Order = {
  bars: [],
  quote: [],
  quotes: [],
  actions: [],
  fundamentals: [],
  events: [],
  filings: [],
  earnings: [],
  members: [],
  indexChanges: [],
  measures: [],
  news: [],
  network: [],
  search: [],
  reference: [],
  funds: [],
};

/**
 * Which provider is asked first, second …, per market and kind of question. A provider that is not set up is passed over.
 * Who enters a key wants it used, so sources with one come first for bars; a free key of Alpha Vantage has a hundred bars and 25
 * questions a day, so it stands behind those with the whole history.
 * For coins dollars come first: Binance and OKX trade in USDT, so they answer only for instruments that are priced in it.
 * Kraken has 720 bars and no more, so it comes last for bars.
 * Eastmoney's price server shuts out whole address ranges that ask often, so it comes last; its statements are served elsewhere.
 * GDELT takes one question in five seconds, so it is the last resort for news.
 * The sources of `network` know different things of a coin and are all asked.
 */
export const providerOrder: Readonly<Record<MarketId, Order>> = {
  us: {
    ...nobody,
    bars: ['massive', 'fmp', 'yahoo', 'alpha-vantage', 'tencent', 'eastmoney-bars'],
    quote: ['yahoo', 'tencent-quote', 'finnhub', 'fmp', 'massive', 'alpha-vantage'],
    quotes: ['tencent-quote', 'yahoo'],
    actions: ['massive', 'yahoo', 'alpha-vantage'],
    fundamentals: ['sec', 'massive', 'fmp', 'yahoo'],
    events: ['sec', 'fred'],
    filings: ['sec', 'finnhub'],
    earnings: ['finnhub', 'fmp', 'yahoo'],
    members: ['fmp', 'finnhub'],
    indexChanges: ['fmp', 'finnhub'],
    measures: ['yahoo', 'finnhub', 'tencent-quote'],
    news: ['yahoo', 'finnhub', 'massive', 'rss', 'feeds', 'gdelt'],
    search: ['yahoo', 'tencent-search', 'eastmoney-search', 'sina-search'],
    reference: ['sec', 'nasdaq-trader'],
    funds: ['sec', 'nasdaq-trader'],
  },
  cn: {
    ...nobody,
    bars: ['tencent', 'yahoo', 'sina', 'tushare', 'alpha-vantage', 'eastmoney-bars'],
    quote: ['tencent-quote', 'sina-quote', 'yahoo', 'alpha-vantage'],
    quotes: ['tencent-quote', 'sina-quote', 'yahoo'],
    actions: ['eastmoney', 'tushare', 'yahoo'],
    fundamentals: ['eastmoney', 'tushare', 'yahoo'],
    events: ['eastmoney', 'tushare'],
    members: ['eastmoney', 'sina-list'],
    indexChanges: ['tushare', 'sina-list'],
    measures: ['tencent-quote', 'yahoo'],
    news: ['yahoo', 'rss', 'feeds', 'gdelt'],
    search: ['tencent-search', 'eastmoney-search', 'sina-search', 'yahoo'],
    reference: ['eastmoney', 'yahoo'],
  },
  hk: {
    ...nobody,
    bars: ['yahoo', 'tencent', 'tushare', 'eastmoney-bars'],
    quote: ['tencent-quote', 'yahoo'],
    quotes: ['tencent-quote', 'yahoo'],
    actions: ['yahoo', 'eastmoney'],
    fundamentals: ['eastmoney', 'yahoo'],
    earnings: ['yahoo', 'fmp'],
    measures: ['tencent-quote', 'yahoo'],
    news: ['yahoo', 'rss', 'feeds', 'gdelt'],
    search: ['tencent-search', 'yahoo', 'eastmoney-search', 'sina-search'],
    reference: ['eastmoney', 'tencent-list', 'sina-list', 'yahoo'],
  },
  crypto: {
    ...nobody,
    bars: ['coinbase', 'yahoo', 'binance', 'okx', 'kraken'],
    quote: ['coinbase', 'kraken', 'binance', 'okx', 'coingecko', 'yahoo'],
    news: ['yahoo', 'rss', 'feeds', 'gdelt'],
    network: ['coingecko', 'coin-metrics'],
    search: ['coingecko', 'coinbase', 'yahoo'],
  },
};

function isOrderable(capability: Capability): capability is Orderable {
  return (orderable as readonly Capability[]).includes(capability);
}

/** Who is asked, in order: first what the user put first, then everybody else as usual. */
export function orderOf(preferred: SourcePreference, market: MarketId, capability: Capability): readonly string[] {
  const usual = providerOrder[market][capability];
  if (!isOrderable(capability)) return usual;
  const wanted = (preferred[market]?.[capability] ?? []).filter((id) => usual.includes(id));
  return [...wanted, ...usual.filter((id) => !wanted.includes(id))];
}
