import type { Instrument } from '@plumbline/model/instrument';
import { entry, localText } from './entry.ts';

/** A coin against the US dollar; listedOn is the first day of its network or of its first public trading. */
function coin(
  code: string,
  names: readonly [en: string, zhCN: string, zhHK: string],
  priceDecimals: number,
  listedOn: string,
  aliases: readonly string[],
): Instrument {
  return entry(
    {
      id: `CRYPTO:${code}-USD`,
      kind: 'crypto',
      market: 'crypto',
      exchange: 'spot',
      currency: 'USD',
      name: localText(...names),
      priceDecimals,
    },
    { listedOn, aliases },
  );
}

/** Identities of coins, the best known first. */
export const cryptoInstruments: readonly Instrument[] = [
  coin('BTC', ['Bitcoin', '比特币', '比特幣'], 2, '2010-07-17', ['XBT', 'bitebi', 'btb', '大饼']),
  coin('ETH', ['Ethereum', '以太坊', '以太坊'], 2, '2015-08-07', ['Ether', '以太币', '以太幣', 'yitaifang', 'ytf']),
  coin('SOL', ['Solana', '索拉纳', '索拉納'], 3, '2020-04-10', ['suolana']),
  coin('XRP', ['XRP', '瑞波币', '瑞波幣'], 5, '2013-08-04', ['Ripple', 'ruibobi', 'rbb']),
  coin('BNB', ['BNB', '币安币', '幣安幣'], 2, '2017-07-25', ['Binance Coin', 'bianbi', 'bab']),
  coin('DOGE', ['Dogecoin', '狗狗币', '狗狗幣'], 6, '2013-12-15', ['Doge', 'gougoubi', 'ggb']),
  coin('ADA', ['Cardano', '艾达币', '艾達幣'], 5, '2017-10-01', ['aidabi', 'adb']),
  coin('TRX', ['TRON', '波场', '波場'], 6, '2017-09-13', ['bochang']),
  coin('AVAX', ['Avalanche', '雪崩协议', '雪崩協議'], 3, '2020-09-22', ['xuebeng']),
  coin('LINK', ['Chainlink', '链克', '鏈克'], 4, '2017-09-20', ['Chain link']),
  coin('DOT', ['Polkadot', '波卡', '波卡'], 4, '2020-08-20', ['boka']),
  coin('LTC', ['Litecoin', '莱特币', '萊特幣'], 3, '2013-04-28', ['laitebi', 'ltb']),
  coin('BCH', ['Bitcoin Cash', '比特币现金', '比特幣現金'], 2, '2017-08-01', ['bitebixianjin']),
  coin('UNI', ['Uniswap', 'Uniswap', 'Uniswap'], 4, '2020-09-17', ['youniswap']),
  coin('XLM', ['Stellar', '恒星币', '恒星幣'], 6, '2014-08-05', ['Lumens', 'hengxingbi']),
];
