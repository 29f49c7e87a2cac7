import type { Instrument, MarketId } from '@plumbline/model/instrument';
import { marketIds } from '@plumbline/model/instrument';
import type { Answer } from '@plumbline/model/ports';
import { providerOrder } from './order.ts';

type Found = Answer<readonly Instrument[]>;

/** Coins are named in Latin letters wherever they are listed. */
const latin = /^[\x20-\x7E]+$/;

/** The first provider of a market that finds something there; when the first has nothing the others are asked at once. */
async function searchMarket(
  market: MarketId,
  providerIds: readonly string[],
  ask: (providerId: string) => Promise<Found>,
): Promise<readonly Instrument[]> {
  const findAt = async (id: string): Promise<readonly Instrument[]> => {
    const answer = await ask(id);
    return answer.status === 'unavailable' ? [] : answer.value.filter((one) => one.market === market);
  };
  const [first, ...others] = providerIds;
  const found = first === undefined ? [] : await findAt(first);
  if (found.length > 0) return found;
  const further = await Promise.all(others.map(findAt));
  return further.find((list) => list.length > 0) ?? [];
}

/**
 * What a text may name in some markets, each asked of its own providers in their order; a provider of several markets is asked
 * once. Stocks come before coins: thousands of coins bear the code of a stock.
 */
export async function searchMarkets(
  markets: readonly MarketId[],
  text: string,
  isSetUp: (providerId: string) => boolean,
  ask: (providerId: string) => Promise<Found>,
): Promise<readonly Instrument[]> {
  const asked = new Map<string, Promise<Found>>();
  const askOnce = (providerId: string): Promise<Found> => {
    const answer = asked.get(providerId) ?? ask(providerId);
    asked.set(providerId, answer);
    return answer;
  };
  const wanted = marketIds.filter((market) => markets.includes(market) && (market !== 'crypto' || latin.test(text)));
  const found = await Promise.all(
    wanted.map((market) => searchMarket(market, providerOrder[market].search.filter(isSetUp), askOnce)),
  );
  return found.flat();
}
