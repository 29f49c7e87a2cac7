import type { MarketData } from '@plumbline/market/route/market-data';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { MarketDataPort } from '@plumbline/model/ports';

/** What the nouns of the server use of the market data; loaded on first need, because providers take their time. */
export type MarketHandle = () => Promise<Pick<MarketData, 'live' | 'simulated' | 'realm' | 'health' | 'simulatedOnly'>>;

/** Names are looked up where real answers can be had; identities are the same on both sides. */
export async function namesPort(market: MarketHandle): Promise<MarketDataPort> {
  const data = await market();
  return data.simulatedOnly() ? data.simulated : data.live;
}

/** Figures of one instrument come from one side, real or simulated. */
export async function figuresPort(market: MarketHandle, id: InstrumentId): Promise<MarketDataPort> {
  const data = await market();
  return (await data.realm(id)) === 'live' ? data.live : data.simulated;
}
