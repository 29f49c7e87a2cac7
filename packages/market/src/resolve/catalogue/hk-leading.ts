import { readTable } from './read-table.ts';
import { hkStocksTable } from './tables.ts';

/** The best known Hong Kong listings, best known first. Many report in renminbi and trade in Hong Kong dollars. */
export const hkLeading = readTable(
  hkStocksTable,
  `
code | sector | en | zh-CN | zh-HK | pinyin | aliases | more
00700 | communication | Tencent Holdings | 腾讯控股 | 騰訊控股 | teng xun kong gu | Tencent; 腾讯; 騰訊; tengxun; WeChat; TCEHY | isin=KYG875721634 listed=2004-06-16 reports=CNY
09988 | consumer-discretionary | Alibaba Group Holding | 阿里巴巴-W | 阿里巴巴-W | a li ba ba | 阿里巴巴; 阿里; Alibaba | listed=2019-11-26 reports=CNY of=alibaba
03690 | consumer-discretionary | Meituan | 美团-W | 美團-W | mei tuan | 美团; 美團; 美团点评; Meituan Dianping | isin=KYG596691041 listed=2018-09-20 reports=CNY
01810 | technology | Xiaomi Corporation | 小米集团-W | 小米集團-W | xiao mi ji tuan | 小米; Xiaomi; xiaomi | isin=KYG9830T1067 listed=2018-07-09 reports=CNY
00005 | financials | HSBC Holdings | 汇丰控股 | 滙豐控股 | hui feng kong gu | HSBC; 汇丰; 滙豐; 匯豐 | isin=GB0005405286 reports=USD of=hsbc
01299 | financials | AIA Group | 友邦保险 | 友邦保險 | you bang bao xian | AIA; 友邦 | isin=HK0000069689 listed=2010-10-29 reports=USD
00388 | financials | Hong Kong Exchanges and Clearing | 香港交易所 | 香港交易所 | xiang gang jiao yi suo | HKEX; 港交所 | isin=HK0388045442 listed=2000-06-27
00941 | communication | China Mobile | 中国移动 | 中國移動 | zhong guo yi dong | 中移动 | isin=HK0941009539 listed=1997-10-23 reports=CNY of=china-mobile
02318 | financials | Ping An Insurance H | 中国平安 | 中國平安 | zhong guo ping an | Ping An; Ping An Insurance | isin=CNE1000003X6 listed=2004-06-24 reports=CNY of=ping-an
01398 | financials | Industrial and Commercial Bank of China H | 工商银行 | 工商銀行 | gong shang yin hang | ICBC; 工行 | isin=CNE1000003G1 listed=2006-10-27 reports=CNY of=icbc
00939 | financials | China Construction Bank H | 建设银行 | 建設銀行 | jian she yin hang | CCB; 建行 | isin=CNE1000002H1 listed=2005-10-27 reports=CNY of=ccb
03988 | financials | Bank of China H | 中国银行 | 中國銀行 | zhong guo yin hang | BOC; 中行 | isin=CNE1000001Z5 listed=2006-06-01 reports=CNY of=boc
01211 | consumer-discretionary | BYD Company H | 比亚迪股份 | 比亞迪股份 | bi ya di gu fen | BYD; 比亚迪; 比亞迪 | isin=CNE100000296 listed=2002-07-31 reports=CNY of=byd
09618 | consumer-discretionary | JD.com | 京东集团-SW | 京東集團-SW | jing dong ji tuan | 京东; 京東; Jingdong | listed=2020-06-18 reports=CNY of=jd
09999 | communication | NetEase | 网易-S | 網易-S | wang yi | 网易; 網易 | listed=2020-06-11 reports=CNY of=netease
09888 | communication | Baidu | 百度集团-SW | 百度集團-SW | bai du ji tuan | 百度 | listed=2021-03-23 reports=CNY of=baidu
01024 | communication | Kuaishou Technology | 快手-W | 快手-W | kuai shou | 快手; Kuaishou | listed=2021-02-05 reports=CNY
00883 | energy | CNOOC | 中国海洋石油 | 中國海洋石油 | zhong guo hai yang shi you | 中海油 | isin=HK0883013259 listed=2001-02-28 reports=CNY of=cnooc
00857 | energy | PetroChina H | 中国石油股份 | 中國石油股份 | zhong guo shi you gu fen | 中石油; PetroChina | isin=CNE1000003W8 listed=2000-04-07 reports=CNY of=petrochina
00981 | technology | Semiconductor Manufacturing International H | 中芯国际 | 中芯國際 | zhong xin guo ji | SMIC | listed=2004-03-18 reports=USD of=smic
00992 | technology | Lenovo Group | 联想集团 | 聯想集團 | lian xiang ji tuan | Lenovo; 联想; 聯想 | isin=HK0992009065 listed=1994-02-14 reports=USD
00001 | industrials | CK Hutchison Holdings | 长和 | 長和 | chang he | CK Hutchison; 长江和记; 和黄 |
00016 | real-estate | Sun Hung Kai Properties | 新鸿基地产 | 新鴻基地產 | xin hong ji di chan | SHKP; 新地 | isin=HK0016000132
00027 | consumer-discretionary | Galaxy Entertainment | 银河娱乐 | 銀河娛樂 | yin he yu le | Galaxy | isin=HK0027032686
02020 | consumer-discretionary | ANTA Sports | 安踏体育 | 安踏體育 | an ta ti yu | Anta; 安踏 | listed=2007-07-10 reports=CNY
09992 | consumer-discretionary | Pop Mart | 泡泡玛特 | 泡泡瑪特 | pao pao ma te | Pop Mart; Labubu | listed=2020-12-11 reports=CNY
`,
);
