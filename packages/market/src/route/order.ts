import type { MarketId } from '@plumbline/model/instrument';

export type Capability = 'bars' | 'quote' | 'fundamentals' | 'events' | 'network' | 'search' | 'reference';

type Order = Readonly<Record<Capability, readonly string[]>>;

/** Who is asked for exchange rates, in order. */
export const rateProviders: readonly string[] = ['yahoo'];

const nobody: Order = {
  bars: [],
  quote: [],
  fundamentals: [],
  events: [],
  network: [],
  search: [],
  reference: [],
};

/**
 * Which provider is asked first, second …, per market and kind of question. A provider that is not set up is passed over.
 * For coins dollars come first: Binance and OKX trade in USDT, so they answer only for instruments that are priced in it.
 * Eastmoney's price server shuts out whole address ranges that ask often, so it comes last; its statements are served elsewhere.
 * The sources of `network` know different things of a coin and are all asked.
 */
export const providerOrder: Readonly<Record<MarketId, Order>> = {
  us: {
    ...nobody,
    bars: ['yahoo', 'tencent'],
    quote: ['yahoo', 'tencent-quote'],
    fundamentals: ['sec'],
    events: ['sec'],
    search: ['yahoo'],
    reference: ['sec'],
  },
  cn: {
    ...nobody,
    bars: ['tencent', 'yahoo', 'sina', 'eastmoney-bars'],
    quote: ['tencent-quote', 'sina-quote', 'yahoo'],
    fundamentals: ['eastmoney'],
    events: ['eastmoney'],
    search: ['yahoo'],
  },
  hk: {
    ...nobody,
    bars: ['yahoo', 'tencent', 'eastmoney-bars'],
    quote: ['tencent-quote', 'yahoo'],
    fundamentals: ['eastmoney'],
    search: ['yahoo'],
  },
  crypto: {
    ...nobody,
    bars: ['coinbase', 'kraken', 'binance', 'okx', 'yahoo'],
    quote: ['coinbase', 'kraken', 'binance', 'okx', 'coingecko', 'yahoo'],
    network: ['coingecko', 'coin-metrics'],
    search: ['coingecko', 'coinbase', 'yahoo'],
  },
};
