import { readTable } from './read-table.ts';
import { usStocksTable } from './tables.ts';

/** Further industrial, energy, materials and utility companies listed in the US. */
export const usIndustry = readTable(
  usStocksTable,
  `
code | exchange | sector | en | zh-CN | zh-HK | pinyin | aliases | more
HON | NASDAQ | industrials | Honeywell International Inc. | 霍尼韦尔 | 霍尼韋爾 | huo ni wei er | Honeywell | isin=US4385161066 cik=773840
RTX | NYSE | industrials | RTX Corporation | 雷神技术 | 雷神技術 | lei shen | Raytheon; United Technologies; 雷神 | isin=US75513E1010 cik=101829 was=UTX:2020-04-02
NOC | NYSE | industrials | Northrop Grumman Corporation | 诺斯罗普格鲁曼 | 諾斯洛普格魯曼 | nuo si luo pu | Northrop Grumman; Northrop |
GD | NYSE | industrials | General Dynamics Corporation | 通用动力 | 通用動力 | tong yong dong li | General Dynamics | isin=US3695501086 cik=40533
LHX | NYSE | industrials | L3Harris Technologies, Inc. | L3 哈里斯 | L3 哈里斯 | | L3Harris; Harris | was=HRS:2019-06-28
GEV | NYSE | industrials | GE Vernova Inc. | GE Vernova | GE Vernova | | Vernova | listed=2024-04-02
DE | NYSE | industrials | Deere & Company | 迪尔 | 迪爾 | di er | John Deere; Deere; 约翰迪尔 | isin=US2441991054 cik=315189
MMM | NYSE | industrials | 3M Company | 3M 公司 | 3M 公司 | | 3M | isin=US88579Y1010 cik=66740
EMR | NYSE | industrials | Emerson Electric Co. | 艾默生电气 | 艾默生電氣 | ai mo sheng | Emerson | isin=US2910111044 cik=32604
ETN | NYSE | industrials | Eaton Corporation plc | 伊顿 | 伊頓 | yi dun | Eaton | isin=IE00B8KQN827
ITW | NYSE | industrials | Illinois Tool Works Inc. | 伊利诺伊机械 | 伊利諾工具 | | Illinois Tool Works | cik=49826
PH | NYSE | industrials | Parker-Hannifin Corporation | 派克汉尼汾 | 派克漢尼汾 | pai ke han ni fen | Parker Hannifin |
ROP | NASDAQ | industrials | Roper Technologies, Inc. | 儒博 | 儒博 | ru bo | Roper |
CMI | NYSE | industrials | Cummins Inc. | 康明斯 | 康明斯 | kang ming si | Cummins | cik=26172
PCAR | NASDAQ | industrials | PACCAR Inc | 帕卡 | 帕卡 | pa ka | Paccar |
TDG | NYSE | industrials | TransDigm Group Incorporated | 横迪 | TransDigm | | TransDigm |
HWM | NYSE | industrials | Howmet Aerospace Inc. | 豪梅特航空 | 豪梅特航空 | hao mei te | Howmet; Arconic | was=ARNC:2020-03-31
TT | NYSE | industrials | Trane Technologies plc | 特灵科技 | 特靈科技 | te ling | Trane; Ingersoll-Rand |
CARR | NYSE | industrials | Carrier Global Corporation | 开利全球 | 開利全球 | kai li | Carrier | listed=2020-04-03
OTIS | NYSE | industrials | Otis Worldwide Corporation | 奥的斯 | 奧的斯 | ao di si | Otis | listed=2020-04-03
JCI | NYSE | industrials | Johnson Controls International plc | 江森自控 | 江森自控 | jiang sen zi kong | Johnson Controls |
VRT | NYSE | industrials | Vertiv Holdings Co | 维谛技术 | 維諦技術 | wei di ji shu | Vertiv | listed=2020-02-10
PWR | NYSE | industrials | Quanta Services, Inc. | 广达服务 | 廣達服務 | | Quanta Services |
UNP | NYSE | industrials | Union Pacific Corporation | 联合太平洋 | 聯合太平洋 | lian he tai ping yang | Union Pacific | isin=US9078181081 cik=100885
CSX | NASDAQ | industrials | CSX Corporation | CSX 运输 | CSX 運輸 | | CSX Railroad | isin=US1264081035 cik=277948
NSC | NYSE | industrials | Norfolk Southern Corporation | 诺福克南方 | 諾福克南方 | | Norfolk Southern | cik=702165
FDX | NYSE | industrials | FedEx Corporation | 联邦快递 | 聯邦快遞 | lian bang kuai di | FedEx; Fed Ex | isin=US31428X1063 cik=1048911
DAL | NYSE | industrials | Delta Air Lines, Inc. | 达美航空 | 達美航空 | da mei hang kong | Delta; Delta Airlines | cik=27904
UAL | NASDAQ | industrials | United Airlines Holdings, Inc. | 联合航空 | 聯合航空 | lian he hang kong | United Airlines | cik=100517
AAL | NASDAQ | industrials | American Airlines Group Inc. | 美国航空 | 美國航空 | mei guo hang kong | American Airlines | cik=6201 listed=2013-12-09
LUV | NYSE | industrials | Southwest Airlines Co. | 西南航空 | 西南航空 | xi nan hang kong | Southwest | cik=92380
WM | NYSE | industrials | Waste Management, Inc. | 废物管理 | 廢物管理 | fei wu guan li | Waste Management |
RSG | NYSE | industrials | Republic Services, Inc. | 共和服务 | 共和服務 | gong he fu wu | Republic Services |
ADP | NASDAQ | industrials | Automatic Data Processing, Inc. | 自动数据处理 | 自動數據處理 | | Automatic Data Processing | cik=8670
PAYX | NASDAQ | industrials | Paychex, Inc. | 沛齐 | 沛齊 | pei qi | Paychex | cik=723531
CTAS | NASDAQ | industrials | Cintas Corporation | 信达思 | 信達思 | xin da si | Cintas | cik=723254
CPRT | NASDAQ | industrials | Copart, Inc. | 科帕特 | 科帕特 | ke pa te | Copart |
GWW | NYSE | industrials | W.W. Grainger, Inc. | 固安捷 | 固安捷 | gu an jie | Grainger |
FAST | NASDAQ | industrials | Fastenal Company | 快扣 | 快扣 | kuai kou | Fastenal |
URI | NYSE | industrials | United Rentals, Inc. | 联合租赁 | 聯合租賃 | lian he zu lin | United Rentals |
ODFL | NASDAQ | industrials | Old Dominion Freight Line, Inc. | 老道明货运 | 老道明貨運 | | Old Dominion |
VRSK | NASDAQ | industrials | Verisk Analytics, Inc. | 韦里斯克 | 韋里斯克 | | Verisk |
AXON | NASDAQ | industrials | Axon Enterprise, Inc. | 艾克森 | 艾克森 | ai ke sen | Taser | was=TASR:2017-04-05 was=AAXN:2021-01-25
RKLB | NASDAQ | industrials | Rocket Lab Corporation | 火箭实验室 | 火箭實驗室 | huo jian shi yan shi | Rocket Lab | listed=2021-08-25
ACHR | NYSE | industrials | Archer Aviation Inc. | Archer 航空 | Archer 航空 | | Archer | listed=2021-09-17
JOBY | NYSE | industrials | Joby Aviation, Inc. | Joby 航空 | Joby 航空 | | Joby | listed=2021-08-11
PLUG | NASDAQ | industrials | Plug Power Inc. | 普拉格能源 | 普拉格能源 | pu la ge | Plug Power |
BE | NYSE | industrials | Bloom Energy Corporation | 布鲁姆能源 | Bloom 能源 | bu lu mu | Bloom Energy | listed=2018-07-25
EH | NASDAQ | industrials | EHang Holdings Limited ADR | 亿航智能 | 億航智能 | yi hang | EHang | listed=2019-12-12 reports=CNY shares=2
COP | NYSE | energy | ConocoPhillips | 康菲石油 | 康菲石油 | kang fei | Conoco | isin=US20825C1045 cik=1163165
EOG | NYSE | energy | EOG Resources, Inc. | 依欧格资源 | 依歐格資源 | | EOG | cik=821189
OXY | NYSE | energy | Occidental Petroleum Corporation | 西方石油 | 西方石油 | xi fang shi you | Occidental | isin=US6745991058 cik=797468
SLB | NYSE | energy | SLB Limited | 斯伦贝谢 | 斯倫貝謝 | si lun bei xie | Schlumberger | isin=AN8068571086 cik=87347
HAL | NYSE | energy | Halliburton Company | 哈里伯顿 | 哈里伯頓 | ha li bo dun | Halliburton | isin=US4062161017 cik=45012
BKR | NASDAQ | energy | Baker Hughes Company | 贝克休斯 | 貝克休斯 | bei ke xiu si | Baker Hughes | was=BHGE:2019-10-17
MPC | NYSE | energy | Marathon Petroleum Corporation | 马拉松石油 | 馬拉松石油 | ma la song | Marathon Petroleum |
PSX | NYSE | energy | Phillips 66 | 菲利普斯66 | 菲利普斯66 | fei li pu si | Phillips | listed=2012-05-01
VLO | NYSE | energy | Valero Energy Corporation | 瓦莱罗能源 | 瓦萊羅能源 | wa lai luo | Valero |
KMI | NYSE | energy | Kinder Morgan, Inc. | 金德摩根 | 金德摩根 | jin de mo gen | Kinder Morgan |
WMB | NYSE | energy | The Williams Companies, Inc. | 威廉姆斯 | 威廉姆斯 | | Williams |
OKE | NYSE | energy | ONEOK, Inc. | ONEOK | ONEOK | |  |
LNG | NYSE | energy | Cheniere Energy, Inc. | 钱尼尔能源 | 錢尼爾能源 | qian ni er | Cheniere |
DVN | NYSE | energy | Devon Energy Corporation | 戴文能源 | 戴文能源 | dai wen | Devon |
FANG | NASDAQ | energy | Diamondback Energy, Inc. | 响尾蛇能源 | 響尾蛇能源 | xiang wei she | Diamondback | listed=2012-10-12
RRC | NYSE | energy | Range Resources Corporation | 山脉资源 | 山脈資源 | shan mai zi yuan | Range Resources |
EQT | NYSE | energy | EQT Corporation | EQT 能源 | EQT 能源 | | Equitable |
LIN | NASDAQ | materials | Linde plc | 林德 | 林德 | lin de | Linde; Praxair |
APD | NYSE | materials | Air Products and Chemicals, Inc. | 空气化工 | 空氣化工 | kong qi hua gong | Air Products |
SHW | NYSE | materials | The Sherwin-Williams Company | 宣伟 | 宣偉 | xuan wei | Sherwin Williams |
ECL | NYSE | materials | Ecolab Inc. | 艺康 | 藝康 | yi kang | Ecolab |
FCX | NYSE | materials | Freeport-McMoRan Inc. | 自由港麦克莫兰 | 自由港麥克莫蘭 | zi you gang | Freeport | isin=US35671D8570 cik=831259
NEM | NYSE | materials | Newmont Corporation | 纽蒙特 | 紐蒙特 | niu meng te | Newmont | isin=US6516391066 cik=1164727
SCCO | NYSE | materials | Southern Copper Corporation | 南方铜业 | 南方銅業 | nan fang tong ye | Southern Copper |
NUE | NYSE | materials | Nucor Corporation | 纽柯 | 紐柯 | niu ke | Nucor | cik=73309
DOW | NYSE | materials | Dow Inc. | 陶氏 | 陶氏 | tao shi | Dow Chemical | listed=2019-04-02
DD | NYSE | materials | DuPont de Nemours, Inc. | 杜邦 | 杜邦 | du bang | DuPont | was=DWDP:2019-05-31
CTVA | NYSE | materials | Corteva, Inc. | 科迪华 | 科迪華 | ke di hua | Corteva | listed=2019-06-03
AA | NYSE | materials | Alcoa Corporation | 美国铝业 | 美國鋁業 | mei guo lü ye | Alcoa | listed=2016-11-01
ALB | NYSE | materials | Albemarle Corporation | 雅保 | 雅保 | ya bao | Albemarle |
MP | NYSE | materials | MP Materials Corp. | MP 材料 | MP 材料 | | MP Materials | listed=2020-11-18
NEE | NYSE | utilities | NextEra Energy, Inc. | 新纪元能源 | 新紀元能源 | xin ji yuan | NextEra | isin=US65339F1012 cik=753308
DUK | NYSE | utilities | Duke Energy Corporation | 杜克能源 | 杜克能源 | du ke | Duke Energy | isin=US26441C2044 cik=1326160
SO | NYSE | utilities | The Southern Company | 南方电力 | 南方電力 | nan fang dian li | Southern Company | isin=US8425871071 cik=92122
D | NYSE | utilities | Dominion Energy, Inc. | 道明尼能源 | 道明尼能源 | | Dominion |
AEP | NASDAQ | utilities | American Electric Power Company, Inc. | 美国电力 | 美國電力 | mei guo dian li | American Electric Power | cik=4904
EXC | NASDAQ | utilities | Exelon Corporation | 艾斯能 | 艾斯能 | ai si neng | Exelon |
SRE | NYSE | utilities | Sempra | 桑普拉能源 | 桑普拉能源 | sang pu la | Sempra Energy |
CEG | NASDAQ | utilities | Constellation Energy Corporation | 星座能源 | 星座能源 | xing zuo neng yuan | Constellation Energy | listed=2022-02-02
VST | NYSE | utilities | Vistra Corp. | 维斯特拉 | 維斯特拉 | | Vistra |
NRG | NYSE | utilities | NRG Energy, Inc. | NRG 能源 | NRG 能源 | |  |
PCG | NYSE | utilities | PG&E Corporation | 太平洋煤电 | 太平洋煤電 | | PG&E; Pacific Gas and Electric |
OKLO | NYSE | utilities | Oklo Inc. | Oklo | Oklo | | | listed=2024-05-10
SMR | NYSE | industrials | NuScale Power Corporation | NuScale 能源 | NuScale 能源 | | NuScale | listed=2022-05-03
CCJ | NYSE | energy | Cameco Corporation | 卡梅科 | 卡梅科 | ka mei ke | Cameco | reports=CAD
`,
);
