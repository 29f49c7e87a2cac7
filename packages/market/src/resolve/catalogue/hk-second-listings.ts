import { readTable } from './read-table.ts';
import { hkStocksTable } from './tables.ts';

/** Further H shares of companies with A-shares, and second listings of companies with receipts in New York. */
export const hkSecondListings = readTable(
  hkStocksTable,
  `
code | sector | en | zh-CN | zh-HK | pinyin | aliases | more
00670 | industrials | China Eastern Airlines H | 中国东方航空股份 | 中國東方航空股份 | zhong guo dong fang hang kong | China Eastern; 东航 | reports=CNY of=china-eastern
00753 | industrials | Air China H | 中国国航 | 中國國航 | zhong guo guo hang | Air China | reports=CNY listed=2004-12-15 of=air-china
00763 | technology | ZTE Corporation H | 中兴通讯 | 中興通訊 | zhong xing tong xun | ZTE | reports=CNY listed=2004-12-09 of=zte
01055 | industrials | China Southern Airlines H | 中国南方航空股份 | 中國南方航空股份 | zhong guo nan fang hang kong | China Southern; 南航 | reports=CNY of=china-southern
01157 | industrials | Zoomlion Heavy Industry H | 中联重科 | 中聯重科 | zhong lian zhong ke | Zoomlion | reports=CNY listed=2010-12-23 of=zoomlion
01186 | industrials | China Railway Construction H | 中国铁建 | 中國鐵建 | zhong guo tie jian | CRCC | reports=CNY listed=2008-03-13 of=crcc
01276 | health-care | Jiangsu Hengrui Pharmaceuticals H | 恒瑞医药 | 恒瑞醫藥 | heng rui yi yao | Hengrui | reports=CNY listed=2025-05-23 of=hengrui
01658 | financials | Postal Savings Bank of China H | 邮储银行 | 郵儲銀行 | you chu yin hang | PSBC | reports=CNY listed=2016-09-28 of=psbc
01766 | industrials | CRRC Corporation H | 中国中车 | 中國中車 | zhong guo zhong che | CRRC | reports=CNY listed=2008-08-21 of=crrc
01776 | financials | GF Securities H | 广发证券 | 廣發證券 | guang fa zheng quan | GF Securities | reports=CNY listed=2015-04-10 of=gf-securities
01800 | industrials | China Communications Construction H | 中国交通建设 | 中國交通建設 | zhong guo jiao tong jian she | CCCC | reports=CNY listed=2006-12-15 of=cccc
01880 | consumer-discretionary | China Tourism Group Duty Free H | 中国中免 | 中國中免 | zhong guo zhong mian | CTG Duty Free | reports=CNY listed=2022-08-25 of=ctg-duty-free
01898 | energy | China Coal Energy H | 中煤能源 | 中煤能源 | zhong mei neng yuan | China Coal | reports=CNY listed=2006-12-19 of=china-coal
02196 | health-care | Shanghai Fosun Pharmaceutical H | 复星医药 | 復星醫藥 | fu xing yi yao | Fosun Pharma | reports=CNY listed=2012-10-30 of=fosun-pharma
02202 | real-estate | China Vanke H | 万科企业 | 萬科企業 | wan ke qi ye | Vanke; 万科 | reports=CNY listed=2014-06-25 of=vanke
02607 | health-care | Shanghai Pharmaceuticals H | 上海医药 | 上海醫藥 | shang hai yi yao | Shanghai Pharma | reports=CNY listed=2011-05-20 of=shanghai-pharma
02611 | financials | Guotai Haitong Securities H | 国泰海通 | 國泰海通 | guo tai hai tong | Guotai Junan | reports=CNY listed=2017-04-11 of=guotai-haitong
03347 | health-care | Hangzhou Tigermed Consulting H | 泰格医药 | 泰格醫藥 | tai ge yi yao | Tigermed | reports=CNY listed=2020-08-07 of=tigermed
03606 | consumer-discretionary | Fuyao Glass Industry H | 福耀玻璃 | 福耀玻璃 | fu yao bo li | Fuyao | reports=CNY listed=2015-03-31 of=fuyao
03759 | health-care | Pharmaron Beijing H | 康龙化成 | 康龍化成 | kang long hua cheng | Pharmaron | reports=CNY listed=2019-11-28 of=pharmaron
03898 | industrials | Zhuzhou CRRC Times Electric H | 中车时代电气 | 中車時代電氣 | zhong che shi dai dian qi | CRRC Times Electric | reports=CNY listed=2006-12-20 of=crrc-times
03908 | financials | China International Capital Corporation H | 中金公司 | 中金公司 | zhong jin gong si | CICC; 中金 | reports=CNY listed=2015-11-09 of=cicc
06066 | financials | CSC Financial H | 中信建投证券 | 中信建投證券 | zhong xin jian tou | CSC | reports=CNY listed=2016-12-09 of=csc
06099 | financials | China Merchants Securities H | 招商证券 | 招商證券 | zhao shang zheng quan | | reports=CNY listed=2016-10-07 of=cm-securities
06185 | health-care | CanSino Biologics H | 康希诺生物 | 康希諾生物 | kang xi nuo | CanSino | reports=CNY listed=2019-03-28 of=cansino
06818 | financials | China Everbright Bank H | 中国光大银行 | 中國光大銀行 | zhong guo guang da yin hang | Everbright Bank; 光大银行 | reports=CNY listed=2013-12-20 of=everbright-bank
06821 | health-care | Asymchem Laboratories H | 凯莱英 | 凱萊英 | kai lai ying | Asymchem | reports=CNY listed=2021-12-10 of=asymchem
06886 | financials | Huatai Securities H | 华泰证券 | 華泰證券 | hua tai zheng quan | HTSC | reports=CNY listed=2015-06-01 of=huatai
01877 | health-care | Shanghai Junshi Biosciences H | 君实生物 | 君實生物 | jun shi sheng wu | Junshi | reports=CNY listed=2018-12-24 of=junshi
09696 | materials | Tianqi Lithium H | 天齐锂业 | 天齊鋰業 | tian qi li ye | Tianqi | reports=CNY listed=2022-07-13 of=tianqi
09688 | health-care | Zai Lab | 再鼎医药 | 再鼎醫藥 | zai ding yi yao | Zai Lab | reports=USD listed=2020-09-28 of=zai-lab
00013 | health-care | HUTCHMED (China) | 和黄医药 | 和黃醫藥 | he huang yi yao | Hutchmed | reports=USD listed=2021-06-30 of=hutchmed
01698 | communication | Tencent Music Entertainment Group | 腾讯音乐-SW | 騰訊音樂-SW | teng xun yin yue | Tencent Music; 腾讯音乐 | reports=CNY listed=2022-09-21 of=tencent-music
02076 | communication | KANZHUN | BOSS直聘-W | BOSS直聘-W | | Boss Zhipin; BOSS直聘 | reports=CNY listed=2022-12-22 of=kanzhun
02518 | communication | Autohome | 汽车之家-S | 汽車之家-S | qi che zhi jia | Autohome; 汽车之家 | reports=CNY listed=2021-03-15 of=autohome
03896 | technology | Kingsoft Cloud Holdings | 金山云 | 金山雲 | jin shan yun | Kingsoft Cloud | reports=CNY listed=2022-12-30 of=kingsoft-cloud
01179 | consumer-discretionary | H World Group | 华住集团-S | 華住集團-S | hua zhu ji tuan | Huazhu; 华住 | reports=CNY listed=2020-09-22 of=h-world
`,
);
