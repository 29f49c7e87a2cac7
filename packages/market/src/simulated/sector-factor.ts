import type { MarketFactor } from './market-factor.ts';
import { heavyTailAt } from './random.ts';
import { readAt } from './read-at.ts';
import { regimeTables } from './regimes.ts';
import { traitsOfSector } from './sectors.ts';
import { streamKey } from './stream-key.ts';
import type { Timeline } from './timeline.ts';

/** Log moves that the companies of one sector and market share beyond their market, one per session; wilder when the market is. */
export function sectorFactor(seed: number, timeline: Timeline, factor: MarketFactor, sector: string): Float64Array {
  const key = streamKey(seed, 'sector', factor.marketId, sector);
  const size = traitsOfSector(sector).sectorVol / regimeTables[factor.marketId].normalVol;
  return factor.vol.map(
    (vol, t) => size * Math.sqrt(vol * usualVol(factor, timeline)) * heavyTailAt(key, readAt(timeline.days, t)),
  );
}

function usualVol(factor: MarketFactor, timeline: Timeline): number {
  return regimeTables[factor.marketId].normalVol / Math.sqrt(timeline.market.periodsPerYear);
}
