import { readTable } from './read-table.ts';
import { coinsTable } from './tables.ts';

/** Further coins against the US dollar. */
export const furtherCoins = readTable(
  coinsTable,
  `
code | en | zh-CN | zh-HK | decimals | pinyin | aliases | more
USDT | Tether | 泰达币 | 泰達幣 | 5 | tai da bi | Tether USD |
USDC | USD Coin | 美元币 | 美元幣 | 5 | mei yuan bi | USD Coin |
SHIB | Shiba Inu | 柴犬币 | 柴犬幣 | 8 | chai quan bi | Shiba |
PEPE | Pepe | 佩佩币 | 佩佩幣 | 9 | pei pei bi |  |
TON | Toncoin | TON币 | TON幣 | 4 | | Telegram coin |
SUI | Sui | Sui | Sui | 4 | | | listed=2023-05-03
APT | Aptos | Aptos | Aptos | 4 | | | listed=2022-10-19
NEAR | NEAR Protocol | NEAR 协议 | NEAR 協議 | 4 | | Near |
ATOM | Cosmos | 阿童木 | 阿童木 | 4 | a tong mu | Cosmos Hub |
ETC | Ethereum Classic | 以太经典 | 以太經典 | 3 | yi tai jing dian | | listed=2016-07-24
XMR | Monero | 门罗币 | 門羅幣 | 2 | men luo bi |  |
ZEC | Zcash | 零币 | 零幣 | 2 | ling bi | | listed=2016-10-28
DASH | Dash | 达世币 | 達世幣 | 2 | da shi bi | Darkcoin |
FIL | Filecoin | 文件币 | 文件幣 | 4 | wen jian bi |  |
AAVE | Aave | Aave | Aave | 2 | |  |
MKR | Maker | Maker | Maker | 2 | | MakerDAO |
CRV | Curve DAO Token | Curve | Curve | 5 | | Curve |
COMP | Compound | Compound | Compound | 3 | |  |
LDO | Lido DAO | Lido | Lido | 5 | | Lido |
ARB | Arbitrum | Arbitrum | Arbitrum | 5 | | | listed=2023-03-23
OP | Optimism | Optimism | Optimism | 5 | | | listed=2022-05-31
POL | Polygon | 马蹄币 | 馬蹄幣 | 5 | ma ti bi | Matic; Polygon Ecosystem Token | was=MATIC-USD:2024-09-03
ICP | Internet Computer | 互联网计算机 | 互聯網計算機 | 4 | hu lian wang ji suan ji | Dfinity | listed=2021-05-10
HBAR | Hedera | Hedera | Hedera | 6 | | Hedera Hashgraph |
ALGO | Algorand | 阿尔格兰德 | 阿爾格蘭德 | 5 | |  |
VET | VeChain | 唯链 | 唯鏈 | 6 | wei lian |  |
EOS | EOS | 柚子币 | 柚子幣 | 5 | you zi bi |  |
XTZ | Tezos | Tezos | Tezos | 5 | |  |
SAND | The Sandbox | 沙盒 | 沙盒 | 5 | sha he | Sandbox |
MANA | Decentraland | Decentraland | Decentraland | 5 | |  |
AXS | Axie Infinity | Axie Infinity | Axie Infinity | 4 | | Axie |
GRT | The Graph | The Graph | The Graph | 6 | | Graph |
INJ | Injective | Injective | Injective | 4 | |  |
SEI | Sei | Sei | Sei | 5 | | | listed=2023-08-15
TIA | Celestia | Celestia | Celestia | 5 | | | listed=2023-10-31
RENDER | Render | Render | Render | 4 | | RNDR; Render Token |
FET | Artificial Superintelligence Alliance | FET | FET | 5 | | Fetch.ai; ASI |
WLD | Worldcoin | 世界币 | 世界幣 | 5 | shi jie bi | World | listed=2023-07-24
ENA | Ethena | Ethena | Ethena | 5 | | | listed=2024-04-02
ONDO | Ondo | Ondo | Ondo | 5 | | Ondo Finance |
HYPE | Hyperliquid | Hyperliquid | Hyperliquid | 3 | | | listed=2024-11-29
TRUMP | OFFICIAL TRUMP | 特朗普币 | 特朗普幣 | 3 | te lang pu bi | Trump coin | listed=2025-01-17
BONK | Bonk | Bonk | Bonk | 8 | |  |
WIF | dogwifhat | 帽子狗 | 帽子狗 | 5 | mao zi gou |  |
FLOKI | FLOKI | FLOKI | FLOKI | 8 | |  |
JUP | Jupiter | Jupiter | Jupiter | 5 | | | listed=2024-01-31
KAS | Kaspa | Kaspa | Kaspa | 6 | |  |
CRO | Cronos | Cronos | Cronos | 6 | | Crypto.com coin |
OKB | OKB | OKB | OKB | 3 | |  |
DAI | Dai | Dai | Dai | 5 | |  |
XAUT | Tether Gold | 泰达黄金 | 泰達黃金 | 2 | tai da huang jin |  |
PAXG | PAX Gold | PAX 黄金 | PAX 黃金 | 2 | | Paxos Gold |
`,
);
