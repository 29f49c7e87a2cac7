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
SQQQ | NASDAQ | ProShares UltraPro Short QQQ | 三倍做空纳指ETF | 三倍做空納指 ETF | |  | listed=2010-02-09
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
RSP | NYSE Arca | Invesco S&P 500 Equal Weight ETF | 标普500等权ETF | 標普500等權 ETF | | S&P equal weight |
VGK | NYSE Arca | Vanguard FTSE Europe ETF | 先锋欧洲ETF | 領航歐洲 ETF | |  |
VEU | NYSE Arca | Vanguard FTSE All-World ex-US ETF | 先锋全球除美ETF | 領航全球除美 ETF | |  |
VB | NYSE Arca | Vanguard Small-Cap ETF | 先锋小盘ETF | 領航小型股 ETF | |  |
VO | NYSE Arca | Vanguard Mid-Cap ETF | 先锋中盘ETF | 領航中型股 ETF | |  |
IJR | NYSE Arca | iShares Core S&P Small-Cap ETF | 安硕标普小盘ETF | 安碩標普小型股 ETF | |  |
IJH | NYSE Arca | iShares Core S&P Mid-Cap ETF | 安硕标普中盘ETF | 安碩標普中型股 ETF | |  |
MDY | NYSE Arca | SPDR S&P MidCap 400 ETF Trust | 标普400中盘ETF | 標普400中型股 ETF | |  |
IWD | NYSE Arca | iShares Russell 1000 Value ETF | 罗素1000价值ETF | 羅素1000價值 ETF | |  |
IWF | NYSE Arca | iShares Russell 1000 Growth ETF | 罗素1000成长ETF | 羅素1000增長 ETF | |  |
VGT | NYSE Arca | Vanguard Information Technology ETF | 先锋信息技术ETF | 領航資訊科技 ETF | |  |
EWG | NYSE Arca | iShares MSCI Germany ETF | 安硕德国ETF | 安碩德國 ETF | |  |
EWU | NYSE Arca | iShares MSCI United Kingdom ETF | 安硕英国ETF | 安碩英國 ETF | |  |
EWZ | NYSE Arca | iShares MSCI Brazil ETF | 安硕巴西ETF | 安碩巴西 ETF | |  |
EWA | NYSE Arca | iShares MSCI Australia ETF | 安硕澳大利亚ETF | 安碩澳洲 ETF | |  |
EWC | NYSE Arca | iShares MSCI Canada ETF | 安硕加拿大ETF | 安碩加拿大 ETF | |  |
EWY | NYSE Arca | iShares MSCI South Korea ETF | 安硕韩国ETF | 安碩南韓 ETF | |  |
EWT | NYSE Arca | iShares MSCI Taiwan ETF | 安硕台湾ETF | 安碩台灣 ETF | |  |
EWS | NYSE Arca | iShares MSCI Singapore ETF | 安硕新加坡ETF | 安碩新加坡 ETF | |  |
EWW | NYSE Arca | iShares MSCI Mexico ETF | 安硕墨西哥ETF | 安碩墨西哥 ETF | |  |
EWQ | NYSE Arca | iShares MSCI France ETF | 安硕法国ETF | 安碩法國 ETF | |  |
EZU | Cboe | iShares MSCI Eurozone ETF | 安硕欧元区ETF | 安碩歐元區 ETF | |  |
FEZ | NYSE Arca | SPDR EURO STOXX 50 ETF | 欧洲50ETF | 歐洲50 ETF | |  |
IEMG | NYSE Arca | iShares Core MSCI Emerging Markets ETF | 安硕核心新兴市场ETF | 安碩核心新興市場 ETF | |  |
IEFA | Cboe | iShares Core MSCI EAFE ETF | 安硕核心发达市场ETF | 安碩核心發達市場 ETF | |  |
ACWI | NASDAQ | iShares MSCI ACWI ETF | 安硕全球ETF | 安碩全球 ETF | |  |
BIL | NYSE Arca | SPDR Bloomberg 1-3 Month T-Bill ETF | 1-3月美国国库券ETF | 1-3個月美國國庫券 ETF | |  |
SHV | NASDAQ | iShares Short Treasury Bond ETF | 短期美债ETF | 短期美債 ETF | |  |
GOVT | Cboe | iShares U.S. Treasury Bond ETF | 美国国债ETF-安硕 | 安碩美國國債 ETF | |  |
TIP | NYSE Arca | iShares TIPS Bond ETF | 通胀保值债ETF | 通脹保值債 ETF | |  |
MUB | NYSE Arca | iShares National Muni Bond ETF | 美国市政债ETF | 美國市政債 ETF | |  |
EMB | NASDAQ | iShares J.P. Morgan USD Emerging Markets Bond ETF | 新兴市场美元债ETF | 新興市場美元債 ETF | |  |
JNK | NYSE Arca | SPDR Bloomberg High Yield Bond ETF | 道富高收益债ETF | 道富高收益債 ETF | |  |
BNDX | NASDAQ | Vanguard Total International Bond ETF | 先锋国际债券ETF | 領航國際債券 ETF | |  |
VGIT | NASDAQ | Vanguard Intermediate-Term Treasury ETF | 先锋中期美债ETF | 領航中期美債 ETF | |  |
VGLT | NASDAQ | Vanguard Long-Term Treasury ETF | 先锋长期美债ETF | 領航長期美債 ETF | |  |
DBC | NYSE Arca | Invesco DB Commodity Index Tracking Fund | 大宗商品ETF | 大宗商品 ETF | |  |
GSG | NYSE Arca | iShares S&P GSCI Commodity-Indexed Trust | 标普高盛商品信托 | 標普高盛商品信託 | |  |
DBA | NYSE Arca | Invesco DB Agriculture Fund | 农产品ETF-景顺 | 景順農產品 ETF | |  |
UNG | NYSE Arca | United States Natural Gas Fund, LP | 美国天然气基金 | 美國天然氣基金 | |  |
CPER | NYSE Arca | United States Copper Index Fund | 美国铜指数基金 | 美國銅指數基金 | |  |
UUP | NYSE Arca | Invesco DB US Dollar Index Bullish Fund | 美元指数ETF | 美元指數 ETF | |  |
FXE | NYSE Arca | Invesco CurrencyShares Euro Trust | 欧元信托 | 歐元信託 | |  |
FXY | NYSE Arca | Invesco CurrencyShares Japanese Yen Trust | 日元信托 | 日圓信託 | |  |
FXB | NYSE Arca | Invesco CurrencyShares British Pound Sterling Trust | 英镑信托 | 英鎊信託 | |  |
UPRO | NYSE Arca | ProShares UltraPro S&P500 | 三倍做多标普ETF | 三倍做多標普 ETF | |  |
SPXL | NYSE Arca | Direxion Daily S&P 500 Bull 3X Shares | 三倍做多标普ETF-Direxion | Direxion 三倍做多標普 ETF | |  |
SPXU | NYSE Arca | ProShares UltraPro Short S&P500 | 三倍做空标普ETF | 三倍做空標普 ETF | |  |
SDS | NYSE Arca | ProShares UltraShort S&P500 | 两倍做空标普ETF | 兩倍做空標普 ETF | |  |
PSQ | NYSE Arca | ProShares Short QQQ | 做空纳指ETF | 做空納指 ETF | |  |
SOXS | NYSE Arca | Direxion Daily Semiconductor Bear 3X Shares | 三倍做空半导体ETF | 三倍做空半導體 ETF | |  |
VXX | Cboe | iPath Series B S&P 500 VIX Short-Term Futures ETN | 短期波动率ETN | 短期波動率 ETN | |  |
IBB | NASDAQ | iShares Biotechnology ETF | 安硕生物科技ETF | 安碩生物科技 ETF | |  |
KRE | NYSE Arca | SPDR S&P Regional Banking ETF | 美国地区银行ETF | 美國地區銀行 ETF | |  |
KBE | NYSE Arca | SPDR S&P Bank ETF | 美国银行业ETF | 美國銀行業 ETF | |  |
XHB | NYSE Arca | SPDR S&P Homebuilders ETF | 美国住宅建筑ETF | 美國住宅建築 ETF | |  |
ITB | Cboe | iShares U.S. Home Construction ETF | 安硕住宅建筑ETF | 安碩住宅建築 ETF | |  |
XRT | NYSE Arca | SPDR S&P Retail ETF | 美国零售业ETF | 美國零售業 ETF | |  |
XOP | NYSE Arca | SPDR S&P Oil & Gas Exploration & Production ETF | 油气开采ETF | 油氣開採 ETF | |  |
OIH | NYSE Arca | VanEck Oil Services ETF | 油服ETF | 油服 ETF | |  |
XME | NYSE Arca | SPDR S&P Metals and Mining ETF | 金属采矿ETF | 金屬採礦 ETF | |  |
GDXJ | NYSE Arca | VanEck Junior Gold Miners ETF | 小型黄金矿业ETF | 小型黃金礦業 ETF | |  |
IYR | NYSE Arca | iShares U.S. Real Estate ETF | 安硕房地产ETF | 安碩房地產 ETF | |  |
ITA | Cboe | iShares U.S. Aerospace & Defense ETF | 航空国防ETF | 航空國防 ETF | |  |
IGV | Cboe | iShares Expanded Tech-Software Sector ETF | 软件行业ETF | 軟件行業 ETF | |  |
TAN | NYSE Arca | Invesco Solar ETF | 太阳能ETF | 太陽能 ETF | |  |
ICLN | NASDAQ | iShares Global Clean Energy ETF | 全球清洁能源ETF | 全球清潔能源 ETF | |  |
LIT | NYSE Arca | Global X Lithium & Battery Tech ETF | 锂电池ETF | 鋰電池 ETF | |  |
URA | NYSE Arca | Global X Uranium ETF | 铀矿ETF | 鈾礦 ETF | |  |
DVY | NASDAQ | iShares Select Dividend ETF | 安硕精选红利ETF | 安碩精選股息 ETF | |  |
SDY | NYSE Arca | SPDR S&P Dividend ETF | 标普红利ETF-道富 | 道富標普股息 ETF | |  |
NOBL | Cboe | ProShares S&P 500 Dividend Aristocrats ETF | 股息贵族ETF | 股息貴族 ETF | |  |
HDV | NYSE Arca | iShares Core High Dividend ETF | 安硕高股息ETF | 安碩高息 ETF | |  |
SPLV | NYSE Arca | Invesco S&P 500 Low Volatility ETF | 标普500低波动ETF | 標普500低波動 ETF | |  |
`,
);
