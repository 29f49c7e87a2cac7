import type { Clock } from '@plumbline/model/ports';
import type { CompanyFacts } from '@plumbline/market/providers/sec/read-company-facts';
import type { MarketData } from '@plumbline/market/route/market-data';
import type { Provider } from '@plumbline/market/provider';
import type { MarketStore } from '@plumbline/market/store/market-store';
import type { Env } from './env.ts';
import type { LiveProviders } from './live-providers.ts';
import type { SourceChoices } from './features/sources/service.ts';
import { createWideFetch, usualAgent } from './platform/outbound/wide-fetch.ts';

interface WireOptions {
  readonly env: Env;
  readonly clock: Clock;
  readonly store: MarketStore;
  /** What people chose about sources; the environment alone unless it is given. */
  readonly choices?: SourceChoices;
  /** The simulated market; made in this thread unless it is given. */
  readonly simulated?: Provider;
}

/**
 * Joins the providers, the simulated market and the store into the market data of this process. Everything
 * is loaded here and on first need, so that the server listens before it; providers only where they may be asked.
 */
export async function wireMarketData({
  env,
  clock,
  store,
  choices,
  simulated: given,
}: WireOptions): Promise<MarketData> {
  const [{ createMarketData }, simulated, live] = await Promise.all([
    import('@plumbline/market/route/market-data'),
    given ?? simulatedHere(env, clock),
    env.DATA_MODE === 'simulated' || env.DATA_MODE === 'archive' ? { providers: [] } : liveHere(env, choices),
  ]);
  const fetch = createWideFetch(choices?.agent ?? (() => env.USER_AGENT ?? usualAgent));
  const preferred = choices?.preferred ?? (() => env.PROVIDER_ORDER ?? {});
  const mode = env.DATA_MODE === 'archive' ? 'live' : env.DATA_MODE;
  const lacking = env.DATA_MODE === 'archive' ? { lacking: 'The archive does not hold this.' } : {};
  return createMarketData({ mode, ...live, ...lacking, simulated, store, preferred, clock, fetch });
}

async function liveHere(env: Env, choices: SourceChoices | undefined): Promise<LiveProviders> {
  const { loadLiveProviders } = await import('./live-providers.ts');
  return loadLiveProviders(env, choices);
}

async function simulatedHere(env: Env, clock: Clock): Promise<Provider> {
  const { simulatedMarket } = await import('@plumbline/market/simulated/simulated-market');
  return simulatedMarket({ seed: env.SEED, clock });
}

/** The same, once, when it is first asked for. */
export function lazyMarketData(options: WireOptions): () => Promise<MarketData> {
  let made: Promise<MarketData> | null = null;
  return () => (made ??= wireMarketData(options));
}

/** A company and its statements from a file of the SEC's facts, read as the adapter of the SEC reads an answer. */
export async function readCompanyFacts(json: unknown, now: number, asOf?: string): Promise<CompanyFacts> {
  const sec = await import('@plumbline/market/providers/sec/read-company-facts');
  return sec.readCompanyFacts(json, now, asOf);
}
