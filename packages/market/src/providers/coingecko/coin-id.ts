import type { SearchCoin } from './schema.ts';

/** CoinGecko's own names of the coins of our catalogue; a code alone is shared by dozens of coins. */
const ids: ReadonlyMap<string, string> = new Map([
  ['BTC', 'bitcoin'],
  ['ETH', 'ethereum'],
  ['SOL', 'solana'],
  ['XRP', 'ripple'],
  ['BNB', 'binancecoin'],
  ['DOGE', 'dogecoin'],
  ['ADA', 'cardano'],
  ['TRX', 'tron'],
  ['AVAX', 'avalanche-2'],
  ['LINK', 'chainlink'],
  ['DOT', 'polkadot'],
  ['LTC', 'litecoin'],
  ['BCH', 'bitcoin-cash'],
  ['UNI', 'uniswap'],
  ['XLM', 'stellar'],
  ['SHIB', 'shiba-inu'],
  ['PEPE', 'pepe'],
  ['TON', 'the-open-network'],
  ['SUI', 'sui'],
  ['APT', 'aptos'],
  ['NEAR', 'near'],
  ['ATOM', 'cosmos'],
  ['ETC', 'ethereum-classic'],
  ['XMR', 'monero'],
  ['ZEC', 'zcash'],
  ['DASH', 'dash'],
  ['FIL', 'filecoin'],
  ['AAVE', 'aave'],
  ['MKR', 'maker'],
  ['CRV', 'curve-dao-token'],
  ['COMP', 'compound-governance-token'],
  ['LDO', 'lido-dao'],
  ['ARB', 'arbitrum'],
  ['OP', 'optimism'],
  ['POL', 'polygon-ecosystem-token'],
  ['ICP', 'internet-computer'],
  ['HBAR', 'hedera-hashgraph'],
  ['ALGO', 'algorand'],
  ['VET', 'vechain'],
  ['EOS', 'eos'],
  ['XTZ', 'tezos'],
  ['SAND', 'the-sandbox'],
  ['MANA', 'decentraland'],
  ['AXS', 'axie-infinity'],
  ['GRT', 'the-graph'],
  ['INJ', 'injective-protocol'],
  ['SEI', 'sei-network'],
  ['TIA', 'celestia'],
  ['RENDER', 'render-token'],
  ['FET', 'fetch-ai'],
  ['WLD', 'worldcoin-wld'],
  ['ENA', 'ethena'],
  ['ONDO', 'ondo-finance'],
  ['HYPE', 'hyperliquid'],
  ['TRUMP', 'official-trump'],
  ['BONK', 'bonk'],
  ['WIF', 'dogwifcoin'],
  ['FLOKI', 'floki'],
  ['JUP', 'jupiter-exchange-solana'],
  ['KAS', 'kaspa'],
  ['CRO', 'crypto-com-chain'],
  ['OKB', 'okb'],
  ['USDT', 'tether'],
  ['USDC', 'usd-coin'],
  ['DAI', 'dai'],
  ['XAUT', 'tether-gold'],
  ['PAXG', 'pax-gold'],
]);

export function knownCoinId(code: string): string | null {
  return ids.get(code) ?? null;
}

/** Coins below this rank are mostly copies that borrow a code. */
const lowestRank = 1_000;

/**
 * The coins that a code can only mean: ranked, and the only ranked one under that code; for the coins we know, the one we know.
 * Where two ranked coins share a code neither is given, because our ids could not tell them apart.
 */
export function unambiguous(coins: readonly SearchCoin[]): readonly SearchCoin[] {
  const ranked = coins.filter(
    ({ market_cap_rank: rank }) => typeof rank === 'number' && rank > 0 && rank <= lowestRank,
  );
  return ranked.filter((coin) => {
    const code = coin.symbol.toUpperCase();
    const known = knownCoinId(code);
    if (known !== null) return coin.id === known;
    return ranked.filter((other) => other.symbol.toUpperCase() === code).length === 1;
  });
}
