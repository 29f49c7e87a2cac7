import { describe, expect, it } from 'vitest';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { FetchLike } from '../provider.ts';
import { answerOf, providers, startOf } from '../providers/testing/in-process-hosts.ts';
import { simulatedMarket } from '../simulated/simulated-market.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createMarketData } from './market-data.ts';
import type { WireFault } from './testing/spoilt-line.ts';
import { spoiltLine } from './testing/spoilt-line.ts';

const ids: readonly InstrumentId[] = ['US:AAPL', 'SH:600519', 'HK:00700', 'CRYPTO:BTC-USD', 'US:MSFT'];
const places = { everything: /./, charts: /finance\/chart/, Coinbase: /coinbase/ };
const faults: readonly WireFault[] = ['refuse', '403', '451', 'reset', 'html200'];
const hourMs = 3_600_000;

/** `npm run run-fault-scripts` does the same over sockets, with delays, a proxy and reports, a hundred times. */
describe.each(Object.keys(places) as (keyof typeof places)[])(
  'a first start during which a fault comes to %s',
  (place) => {
    it.each(faults)('%s: nothing is simulated after the first live answer, nor after another start', async (fault) => {
      let now = Math.min(...providers.map(startOf));
      let isFaulty = false;
      const clean = spoiltLine(answerOf, null).fetch;
      const spoilt = spoiltLine(answerOf, fault).fetch;
      const fetch: FetchLike = (url, init) => (isFaulty && places[place].test(url) ? spoilt : clean)(url, init);
      const clock = { now: () => now };
      const store = createMemoryStore();
      const start = () =>
        createMarketData({
          mode: 'auto',
          providers,
          simulated: simulatedMarket({ seed: 1, clock }),
          store,
          fetch,
          clock,
          random: () => 0,
        });
      const realms = (market: ReturnType<typeof start>) => Promise.all(ids.map((id) => market.realm(id)));
      const live = ids.map(() => 'live');

      const market = start();
      expect(await market.realm('US:AAPL')).toBe('live');
      const bars = await market.live.bars({ instrumentId: 'US:AAPL', interval: '1d', adjustment: 'split' });
      expect(bars.status).toBe('fresh');
      isFaulty = true;
      expect(await realms(market)).toEqual(live);
      now += hourMs;
      expect(await realms(market)).toEqual(live);
      const later = await market.live.bars({ instrumentId: 'US:AAPL', interval: '1d', adjustment: 'split' });
      expect([later.status === 'unavailable', later.status !== 'unavailable' && later.source.simulated]).toEqual([
        false,
        false,
      ]);
      expect(await realms(start())).toEqual(live);
      isFaulty = false;
      now += hourMs;
      expect(await realms(start())).toEqual(live);
    });
  },
);
