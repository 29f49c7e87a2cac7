import type { Clock } from '@plumbline/model/ports';
import type { MarketData } from '@plumbline/market/route/market-data';
import type { MarketStore } from '@plumbline/market/store/market-store';
import type { Env } from './env.ts';

interface WireOptions {
  readonly env: Env;
  readonly clock: Clock;
  readonly store: MarketStore;
}

/**
 * Joins the providers, the simulated market and the store into the market data of this process. The only file that
 * knows providers; everything is loaded here and on first need, so that the server listens before it.
 */
export async function wireMarketData({ env, clock, store }: WireOptions): Promise<MarketData> {
  const [{ createMarketData }, { yahooProvider }, { secProvider }, { simulatedMarket }] = await Promise.all([
    import('@plumbline/market/route/market-data'),
    import('@plumbline/market/providers/yahoo'),
    import('@plumbline/market/providers/sec'),
    import('@plumbline/market/simulated/simulated-market'),
  ]);
  const simulated = simulatedMarket({ seed: env.SEED, clock });
  const providers = [
    yahooProvider(env.YAHOO_URL === null ? {} : { yahooUrl: env.YAHOO_URL }),
    secProvider({
      ...(env.SEC_URL !== null && { secUrl: env.SEC_URL }),
      ...(env.SEC_USER_AGENT !== null && { secUserAgent: env.SEC_USER_AGENT }),
    }),
  ];
  return createMarketData({ mode: env.DATA_MODE, providers, simulated, store, clock, fetch });
}

/** The same, once, when it is first asked for. */
export function lazyMarketData(options: WireOptions): () => Promise<MarketData> {
  let made: Promise<MarketData> | null = null;
  return () => (made ??= wireMarketData(options));
}
