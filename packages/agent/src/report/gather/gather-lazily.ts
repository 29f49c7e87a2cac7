import { templateOf } from '../instrument-kind.ts';
import { gatherCoinEvents } from './gather-coin-events.ts';
import type { GatheredFilings } from './gather-filings.ts';
import { gatherFilings } from './gather-filings.ts';
import type { OtherListing } from './gather-listings.ts';
import { gatherListings } from './gather-listings.ts';
import { gatherNetwork } from './gather-network.ts';
import type { GatheredPrices, GatherRequest, Got } from './gather-prices.ts';
import { gatherPrices, gatherRawPrices } from './gather-prices.ts';
import type { SeriesLibrary } from './series-library.ts';

/** The outside data of one report: each part asked for once, when it is first wanted. */
export interface GatheredParts {
  readonly raw: () => Promise<Got>;
  readonly prices: () => Promise<GatheredPrices>;
  /** Null for instruments without statements. */
  readonly filings: () => Promise<GatheredFilings | null>;
  /** What stands beside prices and statements: the network and coming events of a coin, other listings of a company. */
  readonly extras: () => Promise<GatheredExtras>;
}

export interface GatheredExtras extends Partial<Awaited<ReturnType<typeof gatherCoinEvents>>> {
  readonly network: Awaited<ReturnType<typeof gatherNetwork>>;
  readonly otherListings: readonly OtherListing[];
}

async function gatherExtras(request: GatherRequest): Promise<GatheredExtras> {
  const [network, dated, otherListings] = await Promise.all([
    gatherNetwork(request),
    request.instrument.kind === 'crypto' ? gatherCoinEvents(request) : {},
    // Simulated listings of one company go their own ways: what lies between them is told where it is asked for.
    request.simulated ? [] : gatherListings(request),
  ]);
  return { ...dated, network, otherListings };
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => (asked ??= ask());
}

/** Wanted only after other parts: a fault meanwhile must surface there, not as an unhandled rejection. */
function begin(part: () => Promise<unknown>): void {
  part().catch(() => undefined);
}

/**
 * Bars as traded come first; statements, which are long, are asked for together with everything after them. Dates of results need
 * a session that takes several requests one after another, so they are asked for from the start and are at hand with the statements.
 */
export function gatherLazily(request: GatherRequest, bars: SeriesLibrary): GatheredParts {
  const { instrument, data, asOf } = request;
  const extras = once(() => gatherExtras(request));
  const raw = once(() => {
    if (templateOf(instrument) === 'company') begin(() => data.events(instrument.id, { asOf }));
    return gatherRawPrices(request, bars);
  });
  const filings = once((): Promise<GatheredFilings | null> =>
    templateOf(request.instrument) === 'company' ? gatherFilings(request) : Promise.resolve(null),
  );
  const prices = once(async () => {
    const got = await raw();
    begin(filings);
    return gatherPrices(request, bars, got);
  });
  return { raw, prices, filings, extras };
}
