import { readTable } from './read-table.ts';
import { usFundsTable } from './tables.ts';

/** Further exchange-traded funds of the US. Grayscale named two of them after the coins they hold. */
export const usFunds = readTable(
  usFundsTable,
  `
code | exchange | en | zh-CN | zh-HK | pinyin | aliases | more
IVV | NYSE Arca | iShares Core S&P 500 ETF | 安硕标普500ETF | 安碩標普500 ETF | | | isin=US4642872000 listed=2000-05-15
VTI | NYSE Arca | Vanguard Total Stock Market ETF | 先锋全美股票ETF | 領航全美股票 ETF | | Total stock market | isin=US9229087690
DIA | NYSE Arca | SPDR Dow Jones Industrial Average ETF Trust | 道琼斯ETF | 道瓊斯 ETF | | Diamonds | isin=US78467X1090
QQQM | NASDAQ | Invesco NASDAQ 100 ETF | 纳指100ETF-M | 納指100 ETF-M | | | listed=2020-10-13
TQQQ | NASDAQ | ProShares UltraPro QQQ | 三倍做多纳指ETF | 三倍做多納指 ETF | | 3x QQQ | listed=2010-02-09
SQQQ | NASDAQ | ProShares UltraPro Short QQQ | 三倍做空纳指ETF | 三倍做空納指 ETF | | Short QQQ | listed=2010-02-09
SOXX | NASDAQ | iShares Semiconductor ETF | 安硕半导体ETF | 安碩半導體 ETF | | Semiconductor ETF |
SOXL | NYSE Arca | Direxion Daily Semiconductor Bull 3X Shares | 三倍做多半导体ETF | 三倍做多半導體 ETF | | | listed=2010-03-11
SMH | NASDAQ | VanEck Semiconductor ETF | 范达半导体ETF | VanEck 半導體 ETF | | VanEck Semiconductor |
ARKK | Cboe | ARK Innovation ETF | 方舟创新ETF | 方舟創新 ETF | fang zhou | ARK; Cathie Wood; 木头姐 | listed=2014-10-31
SCHD | NYSE Arca | Schwab U.S. Dividend Equity ETF | 嘉信美国红利ETF | 嘉信美國股息 ETF | | Schwab Dividend | listed=2011-10-20
VYM | NYSE Arca | Vanguard High Dividend Yield ETF | 先锋高股息ETF | 領航高息 ETF | | High Dividend |
VIG | NYSE Arca | Vanguard Dividend Appreciation ETF | 先锋股息增长ETF | 領航股息增長 ETF | | Dividend Appreciation |
VUG | NYSE Arca | Vanguard Growth ETF | 先锋成长ETF | 領航增長 ETF | |  |
VTV | NYSE Arca | Vanguard Value ETF | 先锋价值ETF | 領航價值 ETF | |  |
VXUS | NASDAQ | Vanguard Total International Stock ETF | 先锋国际股票ETF | 領航國際股票 ETF | | | listed=2011-01-28
VEA | NYSE Arca | Vanguard FTSE Developed Markets ETF | 先锋发达市场ETF | 領航發達市場 ETF | |  |
VWO | NYSE Arca | Vanguard FTSE Emerging Markets ETF | 先锋新兴市场ETF | 領航新興市場 ETF | |  |
EEM | NYSE Arca | iShares MSCI Emerging Markets ETF | 安硕新兴市场ETF | 安碩新興市場 ETF | | Emerging markets | isin=US4642872349
EFA | NYSE Arca | iShares MSCI EAFE ETF | 安硕发达市场ETF | 安碩發達市場 ETF | | EAFE | isin=US4642874659
MTUM | Cboe | iShares MSCI USA Momentum Factor ETF | 安硕美国动量因子ETF | 安碩美國動量因子 ETF | | Momentum factor | listed=2013-04-18
QUAL | Cboe | iShares MSCI USA Quality Factor ETF | 安硕美国质量因子ETF | 安碩美國質量因子 ETF | | Quality factor | listed=2013-07-18
SIZE | NYSE Arca | iShares MSCI USA Size Factor ETF | 安硕美国规模因子ETF | 安碩美國規模因子 ETF | | Size factor | listed=2013-04-18
USMV | Cboe | iShares MSCI USA Min Vol Factor ETF | 安硕美国低波动ETF | 安碩美國低波動 ETF | | Minimum volatility | listed=2011-10-20
VLUE | Cboe | iShares MSCI USA Value Factor ETF | 安硕美国价值因子ETF | 安碩美國價值因子 ETF | | Value factor | listed=2013-04-18
XLK | NYSE Arca | Technology Select Sector SPDR Fund | 科技行业ETF | 科技行業 ETF | | Technology sector |
XLF | NYSE Arca | Financial Select Sector SPDR Fund | 金融行业ETF | 金融行業 ETF | | Financial sector |
XLE | NYSE Arca | Energy Select Sector SPDR Fund | 能源行业ETF | 能源行業 ETF | | Energy sector |
XLV | NYSE Arca | Health Care Select Sector SPDR Fund | 医疗行业ETF | 醫療行業 ETF | | Health care sector |
XLY | NYSE Arca | Consumer Discretionary Select Sector SPDR Fund | 可选消费ETF | 非必需消費 ETF | |  |
XLP | NYSE Arca | Consumer Staples Select Sector SPDR Fund | 必需消费ETF | 必需消費 ETF | |  |
XLI | NYSE Arca | Industrial Select Sector SPDR Fund | 工业行业ETF | 工業行業 ETF | |  |
XLU | NYSE Arca | Utilities Select Sector SPDR Fund | 公用事业ETF | 公用事業 ETF | |  |
XLB | NYSE Arca | Materials Select Sector SPDR Fund | 原材料ETF | 原材料 ETF | |  |
XLRE | NYSE Arca | Real Estate Select Sector SPDR Fund | 房地产ETF | 房地產 ETF | | | listed=2015-10-08
XLC | NYSE Arca | Communication Services Select Sector SPDR Fund | 通信服务ETF | 通訊服務 ETF | | | listed=2018-06-19
VNQ | NYSE Arca | Vanguard Real Estate ETF | 先锋房地产ETF | 領航房地產 ETF | | REIT ETF |
IAU | NYSE Arca | iShares Gold Trust | 安硕黄金信托 | 安碩黃金信託 | |  |
SLV | NYSE Arca | iShares Silver Trust | 白银ETF-安硕 | 安碩白銀信託 | bai yin | Silver; 白银; 白銀 |
USO | NYSE Arca | United States Oil Fund, LP | 美国原油基金 | 美國原油基金 | | Oil; 原油 |
IEF | NASDAQ | iShares 7-10 Year Treasury Bond ETF | 7-10年美债ETF | 7-10年期美債 ETF | | | isin=US4642874402
SHY | NASDAQ | iShares 1-3 Year Treasury Bond ETF | 1-3年美债ETF | 1-3年期美債 ETF | | | isin=US4642874576
AGG | NYSE Arca | iShares Core U.S. Aggregate Bond ETF | 安硕美国综合债券ETF | 安碩美國綜合債券 ETF | | Aggregate bond | isin=US4642872265
BND | NASDAQ | Vanguard Total Bond Market ETF | 先锋全债ETF | 領航全債 ETF | | Total bond |
LQD | NYSE Arca | iShares iBoxx $ Investment Grade Corporate Bond ETF | 投资级公司债ETF | 投資級公司債 ETF | | | isin=US4642872422
HYG | NYSE Arca | iShares iBoxx $ High Yield Corporate Bond ETF | 高收益公司债ETF | 高收益公司債 ETF | | High yield; 垃圾债 |
SGOV | NYSE Arca | iShares 0-3 Month Treasury Bond ETF | 0-3月美债ETF | 0-3個月美債 ETF | | | listed=2020-05-28
FXI | NYSE Arca | iShares China Large-Cap ETF | 安硕中国大盘ETF | 安碩中國大型股 ETF | | China large cap |
KWEB | NYSE Arca | KraneShares CSI China Internet ETF | 中概互联网ETF | 中概互聯網 ETF | | China internet; 中概 | listed=2013-07-31
MCHI | NASDAQ | iShares MSCI China ETF | 安硕中国ETF | 安碩中國 ETF | | MSCI China |
ASHR | NYSE Arca | Xtrackers Harvest CSI 300 China A-Shares ETF | 沪深300ETF-德银嘉实 | 滬深300 ETF-德銀嘉實 | | | listed=2013-11-06
EWH | NYSE Arca | iShares MSCI Hong Kong ETF | 安硕香港ETF | 安碩香港 ETF | |  |
EWJ | NYSE Arca | iShares MSCI Japan ETF | 安硕日本ETF | 安碩日本 ETF | | Japan ETF |
INDA | Cboe | iShares MSCI India ETF | 安硕印度ETF | 安碩印度 ETF | | India ETF | listed=2012-02-02
IBIT | NASDAQ | iShares Bitcoin Trust ETF | 贝莱德比特币ETF | 貝萊德比特幣 ETF | | Bitcoin ETF; BlackRock Bitcoin | listed=2024-01-11
FBTC | Cboe | Fidelity Wise Origin Bitcoin Fund | 富达比特币ETF | 富達比特幣 ETF | | Fidelity Bitcoin | listed=2024-01-11
GBTC | NYSE Arca | Grayscale Bitcoin Trust ETF | 灰度比特币信托 | 灰度比特幣信託 | hui du | Grayscale |
ETHA | NASDAQ | iShares Ethereum Trust ETF | 贝莱德以太坊ETF | 貝萊德以太坊 ETF | | Ethereum ETF | listed=2024-07-23
JEPI | NYSE Arca | JPMorgan Equity Premium Income ETF | 摩根股票溢价收益ETF | 摩根股票溢價收益 ETF | | | listed=2020-05-20
UVXY | Cboe | ProShares Ultra VIX Short-Term Futures ETF | 做多波动率ETF | 做多波動率 ETF | | | listed=2011-10-03
METV | NYSE Arca | Roundhill Ball Metaverse ETF | 元宇宙ETF | 元宇宙 ETF | | Metaverse ETF | listed=2021-06-30 was=META:2022-01-28
DXJ | NYSE Arca | WisdomTree Japan Hedged Equity Fund | 日本对冲股票ETF | 日本對沖股票 ETF | |  |
GDX | NYSE Arca | VanEck Gold Miners ETF | 黄金矿业ETF | 黃金礦業 ETF | | Gold miners |
XBI | NYSE Arca | SPDR S&P Biotech ETF | 生物科技ETF | 生物科技 ETF | | Biotech ETF |
JETS | NYSE Arca | U.S. Global Jets ETF | 航空业ETF | 航空業 ETF | | Airlines ETF | listed=2015-04-30
VT | NYSE Arca | Vanguard Total World Stock ETF | 先锋全球股票ETF | 領航全球股票 ETF | | Total world |
RSP | NYSE Arca | Invesco S&P 500 Equal Weight ETF | 标普500等权ETF | 標普500等權 ETF | | Equal weight |
`,
);
