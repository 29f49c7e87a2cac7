import { readTable } from './read-table.ts';
import { usStocksTable } from './tables.ts';

/** Foreign companies in New York: receipts with the shares each stands for, and shares listed directly. */
export const usForeign = readTable(
  usStocksTable,
  `
code | exchange | sector | en | zh-CN | zh-HK | pinyin | aliases | more
NTES | NASDAQ | communication | NetEase, Inc. ADR | 网易 | 網易 | wang yi | NetEase | listed=2000-06-30 reports=CNY shares=5 of=netease
TCOM | NASDAQ | consumer-discretionary | Trip.com Group Limited ADR | 携程 | 攜程 | xie cheng | Trip.com; Ctrip; 携程网 | reports=CNY shares=1 of=trip-com was=CTRP:2019-11-04
LI | NASDAQ | consumer-discretionary | Li Auto Inc. ADR | 理想汽车 | 理想汽車 | li xiang qi che | Li Auto; 理想 | listed=2020-07-30 reports=CNY shares=2 of=li-auto
XPEV | NYSE | consumer-discretionary | XPeng Inc. ADR | 小鹏汽车 | 小鵬汽車 | xiao peng qi che | XPeng; 小鹏 | listed=2020-08-27 reports=CNY shares=2 of=xpeng
ZK | NYSE | consumer-discretionary | ZEEKR Intelligent Technology ADR | 极氪 | 極氪 | ji ke | Zeekr | listed=2024-05-10 reports=CNY shares=10
BILI | NASDAQ | communication | Bilibili Inc. ADR | 哔哩哔哩 | 嗶哩嗶哩 | bi li bi li | Bilibili; B站 | listed=2018-03-28 reports=CNY shares=1 of=bilibili
TME | NYSE | communication | Tencent Music Entertainment Group ADR | 腾讯音乐 | 騰訊音樂 | teng xun yin yue | Tencent Music; QQ Music | listed=2018-12-12 reports=CNY shares=2 of=tencent-music
IQ | NASDAQ | communication | iQIYI, Inc. ADR | 爱奇艺 | 愛奇藝 | ai qi yi | iQiyi | listed=2018-03-29 reports=CNY shares=7
WB | NASDAQ | communication | Weibo Corporation ADR | 微博 | 微博 | wei bo | Weibo | listed=2014-04-17 reports=USD shares=1 of=weibo
BEKE | NYSE | real-estate | KE Holdings Inc. ADR | 贝壳 | 貝殼 | bei ke | KE Holdings; 贝壳找房; 链家 | listed=2020-08-13 reports=CNY shares=3 of=ke-holdings
ZTO | NYSE | industrials | ZTO Express (Cayman) Inc. ADR | 中通快递 | 中通快遞 | zhong tong kuai di | ZTO Express; 中通 | listed=2016-10-27 reports=CNY shares=1 of=zto
VIPS | NYSE | consumer-discretionary | Vipshop Holdings Limited ADR | 唯品会 | 唯品會 | wei pin hui | Vipshop | listed=2012-03-23 reports=CNY shares=0.2
HTHT | NASDAQ | consumer-discretionary | H World Group Limited ADR | 华住 | 華住 | hua zhu | Huazhu; H World | reports=CNY shares=10 of=h-world
EDU | NYSE | consumer-discretionary | New Oriental Education & Technology Group ADR | 新东方 | 新東方 | xin dong fang | New Oriental | reports=USD shares=10 of=new-oriental
TAL | NYSE | consumer-discretionary | TAL Education Group ADR | 好未来 | 好未來 | hao wei lai | TAL Education; 学而思 | reports=USD shares=1/3
MNSO | NYSE | consumer-discretionary | MINISO Group Holding Limited ADR | 名创优品 | 名創優品 | ming chuang you pin | Miniso | listed=2020-10-15 reports=CNY shares=4 of=miniso
FUTU | NASDAQ | financials | Futu Holdings Limited ADR | 富途控股 | 富途控股 | fu tu | Futu; Moomoo; 富途 | listed=2019-03-08 reports=HKD shares=8
TIGR | NASDAQ | financials | UP Fintech Holding Limited ADR | 老虎证券 | 老虎證券 | lao hu zheng quan | Tiger Brokers; UP Fintech | listed=2019-03-20 reports=USD shares=15
QFIN | NASDAQ | financials | Qfin Holdings, Inc. ADR | 奇富科技 | 奇富科技 | qi fu ke ji | Qifu; 360 DigiTech | listed=2018-12-14 reports=CNY shares=2 of=qfin
BZ | NASDAQ | communication | KANZHUN Limited ADR | BOSS直聘 | BOSS直聘 | zhi pin | Kanzhun; Boss Zhipin | listed=2021-06-11 reports=CNY shares=2 of=kanzhun
YMM | NYSE | industrials | Full Truck Alliance Co. Ltd. ADR | 满帮 | 滿幫 | man bang | Full Truck Alliance | listed=2021-06-22 reports=CNY shares=20
GDS | NASDAQ | technology | GDS Holdings Limited ADR | 万国数据 | 萬國數據 | wan guo shu ju | GDS | listed=2016-11-02 reports=CNY shares=8 of=gds
KC | NASDAQ | technology | Kingsoft Cloud Holdings Limited ADR | 金山云 | 金山雲 | jin shan yun | Kingsoft Cloud | listed=2020-05-08 reports=CNY shares=15 of=kingsoft-cloud
ATHM | NYSE | communication | Autohome Inc. ADR | 汽车之家 | 汽車之家 | qi che zhi jia | Autohome | listed=2013-12-11 reports=CNY shares=4 of=autohome
MOMO | NASDAQ | communication | Hello Group Inc. ADR | 挚文集团 | 摯文集團 | zhi wen | Momo; 陌陌 | listed=2014-12-11 reports=CNY shares=2
ZLAB | NASDAQ | health-care | Zai Lab Limited ADR | 再鼎医药 | 再鼎醫藥 | zai ding yi yao | Zai Lab | listed=2017-09-20 reports=USD shares=10 of=zai-lab
HCM | NASDAQ | health-care | HUTCHMED (China) Limited ADR | 和黄医药 | 和黃醫藥 | he huang yi yao | Hutchmed | listed=2016-03-17 reports=USD shares=5 of=hutchmed
PONY | NASDAQ | technology | Pony AI Inc. ADR | 小马智行 | 小馬智行 | xiao ma zhi xing | Pony.ai | listed=2024-11-27 reports=USD shares=1 of=pony-ai
WRD | NASDAQ | technology | WeRide Inc. ADR | 文远知行 | 文遠知行 | wen yuan zhi xing | WeRide | listed=2024-10-25 reports=CNY shares=3 of=weride
CHT | NYSE | communication | Chunghwa Telecom Co., Ltd. ADR | 中华电信 | 中華電信 | zhong hua dian xin | Chunghwa Telecom | reports=TWD shares=10
UMC | NYSE | technology | United Microelectronics Corporation ADR | 联华电子 | 聯華電子 | lian hua dian zi | UMC; 联电 | reports=TWD shares=5
ASX | NYSE | technology | ASE Technology Holding Co., Ltd. ADR | 日月光投控 | 日月光投控 | ri yue guang | ASE Technology | reports=TWD shares=2
SE | NYSE | consumer-discretionary | Sea Limited ADR | 冬海集团 | 冬海集團 | dong hai | Shopee; Garena | listed=2017-10-20 reports=USD shares=1
GRAB | NASDAQ | industrials | Grab Holdings Limited | Grab 控股 | Grab 控股 | | Grab | listed=2021-12-02
CPNG | NYSE | consumer-discretionary | Coupang, Inc. | 酷澎 | 酷澎 | ku peng | Coupang | listed=2021-03-11
MELI | NASDAQ | consumer-discretionary | MercadoLibre, Inc. | 美客多 | 美客多 | mei ke duo | Mercado Libre |
SONY | NYSE | consumer-discretionary | Sony Group Corporation ADR | 索尼 | 索尼 | suo ni | Sony; PlayStation | isin=US8356993076 reports=JPY shares=1 was=SNE:2021-03-31
TM | NYSE | consumer-discretionary | Toyota Motor Corporation ADR | 丰田汽车 | 豐田汽車 | feng tian | Toyota; 丰田 | isin=US8923313071 cik=1094517 reports=JPY shares=10
HMC | NYSE | consumer-discretionary | Honda Motor Co., Ltd. ADR | 本田汽车 | 本田汽車 | ben tian | Honda; 本田 | isin=US4381283088 cik=715153 reports=JPY shares=3
MUFG | NYSE | financials | Mitsubishi UFJ Financial Group, Inc. ADR | 三菱日联金融 | 三菱日聯金融 | san ling ri lian | Mitsubishi UFJ | reports=JPY shares=1
TAK | NYSE | health-care | Takeda Pharmaceutical Company Limited ADR | 武田药品 | 武田藥品 | wu tian | Takeda | reports=JPY shares=0.5
RACE | NYSE | consumer-discretionary | Ferrari N.V. | 法拉利 | 法拉利 | fa la li | Ferrari | isin=NL0011585146 listed=2015-10-21 reports=EUR
STLA | NYSE | consumer-discretionary | Stellantis N.V. | 斯特兰蒂斯 | Stellantis | si te lan di si | Stellantis; Fiat Chrysler | reports=EUR was=FCAU:2021-01-15
SAP | NYSE | technology | SAP SE ADR | 思爱普 | 思愛普 | si ai pu | SAP | isin=US8030542042 cik=1000184 reports=EUR shares=1
NVO | NYSE | health-care | Novo Nordisk A/S ADR | 诺和诺德 | 諾和諾德 | nuo he nuo de | Novo Nordisk; Ozempic | isin=US6701002056 cik=353278 reports=DKK shares=1
AZN | NYSE | health-care | AstraZeneca PLC | 阿斯利康 | 阿斯利康 | a si li kang | AstraZeneca; Astra Zeneca | cik=901832 reports=USD
NVS | NYSE | health-care | Novartis AG ADR | 诺华 | 諾華 | nuo hua | Novartis | isin=US66987V1098 cik=1114448 reports=USD shares=1
GSK | NYSE | health-care | GSK plc ADR | 葛兰素史克 | 葛蘭素史克 | ge lan su shi ke | GlaxoSmithKline | cik=1131399 reports=GBP shares=2
SNY | NASDAQ | health-care | Sanofi ADR | 赛诺菲 | 賽諾菲 | sai nuo fei | Sanofi | isin=US80105N1054 reports=EUR shares=0.5
SHEL | NYSE | energy | Shell plc ADR | 壳牌 | 蜆殼 | ke pai | Shell; Royal Dutch Shell | isin=US7802593050 cik=1306965 reports=USD shares=2 was=RDS.A:2022-01-28
BP | NYSE | energy | BP p.l.c. ADR | 英国石油 | 英國石油 | ying guo shi you | British Petroleum | isin=US0556221044 cik=313807 reports=USD shares=6
TTE | NYSE | energy | TotalEnergies SE | 道达尔能源 | 道達爾能源 | dao da er | Total; TotalEnergies | cik=879764 reports=USD was=TOT:2021-06-10
EQNR | NYSE | energy | Equinor ASA ADR | 挪威国家石油 | 挪威國家石油 | | Equinor; Statoil | reports=USD shares=1 was=STO:2018-05-15
PBR | NYSE | energy | Petróleo Brasileiro S.A. ADR | 巴西石油 | 巴西石油 | ba xi shi you | Petrobras | isin=US71654V4086 reports=USD shares=2
VALE | NYSE | materials | Vale S.A. ADR | 淡水河谷 | 淡水河谷 | dan shui he gu | Vale | isin=US91912E1055 cik=917851 reports=USD shares=1
BHP | NYSE | materials | BHP Group Limited ADR | 必和必拓 | 必和必拓 | bi he bi tuo | BHP Billiton | isin=US0886061086 cik=811809 reports=USD shares=2
RIO | NYSE | materials | Rio Tinto plc ADR | 力拓 | 力拓 | li tuo | Rio Tinto | isin=US7672041008 cik=863064 reports=USD shares=1
HSBC | NYSE | financials | HSBC Holdings plc ADR | 汇丰控股 | 滙豐控股 | hui feng kong gu | HSBC Holdings; 汇丰; 滙豐; 匯豐 | isin=US4042804066 cik=1089113 reports=USD shares=5 of=hsbc
UBS | NYSE | financials | UBS Group AG | 瑞银集团 | 瑞銀集團 | rui yin | UBS | isin=CH0244767585 reports=USD
DB | NYSE | financials | Deutsche Bank AG | 德意志银行 | 德意志銀行 | de yi zhi yin hang | Deutsche Bank | isin=DE0005140008 cik=1159508 reports=EUR
BCS | NYSE | financials | Barclays PLC ADR | 巴克莱 | 巴克萊 | ba ke lai | Barclays | isin=US06738E2046 cik=312069 reports=GBP shares=4
SAN | NYSE | financials | Banco Santander, S.A. ADR | 桑坦德银行 | 桑坦德銀行 | sang tan de | Santander | isin=US05964H1059 cik=891478 reports=EUR shares=1
RY | NYSE | financials | Royal Bank of Canada | 加拿大皇家银行 | 加拿大皇家銀行 | | RBC; Royal Bank | isin=CA7800871021 cik=1000275 reports=CAD
TD | NYSE | financials | The Toronto-Dominion Bank | 多伦多道明银行 | 多倫多道明銀行 | duo ming yin hang | TD Bank | isin=CA8911605092 cik=947263 reports=CAD
MFC | NYSE | financials | Manulife Financial Corporation | 宏利金融 | 宏利金融 | hong li | Manulife | isin=CA56501R1064 cik=1086888 reports=CAD of=manulife
ENB | NYSE | energy | Enbridge Inc. | 安桥 | 安橋 | an qiao | Enbridge | isin=CA29250N1050 cik=895728 reports=CAD
UL | NYSE | consumer-staples | Unilever PLC ADR | 联合利华 | 聯合利華 | lian he li hua | Unilever | cik=217410 reports=EUR shares=1
DEO | NYSE | consumer-staples | Diageo plc ADR | 帝亚吉欧 | 帝亞吉歐 | di ya ji ou | Diageo; Johnnie Walker | isin=US25243Q2057 cik=835403 reports=USD shares=4
BUD | NYSE | consumer-staples | Anheuser-Busch InBev SA/NV ADR | 百威英博 | 百威英博 | bai wei ying bo | AB InBev; Budweiser | isin=US03524A1088 reports=USD shares=1
BTI | NYSE | consumer-staples | British American Tobacco p.l.c. ADR | 英美烟草 | 英美煙草 | ying mei yan cao | British American Tobacco | isin=US1104481072 reports=GBP shares=1
ACGL | NASDAQ | financials | Arch Capital Group Ltd. | 艾奇资本 | 艾奇資本 | | Arch Capital |
INFY | NYSE | technology | Infosys Limited ADR | 印孚瑟斯 | 印孚瑟斯 | yin fu se si | Infosys | isin=US4567881085 cik=1067491 reports=USD shares=1
HDB | NYSE | financials | HDFC Bank Limited ADR | HDFC 银行 | HDFC 銀行 | | HDFC | isin=US40415F1012 cik=1144967 reports=INR shares=3
IBN | NYSE | financials | ICICI Bank Limited ADR | ICICI 银行 | ICICI 銀行 | | ICICI | isin=US45104G1040 cik=1103838 reports=INR shares=2
NOK | NYSE | technology | Nokia Corporation ADR | 诺基亚 | 諾基亞 | nuo ji ya | Nokia | isin=US6549022043 cik=924613 reports=EUR shares=1
ERIC | NASDAQ | technology | Telefonaktiebolaget LM Ericsson ADR | 爱立信 | 愛立信 | ai li xin | Ericsson | isin=US2948216088 cik=717826 reports=SEK shares=1
STM | NYSE | technology | STMicroelectronics N.V. | 意法半导体 | 意法半導體 | yi fa ban dao ti | STMicro; ST Micro | isin=US8610121027 cik=932787 reports=USD
FER | NASDAQ | industrials | Ferrovial SE | 法罗里奥 | Ferrovial | | Ferrovial | listed=2024-05-09 reports=EUR
CP | NYSE | industrials | Canadian Pacific Kansas City Limited | 加拿大太平洋堪萨斯城 | 加拿大太平洋堪薩斯城 | | Canadian Pacific | reports=CAD
CNI | NYSE | industrials | Canadian National Railway Company | 加拿大国家铁路 | 加拿大國家鐵路 | | Canadian National | isin=CA1363751027 cik=16868 reports=CAD
ABEV | NYSE | consumer-staples | Ambev S.A. ADR | 安贝夫 | 安貝夫 | | Ambev | reports=BRL shares=1
ITUB | NYSE | financials | Itaú Unibanco Holding S.A. ADR | 伊塔乌联合银行 | 伊塔烏聯合銀行 | | Itau | isin=US4655621062 reports=BRL shares=1
`,
);
