import type { Instrument } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { unambiguous } from './coin-id.ts';
import type { SearchCoin } from './schema.ts';

const maxHits = 10;

/** Coins outside our catalogue are mostly worth cents; their bars bring the digits they are printed in. */
const smallCoinDecimals = 6;

/** Search answer → identities of coins, the largest first as CoinGecko sorts them. */
export function normaliseSearch(coins: readonly SearchCoin[]): readonly Instrument[] {
  return unambiguous(coins)
    .flatMap(({ symbol, name }): readonly Instrument[] => {
      const id = parseInstrumentId(`CRYPTO:${symbol.toUpperCase()}-USD`);
      if (id === null || name.trim() === '') return [];
      return [
        {
          id,
          kind: 'crypto',
          market: 'crypto',
          exchange: 'spot',
          currency: 'USD',
          name: { en: name, 'zh-CN': name, 'zh-HK': name },
          aliases: [],
          priceDecimals: smallCoinDecimals,
        },
      ];
    })
    .slice(0, maxHits);
}
