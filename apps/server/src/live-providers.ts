import type { Provider } from '@plumbline/market/provider';
import type { UnusedProvider } from '@plumbline/market/route/market-data';
import type { Env } from './env.ts';

export interface LiveProviders {
  readonly providers: readonly Provider[];
  /** What could be had with a setting that is missing. */
  readonly unused: readonly UnusedProvider[];
}

/** Every source of real data that this configuration allows. The only file that knows providers; in no order. */
export async function loadLiveProviders(env: Env): Promise<LiveProviders> {
  const [yahoo, sec, coinbase, kraken, binance, okx, coingecko, coinMetrics] = await Promise.all([
    import('@plumbline/market/providers/yahoo'),
    import('@plumbline/market/providers/sec'),
    import('@plumbline/market/providers/coinbase'),
    import('@plumbline/market/providers/kraken'),
    import('@plumbline/market/providers/binance'),
    import('@plumbline/market/providers/okx'),
    import('@plumbline/market/providers/coingecko'),
    import('@plumbline/market/providers/coin-metrics'),
  ]);
  const onChain = coinMetrics.coinMetricsProvider({
    ...(env.COIN_METRICS_URL !== null && { coinMetricsUrl: env.COIN_METRICS_URL }),
  });
  const filings = sec.secProvider({
    ...(env.SEC_URL !== null && { secUrl: env.SEC_URL }),
    ...(env.SEC_USER_AGENT !== null && { secUserAgent: env.SEC_USER_AGENT }),
  });
  return choose([
    { provider: yahoo.yahooProvider(env.YAHOO_URL === null ? {} : { yahooUrl: env.YAHOO_URL }) },
    {
      provider: filings,
      missing:
        env.SEC_USER_AGENT === null && env.SEC_URL === null
          ? 'The SEC serves only callers who say who they are: set SEC_USER_AGENT to a name and an e-mail address.'
          : null,
    },
    { provider: coinbase.coinbaseProvider(env.COINBASE_URL === null ? {} : { coinbaseUrl: env.COINBASE_URL }) },
    { provider: kraken.krakenProvider(env.KRAKEN_URL === null ? {} : { krakenUrl: env.KRAKEN_URL }) },
    { provider: binance.binanceProvider(env.BINANCE_URL === null ? {} : { binanceUrl: env.BINANCE_URL }) },
    { provider: okx.okxProvider(env.OKX_URL === null ? {} : { okxUrl: env.OKX_URL }) },
    {
      provider: coingecko.coingeckoProvider({
        ...(env.COINGECKO_URL !== null && { coingeckoUrl: env.COINGECKO_URL }),
        ...(env.COINGECKO_API_KEY !== null && { coingeckoKey: env.COINGECKO_API_KEY }),
      }),
    },
    {
      provider: onChain,
      missing:
        env.COIN_METRICS === 'off' ? 'Set COIN_METRICS=on if your use is not commercial (licence CC BY-NC 4.0).' : null,
    },
  ]);
}

interface Candidate {
  readonly provider: Provider;
  /** What to set before it may be asked; null or absent = nothing. */
  readonly missing?: string | null;
}

function choose(candidates: readonly Candidate[]): LiveProviders {
  const isReady = ({ missing }: Candidate): boolean => missing === null || missing === undefined;
  return {
    providers: candidates.filter(isReady).map(({ provider }) => provider),
    unused: candidates.flatMap(({ provider: { id, title, markets }, missing }) =>
      missing === null || missing === undefined ? [] : [{ id, title, markets, advice: missing }],
    ),
  };
}
