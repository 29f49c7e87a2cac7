import { templateOf } from '../instrument-kind.ts';
import type { GatheredFilings } from './gather-filings.ts';
import { gatherFilings } from './gather-filings.ts';
import type { GatheredPrices, GatherRequest, Got } from './gather-prices.ts';
import { gatherPrices, gatherRawPrices } from './gather-prices.ts';
import type { SeriesLibrary } from './series-library.ts';

/** The outside data of one report: each part asked for once, when it is first wanted. */
export interface GatheredParts {
  readonly raw: () => Promise<Got>;
  readonly prices: () => Promise<GatheredPrices>;
  /** Null for instruments without statements. */
  readonly filings: () => Promise<GatheredFilings | null>;
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => (asked ??= ask());
}

/** Bars as traded come first and alone; statements are asked for together with everything after them. */
export function gatherLazily(request: GatherRequest, bars: SeriesLibrary): GatheredParts {
  const raw = once(() => gatherRawPrices(request, bars));
  const filings = once((): Promise<GatheredFilings | null> =>
    templateOf(request.instrument) === 'company' ? gatherFilings(request) : Promise.resolve(null),
  );
  const prices = once(async () => {
    const got = await raw();
    // Wanted only after the prices: a fault meanwhile must surface there, not as an unhandled rejection.
    filings().catch(() => undefined);
    return gatherPrices(request, bars, got);
  });
  return { raw, prices, filings };
}
