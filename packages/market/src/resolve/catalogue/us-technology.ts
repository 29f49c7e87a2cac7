import { readTable } from './read-table.ts';
import { usStocksTable } from './tables.ts';

/** Further technology, communication and internet companies listed in the US. */
export const usTechnology = readTable(
  usStocksTable,
  `
code | exchange | sector | en | zh-CN | zh-HK | pinyin | aliases | more
AMAT | NASDAQ | technology | Applied Materials, Inc. | 应用材料 | 應用材料 | ying yong cai liao | Applied Materials | isin=US0382221051 cik=6951
LRCX | NASDAQ | technology | Lam Research Corporation | 泛林集团 | 科林研發 | fan lin | Lam Research |
KLAC | NASDAQ | technology | KLA Corporation | 科磊 | 科磊 | ke lei | KLA |
ADI | NASDAQ | technology | Analog Devices, Inc. | 亚德诺半导体 | 亞德諾半導體 | ya de nuo | Analog Devices | isin=US0326541051 cik=6281
MRVL | NASDAQ | technology | Marvell Technology, Inc. | 迈威尔科技 | 邁威爾科技 | mai wei er | Marvell; 美满电子 |
NXPI | NASDAQ | technology | NXP Semiconductors N.V. | 恩智浦 | 恩智浦 | en zhi pu | NXP | isin=NL0009538784
MCHP | NASDAQ | technology | Microchip Technology Incorporated | 微芯科技 | 微芯科技 | wei xin ke ji | Microchip |
ON | NASDAQ | technology | ON Semiconductor Corporation | 安森美 | 安森美 | an sen mei | onsemi; ON Semiconductor |
MPWR | NASDAQ | technology | Monolithic Power Systems, Inc. | 芯源系统 | 芯源系統 | xin yuan xi tong | Monolithic Power |
SWKS | NASDAQ | technology | Skyworks Solutions, Inc. | 思佳讯 | 思佳訊 | si jia xun | Skyworks |
QRVO | NASDAQ | technology | Qorvo, Inc. | 威讯联合半导体 | 威訊聯合半導體 | wei xun | Qorvo |
TER | NASDAQ | technology | Teradyne, Inc. | 泰瑞达 | 泰瑞達 | tai rui da | Teradyne |
GFS | NASDAQ | technology | GlobalFoundries Inc. | 格芯 | 格芯 | ge xin | GlobalFoundries | listed=2021-10-28
SNPS | NASDAQ | technology | Synopsys, Inc. | 新思科技 | 新思科技 | xin si ke ji | Synopsys | cik=883241
CDNS | NASDAQ | technology | Cadence Design Systems, Inc. | 铿腾电子 | 益華電腦 | keng teng | Cadence |
NOW | NYSE | technology | ServiceNow, Inc. | ServiceNow | ServiceNow | | Service Now | listed=2012-06-29
INTU | NASDAQ | technology | Intuit Inc. | 财捷 | 財捷 | cai jie | Intuit; TurboTax | cik=896878
PANW | NASDAQ | technology | Palo Alto Networks, Inc. | 派拓网络 | 派拓網絡 | pai tuo wang luo | Palo Alto | listed=2012-07-20
CRWD | NASDAQ | technology | CrowdStrike Holdings, Inc. | CrowdStrike | CrowdStrike | | Crowd Strike | listed=2019-06-12
FTNT | NASDAQ | technology | Fortinet, Inc. | 飞塔 | 飛塔 | fei ta | Fortinet |
ZS | NASDAQ | technology | Zscaler, Inc. | Zscaler | Zscaler | | Zscaler | listed=2018-03-16
OKTA | NASDAQ | technology | Okta, Inc. | Okta | Okta | | | listed=2017-04-07
NET | NYSE | technology | Cloudflare, Inc. | Cloudflare | Cloudflare | | Cloud flare | listed=2019-09-13
DDOG | NASDAQ | technology | Datadog, Inc. | Datadog | Datadog | | Data dog | listed=2019-09-19
SNOW | NYSE | technology | Snowflake Inc. | Snowflake | Snowflake | | 雪花公司 | listed=2020-09-16
MDB | NASDAQ | technology | MongoDB, Inc. | MongoDB | MongoDB | | Mongo | listed=2017-10-19
TEAM | NASDAQ | technology | Atlassian Corporation | Atlassian | Atlassian | | Jira | listed=2015-12-10
WDAY | NASDAQ | technology | Workday, Inc. | Workday | Workday | | | listed=2012-10-12
ADSK | NASDAQ | technology | Autodesk, Inc. | 欧特克 | 歐特克 | ou te ke | Autodesk |
ACN | NYSE | technology | Accenture plc | 埃森哲 | 埃森哲 | ai sen zhe | Accenture | isin=IE00B4BNMY34
ANET | NYSE | technology | Arista Networks, Inc. | Arista 网络 | Arista 網絡 | | Arista | listed=2014-06-06
DELL | NYSE | technology | Dell Technologies Inc. | 戴尔科技 | 戴爾科技 | dai er | Dell; 戴尔 | listed=2018-12-28
HPQ | NYSE | technology | HP Inc. | 惠普 | 惠普 | hui pu | Hewlett-Packard; HP | cik=47217
HPE | NYSE | technology | Hewlett Packard Enterprise Company | 慧与科技 | 慧與科技 | hui yu ke ji | Hewlett Packard Enterprise | listed=2015-11-02
WDC | NASDAQ | technology | Western Digital Corporation | 西部数据 | 威騰電子 | xi bu shu ju | Western Digital; 西数 | cik=106040
SNDK | NASDAQ | technology | Sandisk Corporation | 闪迪 | 晟碟 | shan di | SanDisk | listed=2025-02-24
STX | NASDAQ | technology | Seagate Technology Holdings plc | 希捷科技 | 希捷科技 | xi jie | Seagate |
NTAP | NASDAQ | technology | NetApp, Inc. | NetApp | NetApp | | Net App |
GLW | NYSE | technology | Corning Incorporated | 康宁 | 康寧 | kang ning | Corning | isin=US2193501051 cik=24741
APH | NYSE | technology | Amphenol Corporation | 安费诺 | 安費諾 | an fei nuo | Amphenol |
TEL | NYSE | technology | TE Connectivity plc | 泰科电子 | 泰科電子 | tai ke dian zi | TE Connectivity |
MSI | NYSE | technology | Motorola Solutions, Inc. | 摩托罗拉系统 | 摩托羅拉系統 | mo tuo luo la | Motorola | cik=68505
CTSH | NASDAQ | technology | Cognizant Technology Solutions Corporation | 高知特 | 高知特 | gao zhi te | Cognizant |
FSLR | NASDAQ | technology | First Solar, Inc. | 第一太阳能 | 第一太陽能 | di yi tai yang neng | First Solar |
ENPH | NASDAQ | technology | Enphase Energy, Inc. | Enphase 能源 | Enphase 能源 | | Enphase | listed=2012-03-30
APP | NASDAQ | technology | AppLovin Corporation | AppLovin | AppLovin | | App Lovin | listed=2021-04-15
SHOP | NASDAQ | technology | Shopify Inc. | Shopify | Shopify | | | listed=2015-05-21
XYZ | NYSE | financials | Block, Inc. | Block | Block | | Square; Cash App | listed=2015-11-19 was=SQ:2025-01-17
TWLO | NYSE | technology | Twilio Inc. | Twilio | Twilio | | | listed=2016-06-23
ZM | NASDAQ | technology | Zoom Communications, Inc. | Zoom 视频 | Zoom 視頻 | | Zoom; Zoom Video | listed=2019-04-18
DOCU | NASDAQ | technology | DocuSign, Inc. | DocuSign | DocuSign | | | listed=2018-04-27
U | NYSE | technology | Unity Software Inc. | Unity 软件 | Unity 軟件 | | Unity | listed=2020-09-18
PATH | NYSE | technology | UiPath, Inc. | UiPath | UiPath | | | listed=2021-04-21
AI | NYSE | technology | C3.ai, Inc. | C3.ai | C3.ai | | C3 | listed=2020-12-09
SOUN | NASDAQ | technology | SoundHound AI, Inc. | SoundHound AI | SoundHound AI | | Sound Hound |
IONQ | NYSE | technology | IonQ, Inc. | IonQ | IonQ | | | listed=2021-10-01
RGTI | NASDAQ | technology | Rigetti Computing, Inc. | Rigetti 计算 | Rigetti 運算 | | Rigetti |
ALAB | NASDAQ | technology | Astera Labs, Inc. | Astera Labs | Astera Labs | | Astera | listed=2024-03-20
CRDO | NASDAQ | technology | Credo Technology Group Holding Ltd | 默升科技 | 默升科技 | mo sheng ke ji | Credo | listed=2022-01-27
CRWV | NASDAQ | technology | CoreWeave, Inc. | CoreWeave | CoreWeave | | Core Weave | listed=2025-03-28
NBIS | NASDAQ | technology | Nebius Group N.V. | Nebius | Nebius | | Yandex | was=YNDX:2024-08-20
FIG | NYSE | technology | Figma, Inc. | Figma | Figma | | | listed=2025-07-31
GEN | NASDAQ | technology | Gen Digital Inc. | Gen Digital | Gen Digital | | Norton; NortonLifeLock; Symantec; 诺顿 | was=SYMC:2019-11-04 was=NLOK:2022-11-07
AKAM | NASDAQ | technology | Akamai Technologies, Inc. | 阿卡迈 | 阿卡邁 | a ka mai | Akamai |
CHKP | NASDAQ | technology | Check Point Software Technologies Ltd. | 捷邦 | 捷邦 | jie bang | Check Point |
FFIV | NASDAQ | technology | F5, Inc. | F5 网络 | F5 網絡 | | F5 Networks |
COHR | NYSE | technology | Coherent Corp. | 高意 | 高意 | gao yi | Coherent; II-VI | was=IIVI:2022-09-07
LITE | NASDAQ | technology | Lumentum Holdings Inc. | 朗美通 | 朗美通 | lang mei tong | Lumentum | listed=2015-08-04
CIEN | NYSE | technology | Ciena Corporation | 讯远通信 | 訊遠通訊 | | Ciena |
CMCSA | NASDAQ | communication | Comcast Corporation | 康卡斯特 | 康卡斯特 | kang ka si te | Comcast; NBC Universal | isin=US20030N1019 cik=1166691
TMUS | NASDAQ | communication | T-Mobile US, Inc. | T-Mobile 美国 | T-Mobile 美國 | | T-Mobile; T Mobile | isin=US8725901040 was=PCS:2013-04-30
CHTR | NASDAQ | communication | Charter Communications, Inc. | 特许通讯 | 特許通訊 | te xu tong xun | Charter |
WBD | NASDAQ | communication | Warner Bros. Discovery, Inc. | 华纳兄弟探索 | 華納兄弟探索 | hua na xiong di | Warner Bros; HBO; 华纳兄弟 | was=DISCA:2022-04-08
PSKY | NASDAQ | communication | Paramount Skydance Corporation | 派拉蒙天舞 | 派拉蒙天舞 | pai la meng | Paramount; 派拉蒙; CBS | was=CBS:2019-12-04 was=VIAC:2022-02-16 was=PARA:2025-08-06
FOXA | NASDAQ | communication | Fox Corporation Class A | 福克斯-A | 霍士-A | fu ke si | Fox; Fox News | listed=2019-03-19 of=fox
FOX | NASDAQ | communication | Fox Corporation Class B | 福克斯-B | 霍士-B | fu ke si | Fox Corporation | listed=2019-03-19 of=fox
NWSA | NASDAQ | communication | News Corporation Class A | 新闻集团-A | 新聞集團-A | xin wen ji tuan | News Corp | of=news-corp
SPOT | NYSE | communication | Spotify Technology S.A. | 声田 | Spotify | sheng tian | Spotify | listed=2018-04-03 reports=EUR
PINS | NYSE | communication | Pinterest, Inc. | Pinterest | Pinterest | | | listed=2019-04-18
SNAP | NYSE | communication | Snap Inc. | Snap | Snap | | Snapchat; 色拉布 | listed=2017-03-02
RDDT | NYSE | communication | Reddit, Inc. | Reddit | Reddit | | | listed=2024-03-21
TTD | NASDAQ | communication | The Trade Desk, Inc. | 萃弈 | 萃弈 | cui yi | Trade Desk | listed=2016-09-21
ROKU | NASDAQ | communication | Roku, Inc. | Roku | Roku | | | listed=2017-09-28
EA | NASDAQ | communication | Electronic Arts Inc. | 艺电 | 藝電 | yi dian | Electronic Arts | cik=712515
TTWO | NASDAQ | communication | Take-Two Interactive Software, Inc. | Take-Two 互动 | Take-Two 互動 | | Take-Two; Take Two; GTA |
RBLX | NYSE | communication | Roblox Corporation | 罗布乐思 | Roblox | luo bu le si | Roblox | listed=2021-03-10
MTCH | NASDAQ | communication | Match Group, Inc. | Match 集团 | Match 集團 | | Tinder |
LYV | NYSE | communication | Live Nation Entertainment, Inc. | 理想国演艺 | Live Nation | | Live Nation; Ticketmaster |
OMC | NYSE | communication | Omnicom Group Inc. | 宏盟 | 宏盟 | hong meng | Omnicom |
LUMN | NYSE | communication | Lumen Technologies, Inc. | Lumen 科技 | Lumen 科技 | | CenturyLink | was=CTL:2020-09-17
DJT | NASDAQ | communication | Trump Media & Technology Group Corp. | 特朗普媒体科技 | 特朗普媒體科技 | te lang pu mei ti | Trump Media; Truth Social | was=DWAC:2024-03-25
ASTS | NASDAQ | communication | AST SpaceMobile, Inc. | AST SpaceMobile | AST SpaceMobile | | AST |
GRMN | NYSE | technology | Garmin Ltd. | 佳明 | 佳明 | jia ming | Garmin |
KEYS | NYSE | technology | Keysight Technologies, Inc. | 是德科技 | 是德科技 | shi de ke ji | Keysight | listed=2014-11-03
LOGI | NASDAQ | technology | Logitech International S.A. | 罗技 | 羅技 | luo ji | Logitech |
`,
);
