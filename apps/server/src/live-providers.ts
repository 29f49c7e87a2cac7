import type { Provider } from '@plumbline/market/provider';
import type { UnusedProvider } from '@plumbline/market/route/market-data';
import type { Env } from './env.ts';
import { usualAgent } from './platform/outbound/wide-fetch.ts';
import { createSafeFetch } from './platform/outbound/safe-fetch.ts';
import type { KeyedSource } from './features/sources/keyed.ts';
import { keyedSources, keyOptional } from './features/sources/keyed.ts';
import type { SourceChoices } from './features/sources/service.ts';

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

async function worldwide(
  env: Env,
  { contact, yahooSession }: Pick<SourceChoices, 'contact' | 'yahooSession'>,
): Promise<readonly Candidate[]> {
  const [{ yahooProvider }, { secProvider }, { nasdaqTraderProvider }, { ecbProvider }, { readOnThread }] =
    await Promise.all([
      import('@plumbline/market/providers/yahoo'),
      import('@plumbline/market/providers/sec'),
      import('@plumbline/market/providers/nasdaq-trader'),
      import('@plumbline/market/providers/ecb'),
      import('./features/document/read-on-thread.ts'),
    ]);
  const read = readOnThread();
  const readFiling = async (file: Parameters<typeof read>[0]) => (await read(file)).paragraphs;
  return [
    [
      yahooProvider({
        ...address('yahooUrl', env.YAHOO_URL),
        ...(yahooSession !== undefined && { sessionKeeper: yahooSession }),
      }),
      null,
    ],
    [secProvider({ ...address('secUrl', env.SEC_URL), secUserAgent: contact, readFiling }), null],
    [nasdaqTraderProvider(address('nasdaqTraderUrl', env.NASDAQ_TRADER_URL)), null],
    [ecbProvider(address('ecbUrl', env.ECB_URL)), null],
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
    { tencentSearchProvider },
    { tencentListProvider },
    { sinaSearchProvider },
    { sinaListProvider },
    { eastmoneySearchProvider },
  ] = await Promise.all([
    import('@plumbline/market/providers/tencent'),
    import('@plumbline/market/providers/tencent-quote'),
    import('@plumbline/market/providers/sina'),
    import('@plumbline/market/providers/sina-quote'),
    import('@plumbline/market/providers/eastmoney'),
    import('@plumbline/market/providers/eastmoney-bars'),
    import('@plumbline/market/providers/tencent-search'),
    import('@plumbline/market/providers/tencent-list'),
    import('@plumbline/market/providers/sina-search'),
    import('@plumbline/market/providers/sina-list'),
    import('@plumbline/market/providers/eastmoney-search'),
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
    [tencentSearchProvider(address('tencentSearchUrl', env.TENCENT_SEARCH_URL)), null],
    [
      tencentListProvider({
        ...address('tencentListUrl', env.TENCENT_LIST_URL),
        ...address('tencentQuoteUrl', env.TENCENT_QUOTE_URL),
      }),
      null,
    ],
    [sinaSearchProvider(address('sinaSearchUrl', env.SINA_SEARCH_URL)), null],
    [sinaListProvider(address('sinaListUrl', env.SINA_LIST_URL)), null],
    [eastmoneySearchProvider(address('eastmoneySearchUrl', env.EASTMONEY_SEARCH_URL)), null],
  ];
}

async function coins(env: Env): Promise<readonly Candidate[]> {
  const [{ coinbaseProvider }, { krakenProvider }, { binanceProvider }, { okxProvider }, { coinMetricsProvider }] =
    await Promise.all([
      import('@plumbline/market/providers/coinbase'),
      import('@plumbline/market/providers/kraken'),
      import('@plumbline/market/providers/binance'),
      import('@plumbline/market/providers/okx'),
      import('@plumbline/market/providers/coin-metrics'),
    ]);
  return [
    [coinbaseProvider(address('coinbaseUrl', env.COINBASE_URL)), null],
    [krakenProvider(address('krakenUrl', env.KRAKEN_URL)), null],
    [binanceProvider(address('binanceUrl', env.BINANCE_URL)), null],
    [okxProvider(address('okxUrl', env.OKX_URL)), null],
    [
      coinMetricsProvider(address('coinMetricsUrl', env.COIN_METRICS_URL)),
      env.COIN_METRICS === 'on' ? null : 'Set COIN_METRICS=on if your use is not commercial (licence CC BY-NC 4.0).',
    ],
  ];
}

/** Sources that a key opens or makes more generous. They stand by without one: a key that is entered later counts at once. */
async function keyed(env: Env, { keyOf }: Pick<SourceChoices, 'keyOf'>): Promise<readonly Candidate[]> {
  const [
    { massiveProvider },
    { fmpProvider },
    { finnhubProvider },
    { alphaVantageProvider },
    { tushareProvider },
    { fredProvider },
    { coingeckoProvider },
  ] = await Promise.all([
    import('@plumbline/market/providers/massive'),
    import('@plumbline/market/providers/fmp'),
    import('@plumbline/market/providers/finnhub'),
    import('@plumbline/market/providers/alpha-vantage'),
    import('@plumbline/market/providers/tushare'),
    import('@plumbline/market/providers/fred'),
    import('@plumbline/market/providers/coingecko'),
  ]);
  const make: Readonly<Record<KeyedSource['id'], (key: () => string | null) => Provider>> = {
    massive: (key) => massiveProvider({ key, ...address('massiveUrl', env.MASSIVE_URL) }),
    fmp: (key) => fmpProvider({ key, ...address('fmpUrl', env.FMP_URL) }),
    finnhub: (key) => finnhubProvider({ key, ...address('finnhubUrl', env.FINNHUB_URL) }),
    'alpha-vantage': (key) => alphaVantageProvider({ key, ...address('alphaVantageUrl', env.ALPHA_VANTAGE_URL) }),
    tushare: (key) => tushareProvider({ key, ...address('tushareUrl', env.TUSHARE_URL) }),
    fred: (key) => fredProvider({ key, ...address('fredUrl', env.FRED_URL) }),
    coingecko: (key) => coingeckoProvider({ key, ...address('coingeckoUrl', env.COINGECKO_URL) }),
  };
  return keyedSources.map(({ id, title }): Candidate => {
    const key = (): string | null => keyOf(id);
    if (keyOptional.has(id)) return [make[id](key), null];
    const missing = (): string | null =>
      key() === null ? `${title} needs a key of yours: enter one in Settings, under Data sources.` : null;
    return [{ ...make[id](key), missing }, null];
  });
}

const feedTypes = ['application/rss+xml', 'application/atom+xml', 'application/xml', 'text/xml'];

async function headlines(
  env: Env,
  { feeds, agent }: Pick<SourceChoices, 'feeds' | 'agent'>,
): Promise<readonly Candidate[]> {
  const [{ rssProvider }, { gdeltProvider }, { feedsProvider }] = await Promise.all([
    import('@plumbline/market/providers/rss'),
    import('@plumbline/market/providers/gdelt'),
    import('@plumbline/market/providers/feeds'),
  ]);
  return [
    [rssProvider(address('rssUrl', env.RSS_URL)), null],
    [gdeltProvider(address('gdeltUrl', env.GDELT_URL)), null],
    [feedsProvider({ feeds, fetch: createSafeFetch({ types: feedTypes, agent }) }), null],
  ];
}

/** What counts where nobody can choose: the environment alone. */
export function choicesOf(env: Env): SourceChoices {
  return {
    keyOf: (id) => {
      const source = keyedSources.find((one) => one.id === id);
      return source === undefined ? null : env[source.variable];
    },
    preferred: () => env.PROVIDER_ORDER ?? {},
    feeds: () => env.NEWS_FEEDS ?? [],
    contact: () => env.SEC_USER_AGENT,
    agent: () => env.USER_AGENT ?? usualAgent,
  };
}

/** Every source of real data that this configuration allows. The only file that knows providers; in no order. */
export async function loadLiveProviders(env: Env, choices: SourceChoices = choicesOf(env)): Promise<LiveProviders> {
  const groups = [worldwide(env, choices), chinese(env), coins(env), keyed(env, choices), headlines(env, choices)];
  const candidates = (await Promise.all(groups)).flat();
  return {
    providers: candidates.flatMap(([provider, missing]) => (missing === null ? [provider] : [])),
    unused: candidates.flatMap(([{ id, title, markets }, missing]) =>
      missing === null ? [] : [{ id, title, markets, advice: missing }],
    ),
  };
}
