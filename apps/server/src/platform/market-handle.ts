import type { MarketData, Realm } from '@plumbline/market/route/market-data';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { MarketDataPort } from '@plumbline/model/ports';

/** What the nouns of the server use of the market data; loaded on first need, because providers take their time. */
export type MarketHandle = () => Promise<
  Pick<
    MarketData,
    | 'live'
    | 'simulated'
    | 'realm'
    | 'health'
    | 'lines'
    | 'checkAll'
    | 'examine'
    | 'simulatedOnly'
    | 'settleRealm'
    | 'uncoveredEvents'
  >
>;

/** Names are looked up where real answers can be had; identities are the same on both sides. */
export async function namesPort(market: MarketHandle): Promise<MarketDataPort> {
  const data = await market();
  await data.settleRealm();
  return data.simulatedOnly() ? data.simulated : data.live;
}

/** Figures of one instrument come from one side, real or simulated: its own unless one is asked for. */
export async function figuresPort(market: MarketHandle, id: InstrumentId, realm?: Realm): Promise<MarketDataPort> {
  const data = await market();
  return (realm ?? (await data.realm(id))) === 'live' ? data.live : data.simulated;
}

/** The side several instruments are on together: one that is simulated makes all of them so. */
export async function realmOf(market: MarketHandle, ids: readonly InstrumentId[]): Promise<Realm> {
  const data = await market();
  for (const id of new Set(ids)) if ((await data.realm(id)) === 'simulated') return 'simulated';
  return 'live';
}
