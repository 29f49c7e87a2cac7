import { readTable } from './read-table.ts';
import { usStocksTable } from './tables.ts';

/** Further banks, insurers, exchanges, payment companies and real-estate trusts listed in the US. */
export const usFinance = readTable(
  usStocksTable,
  `
code | exchange | sector | en | zh-CN | zh-HK | pinyin | aliases | more
BLK | NYSE | financials | BlackRock, Inc. | 贝莱德 | 貝萊德 | bei lai de | BlackRock; Black Rock |
SCHW | NYSE | financials | The Charles Schwab Corporation | 嘉信理财 | 嘉信理財 | jia xin li cai | Schwab; Charles Schwab | cik=316709
BX | NYSE | financials | Blackstone Inc. | 黑石 | 黑石 | hei shi | Blackstone |
KKR | NYSE | financials | KKR & Co. Inc. | KKR 集团 | KKR 集團 | | Kohlberg Kravis Roberts |
APO | NYSE | financials | Apollo Global Management, Inc. | 阿波罗全球管理 | 阿波羅全球管理 | a bo luo | Apollo |
SPGI | NYSE | financials | S&P Global Inc. | 标普全球 | 標普全球 | biao pu quan qiu | S&P Global | was=MHFI:2016-04-27
MCO | NYSE | financials | Moody's Corporation | 穆迪 | 穆迪 | mu di | Moodys |
MSCI | NYSE | financials | MSCI Inc. | 明晟 | 明晟 | ming sheng |  |
CME | NASDAQ | financials | CME Group Inc. | 芝商所 | 芝商所 | zhi shang suo | CME Group; 芝加哥商业交易所 |
ICE | NYSE | financials | Intercontinental Exchange, Inc. | 洲际交易所 | 洲際交易所 | zhou ji jiao yi suo | Intercontinental Exchange |
NDAQ | NASDAQ | financials | Nasdaq, Inc. | 纳斯达克公司 | 納斯達克公司 | | Nasdaq Inc |
CBOE | Cboe | financials | Cboe Global Markets, Inc. | 芝加哥期权交易所 | 芝加哥期權交易所 | | Cboe |
PNC | NYSE | financials | The PNC Financial Services Group, Inc. | PNC 金融 | PNC 金融 | | PNC Bank |
USB | NYSE | financials | U.S. Bancorp | 美国合众银行 | 美國合眾銀行 | mei guo he zhong yin hang | US Bancorp; US Bank | cik=36104
TFC | NYSE | financials | Truist Financial Corporation | 信托金融 | Truist 金融 | | Truist | was=BBT:2019-12-06
COF | NYSE | financials | Capital One Financial Corporation | 第一资本 | 第一資本 | di yi zi ben | Capital One |
BK | NYSE | financials | The Bank of New York Mellon Corporation | 纽约梅隆银行 | 紐約梅隆銀行 | niu yue mei long | BNY Mellon |
STT | NYSE | financials | State Street Corporation | 道富 | 道富 | dao fu | State Street | cik=93751
MTB | NYSE | financials | M&T Bank Corporation | M&T 银行 | M&T 銀行 | | M&T Bank |
FITB | NASDAQ | financials | Fifth Third Bancorp | 五三银行 | 五三銀行 | wu san yin hang | Fifth Third |
RF | NYSE | financials | Regions Financial Corporation | 地区金融 | 地區金融 | | Regions Bank |
KEY | NYSE | financials | KeyCorp | 科凯国际 | KeyCorp | | Key Bank |
HBAN | NASDAQ | financials | Huntington Bancshares Incorporated | 亨廷顿银行 | 亨廷頓銀行 | heng ting dun | Huntington |
CFG | NYSE | financials | Citizens Financial Group, Inc. | 公民金融 | 公民金融 | | Citizens Bank | listed=2014-09-24
NTRS | NASDAQ | financials | Northern Trust Corporation | 北方信托 | 北方信託 | bei fang xin tuo | Northern Trust |
PGR | NYSE | financials | The Progressive Corporation | 前进保险 | 前進保險 | qian jin bao xian | Progressive | cik=80661
CB | NYSE | financials | Chubb Limited | 安达保险 | 安達保險 | an da bao xian | Chubb | isin=CH0044328745 was=ACE:2016-01-14
MRSH | NYSE | financials | Marsh & McLennan Companies, Inc. | 威达信集团 | 威達信集團 | wei da xin | Marsh McLennan; Marsh | was=MMC:2026-01-13
AON | NYSE | financials | Aon plc | 怡安 | 怡安 | yi an | Aon |
AJG | NYSE | financials | Arthur J. Gallagher & Co. | 加拉格尔 | 加拉格爾 | | Gallagher |
WTW | NASDAQ | financials | Willis Towers Watson Public Limited Company | 韦莱韬悦 | 韋萊韜悅 | wei lai tao yue | Willis Towers Watson | was=WLTW:2022-01-07
AIG | NYSE | financials | American International Group, Inc. | 美国国际集团 | 美國國際集團 | mei guo guo ji ji tuan | American International Group | isin=US0268747849 cik=5272
MET | NYSE | financials | MetLife, Inc. | 大都会人寿 | 大都會人壽 | da du hui ren shou | MetLife |
PRU | NYSE | financials | Prudential Financial, Inc. | 保德信金融 | 保德信金融 | bao de xin | Prudential Financial |
AFL | NYSE | financials | Aflac Incorporated | 美国家庭人寿 | 美國家庭人壽 | | Aflac | cik=4977
ALL | NYSE | financials | The Allstate Corporation | 好事达 | 好事達 | hao shi da | Allstate |
TRV | NYSE | financials | The Travelers Companies, Inc. | 旅行者保险 | 旅行者保險 | lü xing zhe | Travelers |
HIG | NYSE | financials | The Hartford Insurance Group, Inc. | 哈特福德 | 哈特福德 | | Hartford |
GL | NYSE | financials | Globe Life Inc. | Globe Life | Globe Life | | Torchmark | was=TMK:2019-08-08
EG | NYSE | financials | Everest Group, Ltd. | 埃佛勒斯 | 埃佛勒斯 | | Everest Re | was=RE:2023-07-07
SYF | NYSE | financials | Synchrony Financial | 同步金融 | 同步金融 | tong bu jin rong | Synchrony | listed=2014-07-31
FIS | NYSE | financials | Fidelity National Information Services, Inc. | 富达国民信息 | 富達國民資訊 | | Fidelity National Information |
GPN | NYSE | financials | Global Payments Inc. | 环汇 | 環匯 | huan hui | Global Payments |
HOOD | NASDAQ | financials | Robinhood Markets, Inc. | 罗宾汉 | 羅賓漢 | luo bin han | Robinhood | listed=2021-07-29
SOFI | NASDAQ | financials | SoFi Technologies, Inc. | SoFi | SoFi | | | listed=2021-06-01
AFRM | NASDAQ | financials | Affirm Holdings, Inc. | Affirm | Affirm | | | listed=2021-01-13
UPST | NASDAQ | financials | Upstart Holdings, Inc. | Upstart | Upstart | | | listed=2020-12-16
IBKR | NASDAQ | financials | Interactive Brokers Group, Inc. | 盈透证券 | 盈透證券 | ying tou zheng quan | Interactive Brokers |
RJF | NYSE | financials | Raymond James Financial, Inc. | 雷蒙詹姆斯 | 雷蒙詹姆斯 | | Raymond James |
TROW | NASDAQ | financials | T. Rowe Price Group, Inc. | 普信集团 | 普徠仕 | pu xin ji tuan | T Rowe Price |
CRCL | NYSE | financials | Circle Internet Group, Inc. | Circle | Circle | | USDC issuer | listed=2025-06-05
MARA | NASDAQ | financials | MARA Holdings, Inc. | MARA 控股 | MARA 控股 | | Marathon Digital |
RIOT | NASDAQ | financials | Riot Platforms, Inc. | Riot 平台 | Riot 平台 | | Riot Blockchain | was=BIOC:2017-10-03
CLSK | NASDAQ | financials | CleanSpark, Inc. | CleanSpark | CleanSpark | | Clean Spark |
NU | NYSE | financials | Nu Holdings Ltd. | Nubank | Nubank | | Nubank | listed=2021-12-09
PLD | NYSE | real-estate | Prologis, Inc. | 普洛斯 | 普洛斯 | pu luo si | Prologis |
AMT | NYSE | real-estate | American Tower Corporation | 美国电塔 | 美國電塔 | mei guo dian ta | American Tower |
EQIX | NASDAQ | real-estate | Equinix, Inc. | 易昆尼克斯 | 易昆尼克斯 | yi kun ni ke si | Equinix |
DLR | NYSE | real-estate | Digital Realty Trust, Inc. | 数字房地产信托 | 數字房地產信託 | | Digital Realty |
CCI | NYSE | real-estate | Crown Castle Inc. | 冠城国际 | 冠城國際 | | Crown Castle |
O | NYSE | real-estate | Realty Income Corporation | 房地产收入 | 房地產收入 | | Realty Income |
SPG | NYSE | real-estate | Simon Property Group, Inc. | 西蒙地产 | 西蒙地產 | xi meng di chan | Simon Property |
PSA | NYSE | real-estate | Public Storage | 公共存储 | 公共存儲 | gong gong cun chu |  |
WELL | NYSE | real-estate | Welltower Inc. | 韦尔塔 | 韋爾塔 | | Welltower | was=HCN:2018-02-27
VICI | NYSE | real-estate | VICI Properties Inc. | VICI 地产 | VICI 地產 | | | listed=2018-02-01
DOC | NYSE | real-estate | Healthpeak Properties, Inc. | 健峰地产 | 健峰地產 | | Healthpeak | was=HCP:2019-11-04 was=PEAK:2024-03-01
CBRE | NYSE | real-estate | CBRE Group, Inc. | 世邦魏理仕 | 世邦魏理仕 | shi bang wei li shi |  |
Z | NASDAQ | real-estate | Zillow Group, Inc. Class C | Zillow-C | Zillow-C | | Zillow | listed=2015-08-17 of=zillow
ZG | NASDAQ | real-estate | Zillow Group, Inc. Class A | Zillow-A | Zillow-A | | Zillow | of=zillow
OPEN | NASDAQ | real-estate | Opendoor Technologies Inc. | Opendoor | Opendoor | | Open door |
`,
);
