import {
  readDirectory,
  readFilingsReview,
  readInstrument as readInstrumentRoute,
  searchInstruments,
} from '@plumbline/contract/instrument';
import type { FilingsReview } from '@plumbline/contract/instrument';
import { PlumblineError } from '@plumbline/model/errors';
import { handle } from '../../platform/http/mounted-route.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { namesPort, figuresPort } from '../../platform/market-handle.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { instrumentView, readInstrument } from './service.ts';

/** The filed statements of a company as they were known on a day, held against their identities. */
async function readFilings(market: MarketHandle, text: string, asOf?: string): Promise<FilingsReview> {
  const instrument = await readInstrument(market, text);
  const port = await figuresPort(market, instrument.id);
  const answer = await port.fundamentals(instrument.id, asOf === undefined ? {} : { asOf });
  if (answer.status === 'unavailable') throw new PlumblineError(answer.code, answer.reason);
  const { reviewFilings } = await import('./filings-review.ts');
  const { publisher, title, url, retrievedAt, simulated } = answer.source;
  const day = asOf ?? new Date(retrievedAt).toISOString().slice(0, 10);
  return {
    instrument: instrumentView(instrument),
    asOf: day,
    simulated,
    source: { publisher, title, ...(url !== undefined && { url }), retrievedAt },
    ...reviewFilings(answer.value, day),
  };
}

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
    handle(readDirectory, async () => {
      const list = (await (await namesPort(market)).listed?.()) ?? [];
      return {
        listings: list.map(({ id, kind, name, aliases, formerCodes = [], company }) => ({
          id,
          kind,
          names: [...new Set(Object.values(name))],
          ...(aliases.length > 0 && { aliases: [...aliases] }),
          ...(formerCodes.length > 0 && { formerCodes: formerCodes.map(({ code }) => code) }),
          ...(company !== undefined && { company }),
        })),
      };
    }),
    handle(readFilingsReview, ({ params, query }) => readFilings(market, params.id, query.asOf)),
    handle(readInstrumentRoute, async ({ params }) => {
      const instrument = await readInstrument(market, params.id);
      // The list of all identities is loaded with the market data, which a server that starts does not wait for.
      const { instrumentDetail } = await import('./detail.ts');
      return instrumentDetail(instrument);
    }),
  ];
}
