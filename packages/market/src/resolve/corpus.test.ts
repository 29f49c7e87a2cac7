import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { resolveSymbol } from './resolve.ts';
import { buildSearchIndex } from './search-index.ts';

/**
 * What people and providers type, and what it means: an id, `ask` with all holders in order, `near` with the first suggestion, or
 * `unknown` without any. `@` gives the date as of which is asked. Written by hand.
 */
const corpus = `
# codes as people write them
NVDA | US:NVDA
nvda | US:NVDA
 aapl  | US:AAPL
US:MSFT | US:MSFT
us:tsla | US:TSLA
TSLA.US | US:TSLA
BRK.B | US:BRK.B
BRK-B | US:BRK.B
brk/b | US:BRK.B
brk b | US:BRK.B
BRKB | US:BRK.B
BRK.A | US:BRK.A
GOOG | US:GOOG
GOOGL | US:GOOGL
V | US:V
T | US:T
F | US:F
C | US:C
O | US:O
PDD | US:PDD
JD | US:JD
TSM | US:TSM
NIO | US:NIO
SPY | US:SPY
QQQ | US:QQQ
TLT | US:TLT
VOO | US:VOO
^GSPC | US:^GSPC
SPX | US:^GSPC
^VIX | US:^VIX
VIX | US:^VIX
NDX | US:^NDX
DJI | US:^DJI
600519 | SH:600519
600519.SH | SH:600519
600519.SS | SH:600519
600519.ss | SH:600519
SH600519 | SH:600519
sh.600519 | SH:600519
SH:600519 | SH:600519
300750 | SZ:300750
300750.SZ | SZ:300750
sz300750 | SZ:300750
SZ.300750 | SZ:300750
601318 | SH:601318
688981 | SH:688981
002594.SZ | SZ:002594
000858 | SZ:000858
510300 | SH:510300
159915.SZ | SZ:159915
920185 | BJ:920185
920185.BJ | BJ:920185
bj920185 | BJ:920185
000300.SS | SH:^000300
SH:^000300 | SH:^000300
399001.SZ | SZ:^399001
399006 | SZ:^399006
0700.HK | HK:00700
00700.HK | HK:00700
00700 | HK:00700
700.HK | HK:00700
hk00700 | HK:00700
HK.00700 | HK:00700
HK:00700 | HK:00700
9988.HK | HK:09988
09988 | HK:09988
9988 | HK:09988
3690 | HK:03690
3690.HK | HK:03690
1810.hk | HK:01810
5.HK | HK:00005
0005.HK | HK:00005
1299 | HK:01299
2800.HK | HK:02800
^HSI | HK:^HSI
HSI | HK:^HSI
^HSTECH | HK:^HSTECH
HSCEI | HK:^HSCE
BTC-USD | CRYPTO:BTC-USD
btc-usd | CRYPTO:BTC-USD
BTCUSDT | CRYPTO:BTC-USD
btcusdt | CRYPTO:BTC-USD
BTC/USDT | CRYPTO:BTC-USD
BTC_USDT | CRYPTO:BTC-USD
BTC-USDT | CRYPTO:BTC-USD
BTCUSD | CRYPTO:BTC-USD
BTC/USD | CRYPTO:BTC-USD
BTCUSDC | CRYPTO:BTC-USD
XBT | CRYPTO:BTC-USD
ETHUSDT | CRYPTO:ETH-USD
ETH-USD | CRYPTO:ETH-USD
SOL | CRYPTO:SOL-USD
SOLUSDT | CRYPTO:SOL-USD
DOGE | CRYPTO:DOGE-USD
DOGE-USD | CRYPTO:DOGE-USD
CRYPTO:DOGE-USD | CRYPTO:DOGE-USD
XRP | CRYPTO:XRP-USD
SHIB | CRYPTO:SHIB-USD
PEPEUSDT | CRYPTO:PEPE-USD
IBIT | US:IBIT
# spellings of vendors and terminals
1.600519 | SH:600519
1.000001 | SH:^000001
0.300750 | SZ:300750
0.000001 | SZ:000001
0.920185 | BJ:920185
116.00700 | HK:00700
100.HSI | HK:^HSI
105.AAPL | US:AAPL
106.BRK_B | US:BRK.B
usAAPL | US:AAPL
usBRK.B | US:BRK.B
usAAPL.OQ | US:AAPL
AAPL.OQ | US:AAPL
IBM.N | US:IBM
600519.SHH | SH:600519
300750.SHZ | SZ:300750
NASDAQ:AAPL | US:AAPL
NYSE:BRK.B | US:BRK.B
SSE:600519 | SH:600519
SSE:000001 | SH:^000001
SZSE:300750 | SZ:300750
HKEX:700 | HK:00700
HK:700 | HK:00700
HK:0700 | HK:00700
HKG:0700 | HK:00700
SHA:600519 | SH:600519
SHE:300750 | SZ:300750
BINANCE:BTCUSDT | CRYPTO:BTC-USD
COINBASE:ETH-USD | CRYPTO:ETH-USD
X:BTCUSD | CRYPTO:BTC-USD
XBTUSD | CRYPTO:BTC-USD
XXBTZUSD | CRYPTO:BTC-USD
XETHZUSD | CRYPTO:ETH-USD
AAPL US Equity | US:AAPL
BRK/B US | US:BRK.B
700 HK | HK:00700
600519 CH | SH:600519
300750 CH Equity | SZ:300750
HSI Index | HK:^HSI
usQQQQX | unknown
# full width, spaces and marks
ＡＡＰＬ | US:AAPL
ｎｖｄａ | US:NVDA
６００５１９ | SH:600519
６００５１９．ＳＨ | SH:600519
０７００．ＨＫ | HK:00700
ＢＴＣ－ＵＳＤ | CRYPTO:BTC-USD
　贵州茅台　 | SH:600519
"NVDA" | US:NVDA
’AAPL’ | US:AAPL
# English names
apple | US:AAPL
Apple Inc. | US:AAPL
nvidia | US:NVDA
microsoft | US:MSFT
MICROSOFT CORPORATION | US:MSFT
tesla | US:TSLA
amazon | US:AMZN
netflix | US:NFLX
facebook | US:META
meta | US:META
Meta Platforms, Inc. | US:META
coca-cola | US:KO
mcdonald's | US:MCD
mcdonalds | US:MCD
starbucks | US:SBUX
walmart | US:WMT
jpmorgan | US:JPM
goldman sachs | US:GS
visa | US:V
disney | US:DIS
boeing | US:BA
pfizer | US:PFE
intel | US:INTC
ibm | US:IBM
palantir | US:PLTR
snowflake inc. | US:SNOW
shopify | US:SHOP
spotify | US:SPOT
uber | US:UBER
airbnb | US:ABNB
square | US:XYZ
sony | US:SONY
toyota | US:TM
novo nordisk | US:NVO
astrazeneca | US:AZN
ferrari | US:RACE
pinduoduo | US:PDD
temu | US:PDD
tsmc | US:TSM
luckin | US:LK
tencent | HK:00700
Tencent Holdings | HK:00700
meituan | HK:03690
xiaomi | HK:01810
hkex | HK:00388
aia | HK:01299
lenovo | HK:00992
pop mart | HK:09992
haidilao | HK:06862
moutai | SH:600519
kweichow moutai | SH:600519
cambricon | SH:688256
bitcoin | CRYPTO:BTC-USD
ethereum | CRYPTO:ETH-USD
dogecoin | CRYPTO:DOGE-USD
solana | CRYPTO:SOL-USD
ripple | CRYPTO:XRP-USD
matic | CRYPTO:POL-USD
hang seng | HK:^HSI
s&p 500 | US:^GSPC
S and P 500 | US:^GSPC
dow jones | US:^DJI
csi 300 | SH:^000300
csi300 | SH:^000300
# simplified Chinese
茅台 | SH:600519
贵州茅台 | SH:600519
宁德时代 | ask SZ:300750 HK:03750
宁王 | SZ:300750
五粮液 | SZ:000858
平安银行 | SZ:000001
隆基绿能 | SH:601012
东方财富 | SZ:300059
海康威视 | SZ:002415
万科 | ask SZ:000002 HK:02202
腾讯 | HK:00700
腾讯控股 | HK:00700
美团 | HK:03690
小米 | HK:01810
港交所 | HK:00388
泡泡玛特 | HK:09992
恒生指数 | HK:^HSI
恒指 | HK:^HSI
沪深300 | SH:^000300
上证指数 | SH:^000001
大盘 | SH:^000001
创业板指 | SZ:^399006
科创50 | SH:^000688
苹果 | US:AAPL
英伟达 | US:NVDA
微软 | US:MSFT
特斯拉 | US:TSLA
亚马逊 | US:AMZN
奈飞 | US:NFLX
拼多多 | US:PDD
台积电 | US:TSM
伯克希尔 | ask US:BRK.B US:BRK.A
谷歌 | ask US:GOOGL US:GOOG
标普500 | US:^GSPC
纳指 | US:^IXIC
比特币 | CRYPTO:BTC-USD
以太坊 | CRYPTO:ETH-USD
狗狗币 | CRYPTO:DOGE-USD
柴犬币 | CRYPTO:SHIB-USD
推特 | US:TWTR
雷曼兄弟 | US:LEH
黄金 | US:GLD
滴滴出行 | US:DIDI
瑞幸咖啡 | US:LK
法拉利 | US:RACE
丰田 | US:TM
# traditional characters
騰訊 | HK:00700
騰訊控股 | HK:00700
美團 | HK:03690
滙豐控股 | ask HK:00005 US:HSBC
匯豐 | ask HK:00005 US:HSBC
貴州茅台 | SH:600519
寧德時代 | ask SZ:300750 HK:03750
輝達 | US:NVDA
英偉達 | US:NVDA
蘋果 | US:AAPL
微軟 | US:MSFT
台積電 | US:TSM
恒生指數 | HK:^HSI
滬深300 | SH:^000300
比特幣 | CRYPTO:BTC-USD
領展 | HK:00823
友邦 | HK:01299
港鐵公司 | HK:00066
新鴻基地產 | HK:00016
長和 | HK:00001
泡泡瑪特 | HK:09992
# pinyin and initials
gzmt | SH:600519
GZMT | SH:600519
guizhoumaotai | SH:600519
maotai | SH:600519
ndsd | ask SZ:300750 HK:03750
wly | SZ:000858
wuliangye | SZ:000858
zgpa | ask SH:601318 HK:02318
payh | SZ:000001
zsyh | ask SH:600036 HK:03968
dfcf | SZ:300059
txkg | HK:00700
tengxun | HK:00700
xmjt | HK:01810
hs300 | SH:^000300
szzs | SH:^000001
ljln | SH:601012
yingweida | US:NVDA
pingguo | US:AAPL
tesila | US:TSLA
bitebi | CRYPTO:BTC-USD
hengshengzhishu | HK:^HSI
zjxc | SZ:300308
hwj | SH:688256
xys | SZ:300502
# codes and names that several hold
700 | ask SZ:000700 HK:00700
0700 | ask SZ:000700 HK:00700
000001 | ask SZ:000001 SH:^000001
000016 | ask SZ:000016 SH:^000016
000905 | ask SZ:000905 SH:^000905
1 | ask SZ:000001 HK:00001
2 | ask SZ:000002 HK:00002
688 | ask SZ:000688 HK:00688
BTC | CRYPTO:BTC-USD
ETH | CRYPTO:ETH-USD
COMP | CRYPTO:COMP-USD
DASH | ask US:DASH CRYPTO:DASH-USD
OP | CRYPTO:OP-USD
阿里巴巴 | ask US:BABA HK:09988
alibaba | ask US:BABA HK:09988
京东 | ask US:JD HK:09618
百度 | ask US:BIDU HK:09888
蔚来 | ask US:NIO HK:09866
网易 | ask HK:09999 US:NTES
中国平安 | ask SH:601318 HK:02318
招商银行 | ask SH:600036 HK:03968
比亚迪 | ask SZ:002594 HK:01211
中芯国际 | ask SH:688981 HK:00981
中国移动 | ask SH:600941 HK:00941
紫金矿业 | ask SH:601899 HK:02899
中国石油 | SH:601857
google | ask US:GOOGL US:GOOG
alphabet | ask US:GOOGL US:GOOG
berkshire hathaway | ask US:BRK.B US:BRK.A
byd | ask SZ:002594 HK:01211
smic | ask SH:688981 HK:00981
hsbc | US:HSBC
icbc | ask SH:601398 HK:01398
zillow | ask US:Z US:ZG
百济神州 | ask US:ONC SH:688235 HK:06160
# ISIN
US67066G1040 | US:NVDA
us0378331005 | US:AAPL
US88160R1014 | US:TSLA
CNE0000018R8 | SH:600519
KYG875721634 | HK:00700
GB0005405286 | HK:00005
US4042804066 | US:HSBC
US01609W1027 | US:BABA
US02079K3059 | US:GOOGL
US02079K1079 | US:GOOG
# typos are suggestions, never answers
NVDAA | near US:NVDA
appl | near US:AAPL
aple | near US:AAPL
tesal | near US:TSLA
telsa | near US:TSLA
nvidai | near US:NVDA
nividia | near US:NVDA
microsfot | near US:MSFT
amazn | near US:AMZN
gogle | near US:GOOGL
netflx | near US:NFLX
starbuks | near US:SBUX
tencnet | near HK:00700
tencnt | near HK:00700
xiaomii | near HK:01810
bitcion | near CRYPTO:BTC-USD
etherium | near CRYPTO:ETH-USD
dogcoin | near CRYPTO:DOGE-USD
guizhoumaotia | near SH:600519
600591 | near SH:600519
mairosoft | near US:MSFT
goldman sacks | near US:GS
bank of amercia | near US:BAC
贵州矛台 | near SH:600519
宁德时带 | near SZ:300750
腾讯控谷 | near HK:00700
ZZZZQQ | unknown
__proto__ | unknown
constructor | unknown
 | unknown
# dated codes
FB | US:META
TWTR | US:TWTR
SQ | US:XYZ
PCLN | US:BKNG
YHOO | US:AABA
430047 | BJ:920047
430047.BJ | BJ:920047
835185 | BJ:920185
MATICUSDT | CRYPTO:POL-USD
FB @2020-06-30 | US:META
META @2020-06-30 | US:META
META @2021-12-31 | US:METV
META @2022-06-08 | US:META
META @2022-06-09 | US:META
FB @2022-06-08 | US:META
US:META @2020-06-30 | US:META
GOOG @2013-05-01 | US:GOOGL
GOOG @2014-04-02 | US:GOOGL
GOOG @2014-04-03 | US:GOOG
GOOG @2020-01-02 | US:GOOG
TWTR @2020-01-02 | US:TWTR
SQ @2024-01-02 | US:XYZ
XYZ @2025-06-30 | US:XYZ
UTX @2019-05-01 | US:RTX
ANTM @2021-01-04 | US:ELV
VIAC @2020-06-30 | US:PSKY
CBS @2018-06-30 | US:PSKY
BBT @2018-06-30 | US:TFC
ABC @2022-06-30 | US:COR
Q @2015-06-30 | US:IQV
LEH @2008-01-02 | US:LEH
430047 @2024-06-28 | BJ:920047
600519 @2015-06-30 | SH:600519
700 @2015-06-30 | ask SZ:000700 HK:00700
apple @2000-01-03 | US:AAPL
`;

