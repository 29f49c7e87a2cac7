import type { MarketId } from './instrument.ts';
import type { Market } from './market.ts';
import { markets } from './markets/registry.ts';

/** The market with an id. Every id of the closed list has one; a missing file is a bug of ours. */
export function marketById(id: MarketId): Market {
  const market = markets.find((candidate) => candidate.id === id);
  if (market === undefined) throw new Error(`no market file for ${id}`);
  return market;
}
