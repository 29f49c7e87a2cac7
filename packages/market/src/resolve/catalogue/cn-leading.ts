import { readTable } from './read-table.ts';
import { cnStocksTable } from './tables.ts';

/** The best known A-shares, best known first. */
export const cnLeading = readTable(
  cnStocksTable,
  `
code | sector | en | zh-CN | zh-HK | pinyin | aliases | more
600519 | consumer-staples | Kweichow Moutai | 贵州茅台 | 貴州茅台 | gui zhou mao tai | 茅台; Moutai; maotai | isin=CNE0000018R8 listed=2001-08-27
300750 | industrials | Contemporary Amperex Technology | 宁德时代 | 寧德時代 | ning de shi dai | CATL; 宁王 | isin=CNE100003662 listed=2018-06-11 of=catl
000858 | consumer-staples | Wuliangye Yibin | 五粮液 | 五糧液 | wu liang ye | | isin=CNE000000VQ8 listed=1998-04-27
601318 | financials | Ping An Insurance | 中国平安 | 中國平安 | zhong guo ping an | Ping An; 平安保险 | isin=CNE000001R84 listed=2007-03-01 of=ping-an
600036 | financials | China Merchants Bank | 招商银行 | 招商銀行 | zhao shang yin hang | 招行; CMB | isin=CNE000001B33 listed=2002-04-09 of=cmb
000001 | financials | Ping An Bank | 平安银行 | 平安銀行 | ping an yin hang | 深发展; Shenzhen Development Bank | isin=CNE000000040 listed=1991-04-03
002594 | consumer-discretionary | BYD Company | 比亚迪 | 比亞迪 | bi ya di | | listed=2011-06-30 of=byd
000333 | consumer-discretionary | Midea Group | 美的集团 | 美的集團 | mei de ji tuan | 美的; Midea | listed=2013-09-18 of=midea
000651 | consumer-discretionary | Gree Electric Appliances | 格力电器 | 格力電器 | ge li dian qi | 格力; Gree | listed=1996-11-18
600900 | utilities | China Yangtze Power | 长江电力 | 長江電力 | chang jiang dian li | | isin=CNE000001G87 listed=2003-11-18
601398 | financials | Industrial and Commercial Bank of China | 工商银行 | 工商銀行 | gong shang yin hang | 工行; ICBC; 中国工商银行 | isin=CNE000001P37 listed=2006-10-27 of=icbc
601288 | financials | Agricultural Bank of China | 农业银行 | 農業銀行 | nong ye yin hang | 农行; ABC China | listed=2010-07-15 of=abc-bank
601988 | financials | Bank of China | 中国银行 | 中國銀行 | zhong guo yin hang | 中行; BOC | listed=2006-07-05 of=boc
601939 | financials | China Construction Bank | 建设银行 | 建設銀行 | jian she yin hang | 建行; CCB | listed=2007-09-25 of=ccb
601628 | financials | China Life Insurance | 中国人寿 | 中國人壽 | zhong guo ren shou | China Life | listed=2007-01-09 of=china-life
600030 | financials | CITIC Securities | 中信证券 | 中信證券 | zhong xin zheng quan | | listed=2003-01-06 of=citic-securities
300059 | financials | East Money Information | 东方财富 | 東方財富 | dong fang cai fu | Eastmoney | listed=2010-03-19
601857 | energy | PetroChina | 中国石油 | 中國石油 | zhong guo shi you | 中石油 | listed=2007-11-05 of=petrochina
600028 | energy | Sinopec | 中国石化 | 中國石化 | zhong guo shi hua | 中石化; China Petroleum & Chemical | listed=2001-08-08 of=sinopec
601088 | energy | China Shenhua Energy | 中国神华 | 中國神華 | zhong guo shen hua | | listed=2007-10-09 of=shenhua
600941 | communication | China Mobile | 中国移动 | 中國移動 | zhong guo yi dong | | listed=2022-01-05 of=china-mobile
688981 | technology | Semiconductor Manufacturing International | 中芯国际 | 中芯國際 | zhong xin guo ji | SMIC | listed=2020-07-16 of=smic
688256 | technology | Cambricon Technologies | 寒武纪 | 寒武紀 | han wu ji | Cambricon | listed=2020-07-20
002475 | technology | Luxshare Precision | 立讯精密 | 立訊精密 | li xun jing mi | Luxshare | listed=2010-09-15
002415 | technology | Hikvision | 海康威视 | 海康威視 | hai kang wei shi | | listed=2010-05-28
000725 | technology | BOE Technology | 京东方A | 京東方A | jing dong fang | 京东方; BOE | listed=2001-01-12
300760 | health-care | Mindray Bio-Medical | 迈瑞医疗 | 邁瑞醫療 | mai rui yi liao | Mindray | listed=2018-10-16
600276 | health-care | Jiangsu Hengrui | 恒瑞医药 | 恆瑞醫藥 | heng rui yi yao | Hengrui | listed=2000-10-18 of=hengrui
603259 | health-care | WuXi AppTec | 药明康德 | 藥明康德 | yao ming kang de | WuXi | listed=2018-05-08 of=wuxi-apptec
600887 | consumer-staples | Inner Mongolia Yili | 伊利股份 | 伊利股份 | yi li gu fen | Yili; 伊利 | listed=1996-03-12
000568 | consumer-staples | Luzhou Laojiao | 泸州老窖 | 瀘州老窖 | lu zhou lao jiao | | listed=1994-05-09
601888 | consumer-discretionary | China Tourism Group Duty Free | 中国中免 | 中國中免 | zhong guo zhong mian | 中国国旅; CTG Duty Free | listed=2009-10-15 of=ctg-duty-free
601899 | materials | Zijin Mining | 紫金矿业 | 紫金礦業 | zi jin kuang ye | Zijin | listed=2008-04-25 of=zijin
600309 | materials | Wanhua Chemical | 万华化学 | 萬華化學 | wan hua hua xue | | listed=2001-01-05
601012 | technology | LONGi Green Energy | 隆基绿能 | 隆基綠能 | long ji lv neng | LONGi; 隆基股份 | listed=2012-04-11
300274 | industrials | Sungrow Power | 阳光电源 | 陽光電源 | yang guang dian yuan | Sungrow | listed=2011-11-02
600104 | consumer-discretionary | SAIC Motor | 上汽集团 | 上汽集團 | shang qi ji tuan | | listed=1997-11-25
000002 | real-estate | China Vanke | 万科A | 萬科A | wan ke | wka; 万科; Vanke | listed=1991-01-29 of=vanke
000700 | consumer-discretionary | Jiangnan Mould & Plastic Technology | 模塑科技 | 模塑科技 | mo su ke ji | | listed=1997-02-28
002230 | technology | iFLYTEK | 科大讯飞 | 科大訊飛 | ke da xun fei | 讯飞 | listed=2008-05-12
000063 | technology | ZTE Corporation | 中兴通讯 | 中興通訊 | zhong xing tong xun | ZTE | listed=1997-11-18 of=zte
`,
);