interface Row {
  readonly query: string;
  readonly asOf: string | undefined;
  readonly expected: string;
}

function rowOf(line: string): Row {
  const bar = line.lastIndexOf('|');
  const [query = '', asOf] = line.slice(0, bar - 1).split(' @');
  return { query, asOf, expected: line.slice(bar + 2) };
}

const rows = corpus
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(rowOf);
const index = buildSearchIndex(catalogue);

function meaning({ query, asOf }: Row): string {
  const resolution = resolveSymbol(index, query, asOf);
  if (resolution.kind === 'one') return resolution.instrument.id;
  if (resolution.kind === 'ambiguous') return `ask ${resolution.candidates.map(({ id }) => id).join(' ')}`;
  const [first] = resolution.suggestions;
  return first === undefined ? 'unknown' : `near ${first.id}`;
}

describe('the corpus of queries', () => {
  it('has at least 300 of them, each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(300);
    expect(new Set(rows.map(({ query, asOf }) => `${query} @${asOf}`)).size).toBe(rows.length);
  });

  it('means what it should, query by query', () => {
    const wrong = rows.filter((row) => meaning(row) !== row.expected);
    expect(wrong.map((row) => `${row.query} ${row.asOf ?? ''} | ${meaning(row)}, not ${row.expected}`)).toEqual([]);
  });
});
