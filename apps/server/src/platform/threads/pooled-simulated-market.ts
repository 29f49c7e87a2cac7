import type { Provider } from '@plumbline/market/provider';
import { marketIds } from '@plumbline/model/instrument';
import type { ThreadPool } from './thread-pool.ts';

/** The simulated market, made on the pool. Any thread draws the same figures from the same seed. */
export function pooledSimulatedMarket(pool: ThreadPool): Provider {
  return {
    id: 'simulated',
    title: 'Simulated market',
    markets: marketIds,
    host: 'simulated',
    limits: { requestsPerSecond: 1000, concurrency: 8 },
    bars: (request) => pool.call('bars', request),
    fundamentals: (instrument) => pool.call('fundamentals', instrument),
    events: (instrument) => pool.call('events', instrument),
    quote: (instrument) => pool.call('quote', instrument),
    actions: (instrument) => pool.call('actions', instrument),
    news: (instrument) => pool.call('news', instrument),
    measures: (instrument) => pool.call('measures', instrument),
    macro: (seriesId) => pool.call('macro', seriesId),
    network: (instrument) => pool.call('network', instrument),
    exchangeRates: (pair) => pool.call('exchangeRates', pair),
  };
}
