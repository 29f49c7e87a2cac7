import { replayKey } from '@plumbline/fixtures/replay/hosts/keyed';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import type { Provider } from '../../provider.ts';
import { alphaVantageProvider } from '../alpha-vantage.ts';
import { binanceProvider } from '../binance.ts';
import { coinMetricsProvider } from '../coin-metrics.ts';
import { coinbaseProvider } from '../coinbase.ts';
import { coingeckoProvider } from '../coingecko.ts';
import { eastmoneyBarsProvider } from '../eastmoney-bars.ts';
import { eastmoneySearchProvider } from '../eastmoney-search.ts';
import { eastmoneyProvider } from '../eastmoney.ts';
import { ecbProvider } from '../ecb.ts';
import { finnhubProvider } from '../finnhub.ts';
import { fmpProvider } from '../fmp.ts';
import { fredProvider } from '../fred.ts';
import { gdeltProvider } from '../gdelt.ts';
import { krakenProvider } from '../kraken.ts';
import { massiveProvider } from '../massive.ts';
import { nasdaqTraderProvider } from '../nasdaq-trader.ts';
import { okxProvider } from '../okx.ts';
import { rssProvider } from '../rss.ts';
import { secProvider } from '../sec.ts';
import { sinaListProvider } from '../sina-list.ts';
import { sinaQuoteProvider } from '../sina-quote.ts';
import { sinaSearchProvider } from '../sina-search.ts';
import { sinaProvider } from '../sina.ts';
import { tencentListProvider } from '../tencent-list.ts';
import { tencentQuoteProvider } from '../tencent-quote.ts';
import { tencentSearchProvider } from '../tencent-search.ts';
import { tencentProvider } from '../tencent.ts';
import { tushareProvider } from '../tushare.ts';
import { yahooProvider } from '../yahoo.ts';

const key = (): string => replayKey;

/** The pace towards a host runs on real time and is tested with the queue; where time is wound it must not matter. */
const unhurried = { requestsPerSecond: 10_000, concurrency: 32 };

/** Every adapter, asking the hosts of a replay server with keys those take. */
export function allProviders(server: ReplayServer): readonly Provider[] {
  const statements = eastmoneyProvider(server);
  const actions = statements.actions === undefined ? {} : { actions: statements.actions };
  return [
    yahooProvider(server),
    secProvider(server),
    nasdaqTraderProvider(server),
    massiveProvider({ key, ...server }),
    fmpProvider({ key, ...server }),
    finnhubProvider({ key, ...server }),
    alphaVantageProvider({ key, ...server }),
    tencentProvider(server),
    tencentQuoteProvider(server),
    sinaProvider({ ...server, ...actions }),
    sinaQuoteProvider(server),
    statements,
    eastmoneyBarsProvider({ ...server, ...actions }),
    tencentSearchProvider(server),
    tencentListProvider(server),
    sinaSearchProvider(server),
    sinaListProvider(server),
    eastmoneySearchProvider(server),
    tushareProvider({ key, ...server }),
    coinbaseProvider(server),
    krakenProvider(server),
    binanceProvider(server),
    okxProvider(server),
    coingeckoProvider(server),
    coinMetricsProvider(server),
    fredProvider({ key, ...server }),
    ecbProvider(server),
    rssProvider(server),
    gdeltProvider(server),
  ].map((provider) => ({ ...provider, limits: unhurried }));
}
