import { readTable } from './read-table.ts';
import { usStocksTable } from './tables.ts';

/** Further health-care companies listed in the US. */
export const usHealth = readTable(
  usStocksTable,
  `
code | exchange | sector | en | zh-CN | zh-HK | pinyin | aliases | more
ABT | NYSE | health-care | Abbott Laboratories | 雅培 | 雅培 | ya pei | Abbott | isin=US0028241000 cik=1800
TMO | NYSE | health-care | Thermo Fisher Scientific Inc. | 赛默飞世尔 | 賽默飛世爾 | sai mo fei | Thermo Fisher; 赛默飞 | isin=US8835561023 cik=97745
DHR | NYSE | health-care | Danaher Corporation | 丹纳赫 | 丹納赫 | dan na he | Danaher | isin=US2358511028 cik=313616
AMGN | NASDAQ | health-care | Amgen Inc. | 安进 | 安進 | an jin | Amgen | isin=US0311621009 cik=318154
GILD | NASDAQ | health-care | Gilead Sciences, Inc. | 吉利德科学 | 吉利德科學 | ji li de | Gilead; 吉利德 | isin=US3755581036 cik=882095
BMY | NYSE | health-care | Bristol-Myers Squibb Company | 百时美施贵宝 | 百時美施貴寶 | bai shi mei shi gui bao | Bristol Myers Squibb; Bristol-Myers | isin=US1101221083 cik=14272
MDT | NYSE | health-care | Medtronic plc | 美敦力 | 美敦力 | mei dun li | Medtronic |
ISRG | NASDAQ | health-care | Intuitive Surgical, Inc. | 直觉外科 | 直覺外科 | zhi jue wai ke | Intuitive Surgical; da Vinci | cik=1035267
SYK | NYSE | health-care | Stryker Corporation | 史赛克 | 史賽克 | shi sai ke | Stryker | cik=310764
BSX | NYSE | health-care | Boston Scientific Corporation | 波士顿科学 | 波士頓科學 | bo shi dun ke xue | Boston Scientific | cik=885725
VRTX | NASDAQ | health-care | Vertex Pharmaceuticals Incorporated | 福泰制药 | 福泰製藥 | fu tai zhi yao | Vertex | cik=875320
REGN | NASDAQ | health-care | Regeneron Pharmaceuticals, Inc. | 再生元 | 再生元 | zai sheng yuan | Regeneron | cik=872589
BIIB | NASDAQ | health-care | Biogen Inc. | 渤健 | 渤健 | bo jian | Biogen | cik=875045
MRNA | NASDAQ | health-care | Moderna, Inc. | 莫德纳 | 莫德納 | mo de na | Moderna | listed=2018-12-07
BNTX | NASDAQ | health-care | BioNTech SE ADR | 拜恩泰科 | 拜恩泰科 | bai en tai ke | BioNTech | listed=2019-10-10 reports=EUR shares=1
ZTS | NYSE | health-care | Zoetis Inc. | 硕腾 | 碩騰 | shuo teng | Zoetis | listed=2013-02-01
CVS | NYSE | health-care | CVS Health Corporation | CVS 健康 | CVS 健康 | | CVS Pharmacy; Aetna | isin=US1266501006 cik=64803
CI | NYSE | health-care | The Cigna Group | 信诺 | 信諾 | xin nuo | Cigna |
ELV | NYSE | health-care | Elevance Health, Inc. | Elevance 健康 | Elevance 健康 | | Anthem; WellPoint | was=WLP:2014-12-02 was=ANTM:2022-06-27
HUM | NYSE | health-care | Humana Inc. | 哈门那 | 哈門那 | ha men na | Humana | cik=49071
CNC | NYSE | health-care | Centene Corporation | 康西哥 | 康西哥 | | Centene |
HCA | NYSE | health-care | HCA Healthcare, Inc. | HCA 医疗 | HCA 醫療 | | HCA Holdings |
MCK | NYSE | health-care | McKesson Corporation | 麦克森 | 麥克森 | mai ke sen | McKesson |
COR | NYSE | health-care | Cencora, Inc. | Cencora | Cencora | | AmerisourceBergen | was=ABC:2023-08-29
CAH | NYSE | health-care | Cardinal Health, Inc. | 康德乐 | 康德樂 | kang de le | Cardinal Health |
BDX | NYSE | health-care | Becton, Dickinson and Company | 碧迪医疗 | 碧迪醫療 | bi di yi liao | Becton Dickinson; BD | cik=10795
BAX | NYSE | health-care | Baxter International Inc. | 百特国际 | 百特國際 | bai te | Baxter | cik=10456
EW | NYSE | health-care | Edwards Lifesciences Corporation | 爱德华生命科学 | 愛德華生命科學 | ai de hua | Edwards |
DXCM | NASDAQ | health-care | DexCom, Inc. | 德康医疗 | 德康醫療 | de kang | Dexcom |
IDXX | NASDAQ | health-care | IDEXX Laboratories, Inc. | 爱德士 | 愛德士 | ai de shi | Idexx |
A | NYSE | health-care | Agilent Technologies, Inc. | 安捷伦 | 安捷倫 | an jie lun | Agilent |
IQV | NYSE | health-care | IQVIA Holdings Inc. | 艾昆纬 | 艾昆緯 | ai kun wei | IQVIA; Quintiles | listed=2013-05-09 was=Q:2017-11-14
ILMN | NASDAQ | health-care | Illumina, Inc. | 因美纳 | 因美納 | yin mei na | Illumina |
GEHC | NASDAQ | health-care | GE HealthCare Technologies Inc. | GE 医疗 | GE 醫療 | | GE Healthcare | listed=2023-01-04
WAT | NYSE | health-care | Waters Corporation | 沃特世 | 沃特世 | wo te shi | Waters |
RVTY | NYSE | health-care | Revvity, Inc. | 瑞孚迪 | 瑞孚迪 | rui fu di | PerkinElmer | was=PKI:2023-05-15
VTRS | NASDAQ | health-care | Viatris Inc. | 晖致 | 暉致 | hui zhi | Mylan; 迈兰 | was=MYL:2020-11-16
ALGN | NASDAQ | health-care | Align Technology, Inc. | 艾利科技 | 艾利科技 | | Align; Invisalign; 隐适美 |
HIMS | NYSE | health-care | Hims & Hers Health, Inc. | Hims & Hers | Hims & Hers | | Hims |
TEM | NASDAQ | health-care | Tempus AI, Inc. | Tempus AI | Tempus AI | | Tempus | listed=2024-06-14
CRSP | NASDAQ | health-care | CRISPR Therapeutics AG | CRISPR 医疗 | CRISPR 醫療 | | Crispr | listed=2016-10-19
ALNY | NASDAQ | health-care | Alnylam Pharmaceuticals, Inc. | 阿里拉姆制药 | 阿里拉姆製藥 | | Alnylam |
ONC | NASDAQ | health-care | BeOne Medicines Ltd. ADR | 百济神州 | 百濟神州 | bai ji shen zhou | BeiGene; BeOne; 百济 | listed=2016-02-03 was=BGNE:2025-01-01 shares=13 of=beigene
`,
);
