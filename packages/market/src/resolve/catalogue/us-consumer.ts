import { readTable } from './read-table.ts';
import { usStocksTable } from './tables.ts';

/** Further makers and sellers of consumer goods and services listed in the US. */
export const usConsumer = readTable(
  usStocksTable,
  `
code | exchange | sector | en | zh-CN | zh-HK | pinyin | aliases | more
BKNG | NASDAQ | consumer-discretionary | Booking Holdings Inc. | 缤客 | 繽客 | bin ke | Booking.com; Priceline; Agoda | was=PCLN:2018-02-26
LOW | NYSE | consumer-discretionary | Lowe's Companies, Inc. | 劳氏 | 勞氏 | lao shi | Lowes | cik=60667
TJX | NYSE | consumer-discretionary | The TJX Companies, Inc. | TJX 公司 | TJX 公司 | | TJ Maxx; Marshalls | cik=109198
TGT | NYSE | consumer-staples | Target Corporation | 塔吉特 | 塔吉特 | ta ji te | Target | isin=US87612E1064 cik=27419
ROST | NASDAQ | consumer-discretionary | Ross Stores, Inc. | 罗斯百货 | 羅斯百貨 | luo si | Ross |
BBY | NYSE | consumer-discretionary | Best Buy Co., Inc. | 百思买 | 百思買 | bai si mai | Best Buy | cik=764478
ORLY | NASDAQ | consumer-discretionary | O'Reilly Automotive, Inc. | 奥莱利汽车 | 奧萊利汽車 | | O Reilly |
AZO | NYSE | consumer-discretionary | AutoZone, Inc. | 汽车地带 | 汽車地帶 | | Auto Zone |
TSCO | NASDAQ | consumer-discretionary | Tractor Supply Company | 拖拉机供应 | 拖拉機供應 | | Tractor Supply |
ULTA | NASDAQ | consumer-discretionary | Ulta Beauty, Inc. | Ulta 美妆 | Ulta 美妝 | | Ulta |
LULU | NASDAQ | consumer-discretionary | lululemon athletica inc. | 露露乐蒙 | 露露樂蒙 | lu lu le meng | Lululemon |
RL | NYSE | consumer-discretionary | Ralph Lauren Corporation | 拉夫劳伦 | 拉夫勞倫 | la fu lao lun | Polo Ralph Lauren |
TPR | NYSE | consumer-discretionary | Tapestry, Inc. | 泰佩思琦 | 泰佩思琦 | | Coach; 蔻驰 | was=COH:2017-10-30
CPRI | NYSE | consumer-discretionary | Capri Holdings Limited | 卡普里 | 卡普里 | | Michael Kors; Versace | was=KORS:2018-12-31
DECK | NYSE | consumer-discretionary | Deckers Outdoor Corporation | 德克斯户外 | 德克斯戶外 | | Deckers; Hoka; UGG |
ONON | NYSE | consumer-discretionary | On Holding AG | 昂跑 | 昂跑 | ang pao | On Running | listed=2021-09-15
CROX | NASDAQ | consumer-discretionary | Crocs, Inc. | 卡骆驰 | 卡駱馳 | ka luo chi | Crocs |
GAP | NYSE | consumer-discretionary | The Gap, Inc. | 盖璞 | 蓋璞 | gai pu | Old Navy | was=GPS:2024-08-21
BBWI | NYSE | consumer-discretionary | Bath & Body Works, Inc. | Bath & Body Works | Bath & Body Works | | L Brands | was=LTD:2013-12-31 was=LB:2021-08-02
DRI | NYSE | consumer-discretionary | Darden Restaurants, Inc. | 达登餐厅 | 達登餐廳 | da deng | Darden |
YUM | NYSE | consumer-discretionary | Yum! Brands, Inc. | 百胜餐饮 | 百勝餐飲 | bai sheng | KFC; Pizza Hut |
CMG | NYSE | consumer-discretionary | Chipotle Mexican Grill, Inc. | 奇波雷墨西哥烧烤 | Chipotle 墨西哥燒烤 | | Chipotle |
DPZ | NASDAQ | consumer-discretionary | Domino's Pizza, Inc. | 达美乐披萨 | 達美樂 | da mei le | Dominos |
MAR | NASDAQ | consumer-discretionary | Marriott International, Inc. | 万豪国际 | 萬豪國際 | wan hao | Marriott |
HLT | NYSE | consumer-discretionary | Hilton Worldwide Holdings Inc. | 希尔顿 | 希爾頓 | xi er dun | Hilton | listed=2013-12-12
EXPE | NASDAQ | consumer-discretionary | Expedia Group, Inc. | 亿客行 | 億客行 | yi ke xing | Expedia |
RCL | NYSE | consumer-discretionary | Royal Caribbean Cruises Ltd. | 皇家加勒比 | 皇家加勒比 | huang jia jia le bi | Royal Caribbean |
CCL | NYSE | consumer-discretionary | Carnival Corporation & plc | 嘉年华邮轮 | 嘉年華郵輪 | jia nian hua | Carnival |
NCLH | NYSE | consumer-discretionary | Norwegian Cruise Line Holdings Ltd. | 挪威邮轮 | 挪威郵輪 | nuo wei you lun | Norwegian Cruise | listed=2013-01-18
LVS | NYSE | consumer-discretionary | Las Vegas Sands Corp. | 拉斯维加斯金沙 | 拉斯維加斯金沙 | jin sha | Sands |
WYNN | NASDAQ | consumer-discretionary | Wynn Resorts, Limited | 永利度假村 | 永利度假村 | yong li | Wynn |
MGM | NYSE | consumer-discretionary | MGM Resorts International | 美高梅度假村 | 美高梅度假村 | mei gao mei | MGM Resorts |
DKNG | NASDAQ | consumer-discretionary | DraftKings Inc. | DraftKings | DraftKings | | Draft Kings | listed=2020-04-24
DASH | NASDAQ | consumer-discretionary | DoorDash, Inc. | DoorDash | DoorDash | | Door Dash | listed=2020-12-09
LYFT | NASDAQ | industrials | Lyft, Inc. | 来福车 | Lyft | lai fu che | Lyft | listed=2019-03-29
EBAY | NASDAQ | consumer-discretionary | eBay Inc. | 亿贝 | 電子灣 | yi bei | eBay; 易趣 | cik=1065088
ETSY | NYSE | consumer-discretionary | Etsy, Inc. | Etsy | Etsy | | | listed=2015-04-16
W | NYSE | consumer-discretionary | Wayfair Inc. | Wayfair | Wayfair | | | listed=2014-10-02
CHWY | NYSE | consumer-discretionary | Chewy, Inc. | Chewy | Chewy | | | listed=2019-06-14
CVNA | NYSE | consumer-discretionary | Carvana Co. | Carvana | Carvana | | | listed=2017-04-28
KMX | NYSE | consumer-discretionary | CarMax, Inc. | 车美仕 | 車美仕 | che mei shi | CarMax |
GME | NYSE | consumer-discretionary | GameStop Corp. | 游戏驿站 | 遊戲驛站 | you xi yi zhan | GameStop |
AMC | NYSE | communication | AMC Entertainment Holdings, Inc. | AMC 院线 | AMC 院線 | | AMC Theatres | listed=2013-12-18
BBBY | NYSE | consumer-discretionary | Bed Bath & Beyond, Inc. | Bed Bath & Beyond | Bed Bath & Beyond | | Overstock; Beyond | was=OSTK:2023-11-03 was=BYON:2025-08-28
RIVN | NASDAQ | consumer-discretionary | Rivian Automotive, Inc. | Rivian | Rivian | | 里维安 | listed=2021-11-10
LCID | NASDAQ | consumer-discretionary | Lucid Group, Inc. | Lucid | Lucid | | 路西德 | was=CCIV:2021-07-23
HOG | NYSE | consumer-discretionary | Harley-Davidson, Inc. | 哈雷戴维森 | 哈雷戴維森 | ha lei | Harley Davidson |
DHI | NYSE | consumer-discretionary | D.R. Horton, Inc. | 霍顿房屋 | 霍頓房屋 | huo dun | DR Horton |
LEN | NYSE | consumer-discretionary | Lennar Corporation | 莱纳房产 | 萊納房產 | lai na | Lennar |
PHM | NYSE | consumer-discretionary | PulteGroup, Inc. | 普尔特房屋 | 普爾特房屋 | pu er te | Pulte |
APTV | NYSE | consumer-discretionary | Aptiv PLC | 安波福 | 安波福 | an bo fu | Aptiv; Delphi Automotive | was=DLPH:2017-12-04
PM | NYSE | consumer-staples | Philip Morris International Inc. | 菲利普莫里斯国际 | 菲利普莫里斯國際 | fei li pu mo li si | Philip Morris | isin=US7181721090 cik=1413329
MO | NYSE | consumer-staples | Altria Group, Inc. | 奥驰亚 | 奧馳亞 | ao chi ya | Altria; Marlboro | isin=US02209S1033 cik=764180
MDLZ | NASDAQ | consumer-staples | Mondelez International, Inc. | 亿滋国际 | 億滋國際 | yi zi | Mondelez; Oreo | isin=US6092071058 was=KFT:2012-10-01
CL | NYSE | consumer-staples | Colgate-Palmolive Company | 高露洁 | 高露潔 | gao lu jie | Colgate | isin=US1941621039 cik=21665
KMB | NYSE | consumer-staples | Kimberly-Clark Corporation | 金佰利 | 金佰利 | jin bai li | Kimberly Clark | isin=US4943681035 cik=55785
GIS | NYSE | consumer-staples | General Mills, Inc. | 通用磨坊 | 通用磨坊 | tong yong mo fang | General Mills | isin=US3703341046 cik=40704
KHC | NASDAQ | consumer-staples | The Kraft Heinz Company | 卡夫亨氏 | 卡夫亨氏 | ka fu heng shi | Kraft Heinz | listed=2015-07-06
KDP | NASDAQ | consumer-staples | Keurig Dr Pepper Inc. | 科瑞格胡椒博士 | Keurig Dr Pepper | | Dr Pepper | was=DPS:2018-07-09
MNST | NASDAQ | consumer-staples | Monster Beverage Corporation | 怪兽饮料 | 怪獸飲料 | guai shou yin liao | Monster Energy; 魔爪 | was=HANS:2012-01-06
STZ | NYSE | consumer-staples | Constellation Brands, Inc. | 星座品牌 | 星座品牌 | xing zuo pin pai | Constellation Brands |
EL | NYSE | consumer-staples | The Estée Lauder Companies Inc. | 雅诗兰黛 | 雅詩蘭黛 | ya shi lan dai | Estee Lauder |
HSY | NYSE | consumer-staples | The Hershey Company | 好时 | 好時 | hao shi | Hershey |
SJM | NYSE | consumer-staples | The J. M. Smucker Company | 斯马克 | 斯馬克 | | Smucker |
KR | NYSE | consumer-staples | The Kroger Co. | 克罗格 | 克羅格 | ke luo ge | Kroger | cik=56873
SYY | NYSE | consumer-staples | Sysco Corporation | 西斯科 | 西斯科 | xi si ke | Sysco |
ADM | NYSE | consumer-staples | Archer-Daniels-Midland Company | 阿彻丹尼尔斯米德兰 | 阿徹丹尼爾斯米德蘭 | | Archer Daniels Midland | cik=7084
TSN | NYSE | consumer-staples | Tyson Foods, Inc. | 泰森食品 | 泰森食品 | tai sen | Tyson |
DG | NYSE | consumer-staples | Dollar General Corporation | 达乐 | 達樂 | da le | Dollar General |
DLTR | NASDAQ | consumer-staples | Dollar Tree, Inc. | 美元树 | 美元樹 | mei yuan shu | Dollar Tree |
KVUE | NYSE | consumer-staples | Kenvue Inc. | 科赴 | 科赴 | ke fu | Kenvue; Tylenol | listed=2023-05-04
CLX | NYSE | consumer-staples | The Clorox Company | 高乐氏 | 高樂氏 | gao le shi | Clorox |
CELH | NASDAQ | consumer-staples | Celsius Holdings, Inc. | 燃力士 | 燃力士 | ran li shi | Celsius |
BYND | NASDAQ | consumer-staples | Beyond Meat, Inc. | 超越肉类 | 超越肉類 | chao yue rou lei | Beyond Meat; 别样肉客 | listed=2019-05-02
YUMC | NYSE | consumer-discretionary | Yum China Holdings, Inc. | 百胜中国 | 百勝中國 | bai sheng zhong guo | Yum China | listed=2016-11-01 of=yum-china
HAS | NASDAQ | consumer-discretionary | Hasbro, Inc. | 孩之宝 | 孩之寶 | hai zhi bao | Hasbro |
MAT | NASDAQ | consumer-discretionary | Mattel, Inc. | 美泰 | 美泰 | mei tai | Mattel; Barbie |
PTON | NASDAQ | consumer-discretionary | Peloton Interactive, Inc. | Peloton | Peloton | | 派乐腾 | listed=2019-09-26
`,
);
