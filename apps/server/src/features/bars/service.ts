import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { barsHeaders, barsMediaType } from '@plumbline/contract/bars';
import type { readBars } from '@plumbline/contract/bars';
import type { BarSeries } from '@plumbline/model/bar';
import { encodeBars } from '@plumbline/model/bar-chunk-write';
import { PlumblineError } from '@plumbline/model/errors';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { Answer, Clock } from '@plumbline/model/ports';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { figuresPort } from '../../platform/market-handle.ts';
import { compressBars } from './bar-chunk-rows.ts';
import { recentCache } from './recent-cache.ts';

// What other features may use.
export { compressBars } from './bar-chunk-rows.ts';
export { databaseMarketStore, readBars, replaceBars } from './store.ts';

export type BarsQuery = z.output<typeof readBars.query>;

/** A chunk ready to be sent, with the headers that describe it. */
export interface PackedBars {
  readonly raw: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

type KnownBars = Exclude<Answer<BarSeries>, { status: 'unavailable' }>;

export type BarsService = (id: InstrumentId, query: BarsQuery) => Promise<PackedBars>;

/** Bars as they travel: adjusted on read, packed and compressed once, kept while they are asked for. */
export function barsService(market: MarketHandle, clock: Clock): BarsService {
  const cached = recentCache<PackedBars>(clock, { limit: 500, keepMs: 15_000 });
  return (id, query) => {
    const { interval, adjust, from, to, asOf, realm } = query;
    return cached([id, interval, adjust, from ?? '', to ?? '', asOf ?? '', realm ?? ''].join('|'), () =>
      packBars(market, id, query),
    );
  };
}

/** Bars as asked for; what cannot be had is an error. */
export async function seriesOf(market: MarketHandle, id: InstrumentId, query: BarsQuery): Promise<KnownBars> {
  const { interval, adjust, from, to, asOf } = query;
  const port = await figuresPort(market, id, query.realm);
  const request = {
    instrumentId: id,
    interval,
    adjustment: adjust,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  return known(await port.bars(request, asOf === undefined ? {} : { asOf }));
}

async function packBars(market: MarketHandle, id: InstrumentId, query: BarsQuery): Promise<PackedBars> {
  const answer = await seriesOf(market, id, query);
  const { value: series, source } = answer;
  const raw = new Uint8Array(encodeBars(series.columns, series.priceDecimals));
  const headers = {
    'content-type': barsMediaType,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    [barsHeaders.currency]: series.currency,
    [barsHeaders.adjustment]: series.adjustment,
    [barsHeaders.simulated]: String(source.simulated),
    [barsHeaders.partial]: String(series.isLastPartial),
    [barsHeaders.asOf]: source.asOf,
    [barsHeaders.status]: answer.status,
    // Header values are ASCII; titles may not be.
    [barsHeaders.source]: encodeURIComponent(source.title),
    ...(source.titles !== undefined && {
      [barsHeaders.sourceTitles]: encodeURIComponent(JSON.stringify(source.titles)),
    }),
    ...(source.insteadOf !== undefined && {
      [barsHeaders.insteadOf]: encodeURIComponent(source.insteadOf.join(', ')),
    }),
  };
  const described = createHash('sha256').update(raw).update(JSON.stringify(headers)).digest('base64url');
  return {
    raw,
    brotli: new Uint8Array(compressBars(raw)),
    headers: { ...headers, etag: `W/"${described.slice(0, 22)}"` },
  };
}

/** The value of an answer; an unavailable one becomes the error it is. */
export function known<T>(answer: Answer<T>): Exclude<Answer<T>, { status: 'unavailable' }> {
  if (answer.status !== 'unavailable') return answer;
  throw new PlumblineError(answer.code, answer.reason, { attempts: answer.attempts });
}
