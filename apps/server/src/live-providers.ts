import type { Provider } from '@plumbline/market/provider';
import type { UnusedProvider } from '@plumbline/market/route/market-data';
import type { Env } from './env.ts';

export interface LiveProviders {
  readonly providers: readonly Provider[];
  /** What could be had with a setting that is missing. */
  readonly unused: readonly UnusedProvider[];
}

/** A provider, and what to set before it may be asked; null = nothing. */
type Candidate = readonly [provider: Provider, missing: string | null];

/** An address that is set, under the name the adapter gives it; nothing otherwise, so that the public one applies. */
function address<K extends string>(name: K, url: string | null): { readonly [N in K]?: string } {
  // The compiler takes a computed name for any text; it is this one.
  return url === null ? {} : ({ [name]: url } as { readonly [N in K]: string });
}

async function worldwide(env: Env): Promise<readonly Candidate[]> {
  const [{ yahooProvider }, { secProvider }] = await Promise.all([
    import('@plumbline/market/providers/yahoo'),
    import('@plumbline/market/providers/sec'),
  ]);
  const isNamed = env.SEC_USER_AGENT !== null || env.SEC_URL !== null;
  return [
    [yahooProvider(address('yahooUrl', env.YAHOO_URL)), null],
    [
      secProvider({
        ...address('secUrl', env.SEC_URL),
        ...(env.SEC_USER_AGENT !== null && { secUserAgent: env.SEC_USER_AGENT }),
      }),
      isNamed
        ? null
        : 'The SEC serves only callers who say who they are: set SEC_USER_AGENT to a name and an e-mail address.',
    ],
  ];
}

async function chinese(env: Env): Promise<readonly Candidate[]> {
  const [
    { tencentProvider },
    { tencentQuoteProvider },
    { sinaProvider },
    { sinaQuoteProvider },
    { eastmoneyProvider },
    { eastmoneyBarsProvider },
  ] = await Promise.all([
    import('@plumbline/market/providers/tencent'),
    import('@plumbline/market/providers/tencent-quote'),
    import('@plumbline/market/providers/sina'),
    import('@plumbline/market/providers/sina-quote'),
    import('@plumbline/market/providers/eastmoney'),
    import('@plumbline/market/providers/eastmoney-bars'),
  ]);
  const statements = eastmoneyProvider(address('eastmoneyUrl', env.EASTMONEY_URL));
  const actions = statements.actions === undefined ? {} : { actions: statements.actions };
  return [
    [tencentProvider(address('tencentUrl', env.TENCENT_URL)), null],
    [tencentQuoteProvider(address('tencentQuoteUrl', env.TENCENT_QUOTE_URL)), null],
    [sinaProvider({ ...address('sinaUrl', env.SINA_URL), ...actions }), null],
    [sinaQuoteProvider(address('sinaQuoteUrl', env.SINA_QUOTE_URL)), null],
    [statements, null],
    [eastmoneyBarsProvider({ ...address('eastmoneyBarsUrl', env.EASTMONEY_BARS_URL), ...actions }), null],
  ];
}

async function coins(env: Env): Promise<readonly Candidate[]> {
  const [
    { coinbaseProvider },
    { krakenProvider },
    { binanceProvider },
    { okxProvider },
    { coingeckoProvider },
    { coinMetricsProvider },
  ] = await Promise.all([
    import('@plumbline/market/providers/coinbase'),
    import('@plumbline/market/providers/kraken'),
    import('@plumbline/market/providers/binance'),
    import('@plumbline/market/providers/okx'),
    import('@plumbline/market/providers/coingecko'),
    import('@plumbline/market/providers/coin-metrics'),
  ]);
  return [
    [coinbaseProvider(address('coinbaseUrl', env.COINBASE_URL)), null],
    [krakenProvider(address('krakenUrl', env.KRAKEN_URL)), null],
    [binanceProvider(address('binanceUrl', env.BINANCE_URL)), null],
    [okxProvider(address('okxUrl', env.OKX_URL)), null],
    [
      coingeckoProvider({
        ...address('coingeckoUrl', env.COINGECKO_URL),
        ...(env.COINGECKO_API_KEY !== null && { coingeckoKey: env.COINGECKO_API_KEY }),
      }),
      null,
    ],
    [
      coinMetricsProvider(address('coinMetricsUrl', env.COIN_METRICS_URL)),
      env.COIN_METRICS === 'on' ? null : 'Set COIN_METRICS=on if your use is not commercial (licence CC BY-NC 4.0).',
    ],
  ];
}

/** Every source of real data that this configuration allows. The only file that knows providers; in no order. */
export async function loadLiveProviders(env: Env): Promise<LiveProviders> {
  const candidates = (await Promise.all([worldwide(env), chinese(env), coins(env)])).flat();
  return {
    providers: candidates.flatMap(([provider, missing]) => (missing === null ? [provider] : [])),
    unused: candidates.flatMap(([{ id, title, markets }, missing]) =>
      missing === null ? [] : [{ id, title, markets, advice: missing }],
    ),
  };
}
