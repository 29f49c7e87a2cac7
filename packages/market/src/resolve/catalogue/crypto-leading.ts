import { readTable } from './read-table.ts';
import { coinsTable } from './tables.ts';

/** The best known coins against the US dollar; listed is the first day of the network or of public trading. */
export const leadingCoins = readTable(
  coinsTable,
  `
code | en | zh-CN | zh-HK | decimals | pinyin | aliases | more
BTC | Bitcoin | 比特币 | 比特幣 | 2 | | XBT; bitebi; btb; 大饼 | listed=2010-07-17
ETH | Ethereum | 以太坊 | 以太坊 | 2 | | Ether; 以太币; 以太幣; yitaifang; ytf | listed=2015-08-07
SOL | Solana | 索拉纳 | 索拉納 | 3 | | suolana | listed=2020-04-10
XRP | XRP | 瑞波币 | 瑞波幣 | 5 | | Ripple; ruibobi; rbb | listed=2013-08-04
BNB | BNB | 币安币 | 幣安幣 | 2 | | Binance Coin; bianbi; bab | listed=2017-07-25
DOGE | Dogecoin | 狗狗币 | 狗狗幣 | 6 | | Doge; gougoubi; ggb | listed=2013-12-15
ADA | Cardano | 艾达币 | 艾達幣 | 5 | | aidabi; adb | listed=2017-10-01
TRX | TRON | 波场 | 波場 | 6 | | bochang | listed=2017-09-13
AVAX | Avalanche | 雪崩协议 | 雪崩協議 | 3 | | xuebeng | listed=2020-09-22
LINK | Chainlink | 链克 | 鏈克 | 4 | | Chain link | listed=2017-09-20
DOT | Polkadot | 波卡 | 波卡 | 4 | | boka | listed=2020-08-20
LTC | Litecoin | 莱特币 | 萊特幣 | 3 | | laitebi; ltb | listed=2013-04-28
BCH | Bitcoin Cash | 比特币现金 | 比特幣現金 | 2 | | bitebixianjin | listed=2017-08-01
UNI | Uniswap | Uniswap | Uniswap | 4 | | youniswap | listed=2020-09-17
XLM | Stellar | 恒星币 | 恒星幣 | 6 | | Lumens; hengxingbi | listed=2014-08-05
`,
);
