import {
  nameInstruments,
  readInstrument as readInstrumentRoute,
  searchInstruments,
} from '@plumbline/contract/instrument';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { namesPort } from '../../platform/market-handle.ts';
import { instrumentView, readInstrument } from './service.ts';

export function instrumentRoutes(market: MarketHandle): MountedRoute[] {
  return [
    handle(searchInstruments, async ({ query }) => {
      const names = await namesPort(market);
      const text = query.q.trim();
      if (text === '') return { hits: [], resolution: 'unknown' as const };
      const [hits, resolution] = await Promise.all([names.search(text, query.limit), names.resolve(text)]);
      return {
        hits: hits.map(({ instrument, score, matched }) => ({
          instrument: instrumentView(instrument),
          score,
          matched,
        })),
        resolution: resolution.kind,
      };
    }),
    handle(nameInstruments, async ({ body }) => {
      const names = (await (await namesPort(market)).named?.(body.text)) ?? [];
      return { names: names.map(({ from, to, ids }) => ({ from, to, ids: [...ids] })) };
    }),
    handle(readInstrumentRoute, async ({ params }) => {
      const instrument = await readInstrument(market, params.id);
      // The list of all identities is loaded with the market data, which a server that starts does not wait for.
      const { instrumentDetail } = await import('./detail.ts');
      return instrumentDetail(instrument);
    }),
  ];
}
