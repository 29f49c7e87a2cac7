import { replayKey } from '@plumbline/fixtures/replay/hosts/keyed';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import type { Provider } from '../../provider.ts';
import { alphaVantageProvider } from '../../providers/alpha-vantage.ts';
import { binanceProvider } from '../../providers/binance.ts';
import { coinMetricsProvider } from '../../providers/coin-metrics.ts';
import { coinbaseProvider } from '../../providers/coinbase.ts';
import { coingeckoProvider } from '../../providers/coingecko.ts';
import { eastmoneyBarsProvider } from '../../providers/eastmoney-bars.ts';
import { eastmoneyProvider } from '../../providers/eastmoney.ts';
import { finnhubProvider } from '../../providers/finnhub.ts';
import { fmpProvider } from '../../providers/fmp.ts';
import { fredProvider } from '../../providers/fred.ts';
import { gdeltProvider } from '../../providers/gdelt.ts';
import { krakenProvider } from '../../providers/kraken.ts';
import { massiveProvider } from '../../providers/massive.ts';
import { okxProvider } from '../../providers/okx.ts';
import { rssProvider } from '../../providers/rss.ts';
import { secProvider } from '../../providers/sec.ts';
import { sinaQuoteProvider } from '../../providers/sina-quote.ts';
import { sinaProvider } from '../../providers/sina.ts';
import { tencentQuoteProvider } from '../../providers/tencent-quote.ts';
import { tencentProvider } from '../../providers/tencent.ts';
import { tushareProvider } from '../../providers/tushare.ts';
import { yahooProvider } from '../../providers/yahoo.ts';

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
    tushareProvider({ key, ...server }),
    coinbaseProvider(server),
    krakenProvider(server),
    binanceProvider(server),
    okxProvider(server),
    coingeckoProvider(server),
    coinMetricsProvider(server),
    fredProvider({ key, ...server }),
    rssProvider(server),
    gdeltProvider(server),
  ].map((provider) => ({ ...provider, limits: unhurried }));
}
