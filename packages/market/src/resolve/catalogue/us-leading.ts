import { readTable } from './read-table.ts';
import { usStocksTable } from './tables.ts';

/** The best known companies listed in the US, best known first. Central index keys are those of SEC filings. */
export const usLeading = readTable(
  usStocksTable,
  `
code | exchange | sector | en | zh-CN | zh-HK | pinyin | aliases | more
NVDA | NASDAQ | technology | NVIDIA Corporation | 英伟达 | 英偉達 | | NVIDIA; 輝達; yingweida; ywd | isin=US67066G1040 cik=1045810 listed=1999-01-22
AAPL | NASDAQ | technology | Apple Inc. | 苹果 | 蘋果 | | Apple; Apple Computer; 苹果公司; pingguo | isin=US0378331005 cik=320193 listed=1980-12-12
MSFT | NASDAQ | technology | Microsoft Corporation | 微软 | 微軟 | | Microsoft; weiruan | isin=US5949181045 cik=789019 listed=1986-03-13
GOOGL | NASDAQ | communication | Alphabet Inc. Class A | 谷歌-A | 谷歌-A | | Alphabet; Google; 谷歌; Alphabet A; guge | isin=US02079K3059 cik=1652044 listed=2004-08-19 of=alphabet was=GOOG:2014-04-02
GOOG | NASDAQ | communication | Alphabet Inc. Class C | 谷歌-C | 谷歌-C | | Alphabet; Google; 谷歌; Alphabet C; guge | isin=US02079K1079 cik=1652044 listed=2014-03-27 of=alphabet was=GOOCV:2014-04-02
AMZN | NASDAQ | consumer-discretionary | Amazon.com, Inc. | 亚马逊 | 亞馬遜 | | Amazon; yamaxun | isin=US0231351067 cik=1018724 listed=1997-05-15
META | NASDAQ | communication | Meta Platforms, Inc. | Meta 平台 | Meta 平台 | | Meta; Facebook; FB; 脸书; 臉書; lianshu | isin=US30303M1027 cik=1326801 listed=2012-05-18 was=FB:2022-06-08
TSLA | NASDAQ | consumer-discretionary | Tesla, Inc. | 特斯拉 | 特斯拉 | | Tesla; Tesla Motors; tesila; tsl | isin=US88160R1014 cik=1318605 listed=2010-06-29
AVGO | NASDAQ | technology | Broadcom Inc. | 博通 | 博通 | | Broadcom; Avago; botong | isin=US11135F1012 cik=1730168 listed=2009-08-06
AMD | NASDAQ | technology | Advanced Micro Devices, Inc. | 超威半导体 | 超微半導體 | | Advanced Micro Devices; 超微; chaowei | isin=US0079031078 cik=2488
INTC | NASDAQ | technology | Intel Corporation | 英特尔 | 英特爾 | | Intel; yingteer | isin=US4581401001 cik=50863 listed=1971-10-13
NFLX | NASDAQ | communication | Netflix, Inc. | 奈飞 | 奈飛 | | Netflix; 网飞; 網飛; naifei | isin=US64110L1061 cik=1065280 listed=2002-05-23
TSM | NYSE | technology | Taiwan Semiconductor Manufacturing ADR | 台积电 | 台積電 | | TSMC; Taiwan Semiconductor; taijidian; tjd | isin=US8740391003 cik=1046179 listed=1997-10-08 reports=TWD shares=5
BABA | NYSE | consumer-discretionary | Alibaba Group Holding ADR | 阿里巴巴 | 阿里巴巴 | | Alibaba; 阿里; alibaba; albb | isin=US01609W1027 cik=1577552 listed=2014-09-19 reports=CNY of=alibaba shares=8
PDD | NASDAQ | consumer-discretionary | PDD Holdings Inc. ADR | 拼多多 | 拼多多 | | Pinduoduo; Temu; pinduoduo | isin=US7223041028 cik=1737806 listed=2018-07-26 reports=CNY shares=4
JD | NASDAQ | consumer-discretionary | JD.com, Inc. ADR | 京东 | 京東 | | JD.com; Jingdong; jd | cik=1549802 listed=2014-05-22 reports=CNY of=jd shares=2
BIDU | NASDAQ | communication | Baidu, Inc. ADR | 百度 | 百度 | | Baidu; bd | cik=1329099 listed=2005-08-05 reports=CNY of=baidu shares=8
NIO | NYSE | consumer-discretionary | NIO Inc. ADR | 蔚来 | 蔚來 | | Weilai; wl | cik=1736541 listed=2018-09-12 reports=CNY shares=1 of=nio
PLTR | NASDAQ | technology | Palantir Technologies Inc. | 帕兰提尔 | Palantir | | Palantir; palantier | isin=US69608A1088 cik=1321655 listed=2020-09-30
MSTR | NASDAQ | technology | MicroStrategy Incorporated | 微策略 | 微策略 | | Strategy; MicroStrategy; weicelue | cik=1050446 listed=1998-06-11
ORCL | NYSE | technology | Oracle Corporation | 甲骨文 | 甲骨文 | | Oracle; jiaguwen | isin=US68389X1054 cik=1341439 listed=1986-03-12
CRM | NYSE | technology | Salesforce, Inc. | 赛富时 | Salesforce | | Salesforce; saifushi | isin=US79466L3024 cik=1108524 listed=2004-06-23
ADBE | NASDAQ | technology | Adobe Inc. | 奥多比 | Adobe | | Adobe; aoduobi | isin=US00724F1012 cik=796343 listed=1986-08-13
CSCO | NASDAQ | technology | Cisco Systems, Inc. | 思科 | 思科 | | Cisco; sike | isin=US17275R1023 cik=858877 listed=1990-02-16
QCOM | NASDAQ | technology | QUALCOMM Incorporated | 高通 | 高通 | | Qualcomm; gaotong | isin=US7475251036 cik=804328 listed=1991-12-13
TXN | NASDAQ | technology | Texas Instruments Incorporated | 德州仪器 | 德州儀器 | | Texas Instruments; dezhouyiqi | isin=US8825081040 cik=97476
MU | NASDAQ | technology | Micron Technology, Inc. | 美光科技 | 美光科技 | | Micron; 美光; meiguang | isin=US5951121038 cik=723125
IBM | NYSE | technology | International Business Machines Corporation | 国际商业机器 | 國際商業機器 | | IBM | isin=US4592001014 cik=51143
SMCI | NASDAQ | technology | Super Micro Computer, Inc. | 超微电脑 | 美超微 | | Supermicro; chaoweidiannao | cik=1375365 listed=2007-03-29
ASML | NASDAQ | technology | ASML Holding N.V. | 阿斯麦 | 艾司摩爾 | | ASML; asimai | cik=937966 listed=1995-03-15 reports=EUR
ARM | NASDAQ | technology | Arm Holdings plc ADR | Arm 控股 | Arm 控股 | | Arm Holdings; 安谋; anmou | cik=1973239 listed=2023-09-14 shares=1
UBER | NYSE | technology | Uber Technologies, Inc. | 优步 | 優步 | | Uber; youbu | isin=US90353T1007 cik=1543151 listed=2019-05-10
ABNB | NASDAQ | consumer-discretionary | Airbnb, Inc. | 爱彼迎 | 愛彼迎 | | Airbnb; aibiying | isin=US0090661010 cik=1559720 listed=2020-12-10
DIS | NYSE | communication | The Walt Disney Company | 迪士尼 | 迪士尼 | | Disney; Walt Disney; dishini | isin=US2546871060 cik=1744489
T | NYSE | communication | AT&T Inc. | 美国电话电报 | AT&T | | AT&T; ATT | isin=US00206R1023 cik=732717
VZ | NYSE | communication | Verizon Communications Inc. | 威瑞森 | 威訊 | | Verizon; weiruisen | isin=US92343V1044 cik=732712
JPM | NYSE | financials | JPMorgan Chase & Co. | 摩根大通 | 摩根大通 | | JPMorgan; JP Morgan; 小摩; mogendatong | isin=US46625H1005 cik=19617
BAC | NYSE | financials | Bank of America Corporation | 美国银行 | 美國銀行 | | Bank of America; BofA; meiguoyinhang | isin=US0605051046 cik=70858
GS | NYSE | financials | The Goldman Sachs Group, Inc. | 高盛 | 高盛 | | Goldman Sachs; Goldman; gaosheng | isin=US38141G1040 cik=886982 listed=1999-05-04
MS | NYSE | financials | Morgan Stanley | 摩根士丹利 | 摩根士丹利 | | 大摩; mogenshidanli | isin=US6174464486 cik=895421
WFC | NYSE | financials | Wells Fargo & Company | 富国银行 | 富國銀行 | | Wells Fargo; fuguoyinhang | isin=US9497461015 cik=72971
C | NYSE | financials | Citigroup Inc. | 花旗集团 | 花旗集團 | | Citi; Citigroup; Citibank; huaqi | isin=US1729674242 cik=831001
V | NYSE | financials | Visa Inc. | 维萨 | Visa | | Visa; 维萨卡; weisa | isin=US92826C8394 cik=1403161 listed=2008-03-19
MA | NYSE | financials | Mastercard Incorporated | 万事达 | 萬事達 | | Mastercard; Master Card; wanshida | isin=US57636Q1040 cik=1141391 listed=2006-05-25
AXP | NYSE | financials | American Express Company | 美国运通 | 美國運通 | | American Express; Amex; yuntong | isin=US0258161092 cik=4962
PYPL | NASDAQ | financials | PayPal Holdings, Inc. | 贝宝 | PayPal | | PayPal; beibao | isin=US70450Y1038 cik=1633917 listed=2015-07-06
BRK.B | NYSE | financials | Berkshire Hathaway Inc. Class B | 伯克希尔-B | 巴郡-B | | Berkshire Hathaway; Berkshire; Buffett; 伯克希尔哈撒韦; 伯克希尔; 巴菲特; bokexier | isin=US0846707026 cik=1067983 listed=1996-05-09 of=berkshire shares=1/1500
BRK.A | NYSE | financials | Berkshire Hathaway Inc. Class A | 伯克希尔-A | 巴郡-A | | Berkshire Hathaway; Berkshire; 伯克希尔哈撒韦; 伯克希尔 | isin=US0846701086 cik=1067983 of=berkshire
COIN | NASDAQ | financials | Coinbase Global, Inc. | Coinbase | Coinbase | | Coinbase | isin=US19260Q1076 cik=1679788 listed=2021-04-14
UNH | NYSE | health-care | UnitedHealth Group Incorporated | 联合健康 | 聯合健康 | | UnitedHealth; lianhejiankang | isin=US91324P1021 cik=731766
JNJ | NYSE | health-care | Johnson & Johnson | 强生 | 強生 | | J&J; qiangsheng | isin=US4781601046 cik=200406
LLY | NYSE | health-care | Eli Lilly and Company | 礼来 | 禮來 | | Eli Lilly; Lilly; lilai | isin=US5324571083 cik=59478
PFE | NYSE | health-care | Pfizer Inc. | 辉瑞 | 輝瑞 | | Pfizer; huirui | isin=US7170811035 cik=78003
MRK | NYSE | health-care | Merck & Co., Inc. | 默沙东 | 默沙東 | | Merck; 默克; moshadong | isin=US58933Y1055 cik=310158
ABBV | NYSE | health-care | AbbVie Inc. | 艾伯维 | 艾伯維 | | AbbVie; aibowei | isin=US00287Y1091 cik=1551152 listed=2013-01-02
XOM | NYSE | energy | Exxon Mobil Corporation | 埃克森美孚 | 埃克森美孚 | | Exxon; ExxonMobil; aikesenmeifu | isin=US30231G1022 cik=34088
CVX | NYSE | energy | Chevron Corporation | 雪佛龙 | 雪佛龍 | | Chevron; xuefolong | isin=US1667641005 cik=93410
KO | NYSE | consumer-staples | The Coca-Cola Company | 可口可乐 | 可口可樂 | | Coca-Cola; Coca Cola; Coke; kekoukele; kkkl | isin=US1912161007 cik=21344
PEP | NASDAQ | consumer-staples | PepsiCo, Inc. | 百事 | 百事 | | Pepsi; PepsiCo; 百事可乐; baishi | isin=US7134481081 cik=77476
PG | NYSE | consumer-staples | The Procter & Gamble Company | 宝洁 | 寶潔 | | Procter & Gamble; Procter and Gamble; P&G; baojie | isin=US7427181091 cik=80424
WMT | NASDAQ | consumer-staples | Walmart Inc. | 沃尔玛 | 沃爾瑪 | | Walmart; Wal-Mart; woerma | isin=US9311421039 cik=104169
COST | NASDAQ | consumer-staples | Costco Wholesale Corporation | 开市客 | 好市多 | | Costco; kaishike | isin=US22160K1051 cik=909832
HD | NYSE | consumer-discretionary | The Home Depot, Inc. | 家得宝 | 家得寶 | | Home Depot; jiadebao | isin=US4370761029 cik=354950
MCD | NYSE | consumer-discretionary | McDonald's Corporation | 麦当劳 | 麥當勞 | | McDonalds; McDonald's; maidanglao | isin=US5801351017 cik=63908
SBUX | NASDAQ | consumer-discretionary | Starbucks Corporation | 星巴克 | 星巴克 | | Starbucks; xingbake | isin=US8552441094 cik=829224 listed=1992-06-26
NKE | NYSE | consumer-discretionary | NIKE, Inc. | 耐克 | Nike | | Nike; naike | isin=US6541061031 cik=320187
BA | NYSE | industrials | The Boeing Company | 波音 | 波音 | | Boeing; boyin | isin=US0970231058 cik=12927
CAT | NYSE | industrials | Caterpillar Inc. | 卡特彼勒 | 卡特彼勒 | | Caterpillar; katebile | isin=US1491231015 cik=18230
GE | NYSE | industrials | General Electric Company | 通用电气 | 通用電氣 | | General Electric; GE Aerospace; tongyongdianqi | cik=40545
LMT | NYSE | industrials | Lockheed Martin Corporation | 洛克希德马丁 | 洛歇馬田 | | Lockheed Martin; Lockheed; luokexide | isin=US5398301094 cik=936468
UPS | NYSE | industrials | United Parcel Service, Inc. | 联合包裹 | 聯合包裹 | | United Parcel Service; lianhebaoguo | isin=US9113121068 cik=1090727 listed=1999-11-10
F | NYSE | consumer-discretionary | Ford Motor Company | 福特汽车 | 福特汽車 | | Ford; 福特; fute | isin=US3453708600 cik=37996
GM | NYSE | consumer-discretionary | General Motors Company | 通用汽车 | 通用汽車 | | General Motors; tongyongqiche | isin=US37045V1008 cik=1467858 listed=2010-11-18
`,
);
