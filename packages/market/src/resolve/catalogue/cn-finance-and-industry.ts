import { readTable } from './read-table.ts';
import { cnStocksTable } from './tables.ts';

/** Further A-shares: finance, consumer goods, industry, energy, materials and property. */
export const cnFinanceAndIndustry = readTable(
  cnStocksTable,
  `
code | sector | en | zh-CN | zh-HK | pinyin | aliases | more
600000 | financials | Shanghai Pudong Development Bank | 浦发银行 | 浦發銀行 | pu fa yin hang | SPDB; 浦发 | listed=1999-11-10
601166 | financials | Industrial Bank | 兴业银行 | 興業銀行 | xing ye yin hang | 兴业 | listed=2007-02-05
600016 | financials | China Minsheng Bank | 民生银行 | 民生銀行 | min sheng yin hang | Minsheng; 民生 | of=minsheng
601328 | financials | Bank of Communications | 交通银行 | 交通銀行 | jiao tong yin hang | BoCom; 交行 | listed=2007-05-15 of=bocom
601658 | financials | Postal Savings Bank of China | 邮储银行 | 郵儲銀行 | you chu yin hang | PSBC | listed=2019-12-10 of=psbc
601998 | financials | China CITIC Bank | 中信银行 | 中信銀行 | zhong xin yin hang | CITIC Bank | listed=2007-04-27 of=citic-bank
601818 | financials | China Everbright Bank | 光大银行 | 光大銀行 | guang da yin hang | Everbright Bank | listed=2010-08-18 of=everbright-bank
002142 | financials | Bank of Ningbo | 宁波银行 | 寧波銀行 | ning bo yin hang | | listed=2007-07-19
600919 | financials | Bank of Jiangsu | 江苏银行 | 江蘇銀行 | jiang su yin hang | | listed=2016-08-02
600926 | financials | Bank of Hangzhou | 杭州银行 | 杭州銀行 | hang zhou yin hang | | listed=2016-10-27
601229 | financials | Bank of Shanghai | 上海银行 | 上海銀行 | shang hai yin hang | | listed=2016-11-16
601169 | financials | Bank of Beijing | 北京银行 | 北京銀行 | bei jing yin hang | | listed=2007-09-19
601838 | financials | Bank of Chengdu | 成都银行 | 成都銀行 | cheng du yin hang | | listed=2018-01-31
601009 | financials | Bank of Nanjing | 南京银行 | 南京銀行 | nan jing yin hang | | listed=2007-07-19
600015 | financials | Hua Xia Bank | 华夏银行 | 華夏銀行 | hua xia yin hang |  |
601601 | financials | China Pacific Insurance | 中国太保 | 中國太保 | zhong guo tai bao | CPIC; 太平洋保险; 太保 | listed=2007-12-25 of=cpic
601336 | financials | New China Life Insurance | 新华保险 | 新華保險 | xin hua bao xian | NCI | listed=2011-12-16 of=nci
601319 | financials | PICC Group | 中国人保 | 中國人保 | zhong guo ren bao | PICC; 人保 | listed=2018-11-16 of=picc-group
601211 | financials | Guotai Haitong Securities | 国泰海通 | 國泰海通 | guo tai hai tong | 国泰君安; Guotai Junan | listed=2015-06-26 of=guotai-haitong
601688 | financials | Huatai Securities | 华泰证券 | 華泰證券 | hua tai zheng quan | HTSC | listed=2010-02-26 of=huatai
600999 | financials | China Merchants Securities | 招商证券 | 招商證券 | zhao shang zheng quan | 招商证券 | listed=2009-11-17 of=cm-securities
000776 | financials | GF Securities | 广发证券 | 廣發證券 | guang fa zheng quan | | of=gf-securities
601066 | financials | CSC Financial | 中信建投 | 中信建投 | zhong xin jian tou | China Securities | listed=2018-06-20 of=csc
601995 | financials | China International Capital Corporation | 中金公司 | 中金公司 | zhong jin gong si | CICC; 中金 | listed=2020-11-02 of=cicc
000166 | financials | Shenwan Hongyuan Group | 申万宏源 | 申萬宏源 | shen wan hong yuan | | listed=2015-01-26
601901 | financials | Founder Securities | 方正证券 | 方正證券 | fang zheng zheng quan | | listed=2011-08-10
300033 | technology | Hithink RoyalFlush Information Network | 同花顺 | 同花順 | tong hua shun | RoyalFlush | listed=2009-12-25
600570 | technology | Hundsun Technologies | 恒生电子 | 恒生電子 | heng sheng dian zi | Hundsun |
600809 | consumer-staples | Shanxi Xinghuacun Fen Wine | 山西汾酒 | 山西汾酒 | shan xi fen jiu | 汾酒; Fenjiu |
002304 | consumer-staples | Jiangsu Yanghe Distillery | 洋河股份 | 洋河股份 | yang he gu fen | 洋河; Yanghe | listed=2009-11-06
000596 | consumer-staples | Anhui Gujing Distillery | 古井贡酒 | 古井貢酒 | gu jing gong jiu | 古井 |
603369 | consumer-staples | Jiangsu King's Luck Brewery | 今世缘 | 今世緣 | jin shi yuan | | listed=2014-07-03
600600 | consumer-staples | Tsingtao Brewery | 青岛啤酒 | 青島啤酒 | qing dao pi jiu | Tsingtao; 青啤 | of=tsingtao
603288 | consumer-staples | Foshan Haitian Flavouring | 海天味业 | 海天味業 | hai tian wei ye | 海天; Haitian | listed=2014-02-11 of=haitian
000895 | consumer-staples | Henan Shuanghui Investment | 双汇发展 | 雙匯發展 | shuang hui fa zhan | 双汇 |
002714 | consumer-staples | Muyuan Foods | 牧原股份 | 牧原股份 | mu yuan gu fen | Muyuan; 牧原 | listed=2014-01-28 of=muyuan
300498 | consumer-staples | Wens Foodstuff Group | 温氏股份 | 溫氏股份 | wen shi gu fen | 温氏 | listed=2015-11-02
000876 | consumer-staples | New Hope Liuhe | 新希望 | 新希望 | xin xi wang |  |
603605 | consumer-staples | Proya Cosmetics | 珀莱雅 | 珀萊雅 | po lai ya | Proya | listed=2017-11-15
300999 | consumer-staples | Yihai Kerry Arawana | 金龙鱼 | 金龍魚 | jin long yu | 益海嘉里 | listed=2020-10-15
605499 | consumer-staples | Eastroc Beverage | 东鹏饮料 | 東鵬飲料 | dong peng yin liao | 东鹏特饮 | listed=2021-05-27 of=eastroc
600690 | consumer-discretionary | Haier Smart Home | 海尔智家 | 海爾智家 | hai er zhi jia | Haier; 海尔 | of=haier
000100 | technology | TCL Technology | TCL科技 | TCL科技 | ke ji | TCL |
600660 | consumer-discretionary | Fuyao Glass Industry | 福耀玻璃 | 福耀玻璃 | fu yao bo li | Fuyao | of=fuyao
601633 | consumer-discretionary | Great Wall Motor | 长城汽车 | 長城汽車 | chang cheng qi che | GWM; 长城 | listed=2011-09-28 of=great-wall
601238 | consumer-discretionary | Guangzhou Automobile Group | 广汽集团 | 廣汽集團 | guang qi ji tuan | GAC | listed=2012-03-29 of=gac
000625 | consumer-discretionary | Chongqing Changan Automobile | 长安汽车 | 長安汽車 | chang an qi che | Changan |
601127 | consumer-discretionary | Seres Group | 赛力斯 | 賽力斯 | sai li si | Seres; 问界; AITO | listed=2016-06-15 of=seres
600733 | consumer-discretionary | BAIC BluePark New Energy | 北汽蓝谷 | 北汽藍谷 | bei qi lan gu |  |
601689 | consumer-discretionary | Ningbo Tuopu Group | 拓普集团 | 拓普集團 | tuo pu ji tuan | | listed=2015-03-19
002920 | consumer-discretionary | Huizhou Desay SV Automotive | 德赛西威 | 德賽西威 | de sai xi wei | | listed=2017-12-26
603833 | consumer-discretionary | Oppein Home Group | 欧派家居 | 歐派家居 | ou pai jia ju | | listed=2017-03-28
002027 | communication | Focus Media Information Technology | 分众传媒 | 分眾傳媒 | fen zhong chuan mei | Focus Media |
300413 | communication | Mango Excellent Media | 芒果超媒 | 芒果超媒 | mang guo chao mei | Mango TV |
002555 | communication | 37 Interactive Entertainment | 三七互娱 | 三七互娛 | san qi hu yu |  |
600754 | consumer-discretionary | Shanghai Jinjiang International Hotels | 锦江酒店 | 錦江酒店 | jin jiang jiu dian |  |
002032 | consumer-discretionary | Zhejiang Supor | 苏泊尔 | 蘇泊爾 | su bo er | Supor; 苏泊尔股份 |
002242 | consumer-discretionary | Joyoung | 九阳股份 | 九陽股份 | jiu yang gu fen | 九阳 |
002959 | consumer-discretionary | Bear Electric Appliance | 小熊电器 | 小熊電器 | xiao xiong dian qi | 小熊; Bear Electric |
600009 | industrials | Shanghai International Airport | 上海机场 | 上海機場 | shang hai ji chang |  |
601111 | industrials | Air China | 中国国航 | 中國國航 | zhong guo guo hang | 国航 | listed=2006-08-18 of=air-china
600029 | industrials | China Southern Airlines | 南方航空 | 南方航空 | nan fang hang kong | 南航 | of=china-southern
600115 | industrials | China Eastern Airlines | 中国东航 | 中國東航 | zhong guo dong hang | 东航 | of=china-eastern
601021 | industrials | Spring Airlines | 春秋航空 | 春秋航空 | chun qiu hang kong | | listed=2015-01-21
002352 | industrials | SF Holding | 顺丰控股 | 順豐控股 | shun feng kong gu | SF Express; 顺丰 | of=sf
600233 | industrials | YTO Express | 圆通速递 | 圓通速遞 | yuan tong su di | 圆通 |
601816 | industrials | Beijing-Shanghai High Speed Railway | 京沪高铁 | 京滬高鐵 | jing hu gao tie | | listed=2020-01-16
601006 | industrials | Daqin Railway | 大秦铁路 | 大秦鐵路 | da qin tie lu | | listed=2006-08-01
601919 | industrials | COSCO SHIPPING Holdings | 中远海控 | 中遠海控 | zhong yuan hai kong | COSCO; 中远 | listed=2007-06-26 of=cosco-holdings
601872 | industrials | China Merchants Energy Shipping | 招商轮船 | 招商輪船 | zhao shang lun chuan | | listed=2006-12-01
601018 | industrials | Ningbo Zhoushan Port | 宁波港 | 寧波港 | ning bo gang | | listed=2010-09-28
600018 | industrials | Shanghai International Port | 上港集团 | 上港集團 | shang gang ji tuan | | listed=2006-10-26
600031 | industrials | Sany Heavy Industry | 三一重工 | 三一重工 | san yi zhong gong | Sany; 三一 | of=sany
000425 | industrials | XCMG Construction Machinery | 徐工机械 | 徐工機械 | xu gong ji xie | XCMG |
000157 | industrials | Zoomlion Heavy Industry | 中联重科 | 中聯重科 | zhong lian zhong ke | Zoomlion | of=zoomlion
000338 | industrials | Weichai Power | 潍柴动力 | 濰柴動力 | wei chai dong li | Weichai | listed=2007-04-30 of=weichai
601100 | industrials | Jiangsu Hengli Hydraulic | 恒立液压 | 恒立液壓 | heng li ye ya | | listed=2011-10-28
300124 | industrials | Shenzhen Inovance Technology | 汇川技术 | 匯川技術 | hui chuan ji shu | Inovance | listed=2010-09-28
601766 | industrials | CRRC Corporation | 中国中车 | 中國中車 | zhong guo zhong che | CRRC | listed=2008-08-18 of=crrc
601668 | industrials | China State Construction Engineering | 中国建筑 | 中國建築 | zhong guo jian zhu | CSCEC | listed=2009-07-29
601390 | industrials | China Railway Group | 中国中铁 | 中國中鐵 | zhong guo zhong tie | CREC | listed=2007-12-03 of=crec
601186 | industrials | China Railway Construction | 中国铁建 | 中國鐵建 | zhong guo tie jian | CRCC | listed=2008-03-10 of=crcc
601800 | industrials | China Communications Construction | 中国交建 | 中國交建 | zhong guo jiao jian | CCCC | listed=2012-03-09 of=cccc
601669 | industrials | Power Construction Corporation of China | 中国电建 | 中國電建 | zhong guo dian jian | PowerChina | listed=2011-10-18
600150 | industrials | China CSSC Holdings | 中国船舶 | 中國船舶 | zhong guo chuan bo | CSSC |
600760 | industrials | AVIC Shenyang Aircraft | 中航沈飞 | 中航沈飛 | zhong hang shen fei |  |
600893 | industrials | AECC Aviation Power | 航发动力 | 航發動力 | hang fa dong li |  |
000768 | industrials | AVIC Xi'an Aircraft Industry | 中航西飞 | 中航西飛 | zhong hang xi fei |  |
600406 | industrials | NARI Technology | 国电南瑞 | 國電南瑞 | guo dian nan rui | NARI |
601877 | industrials | Zhejiang Chint Electrics | 正泰电器 | 正泰電器 | zheng tai dian qi | Chint | listed=2010-01-21
600089 | industrials | TBEA | 特变电工 | 特變電工 | te bian dian gong | TBEA |
300014 | industrials | EVE Energy | 亿纬锂能 | 億緯鋰能 | yi wei li neng | EVE | listed=2009-10-30
002074 | industrials | Gotion High-tech | 国轩高科 | 國軒高科 | guo xuan gao ke | Gotion |
002460 | materials | Ganfeng Lithium | 赣锋锂业 | 贛鋒鋰業 | gan feng li ye | Ganfeng | listed=2010-08-10 of=ganfeng
002466 | materials | Tianqi Lithium | 天齐锂业 | 天齊鋰業 | tian qi li ye | Tianqi | listed=2010-08-31 of=tianqi
300450 | industrials | Wuxi Lead Intelligent Equipment | 先导智能 | 先導智能 | xian dao zhi neng | Lead Intelligent | listed=2015-05-18 of=wuxi-lead
300751 | industrials | Suzhou Maxwell Technologies | 迈为股份 | 邁為股份 | mai wei gu fen | | listed=2018-11-09
600438 | technology | Tongwei | 通威股份 | 通威股份 | tong wei gu fen | Tongwei; 通威 |
002459 | technology | JA Solar Technology | 晶澳科技 | 晶澳科技 | jing ao ke ji | JA Solar |
688599 | technology | Trina Solar | 天合光能 | 天合光能 | tian he guang neng | Trina | listed=2020-06-10
688223 | technology | Jinko Solar | 晶科能源 | 晶科能源 | jing ke neng yuan | Jinko | listed=2022-01-26
688303 | technology | Xinjiang Daqo New Energy | 大全能源 | 大全能源 | da quan neng yuan | Daqo | listed=2021-07-22
002129 | technology | TCL Zhonghuan Renewable Energy | TCL中环 | TCL中環 | zhong huan | 中环股份 |
300316 | industrials | Zhejiang Jingsheng Mechanical & Electrical | 晶盛机电 | 晶盛機電 | jing sheng ji dian | | listed=2012-05-11
601985 | utilities | China National Nuclear Power | 中国核电 | 中國核電 | zhong guo he dian | CNNP | listed=2015-06-10
003816 | utilities | CGN Power | 中国广核 | 中國廣核 | zhong guo guang he | CGN | listed=2019-08-26 of=cgn-power
600905 | utilities | China Three Gorges Renewables | 三峡能源 | 三峽能源 | san xia neng yuan | | listed=2021-06-10
600011 | utilities | Huaneng Power International | 华能国际 | 華能國際 | hua neng guo ji | Huaneng | of=huaneng
600795 | utilities | GD Power Development | 国电电力 | 國電電力 | guo dian dian li |  |
600886 | utilities | SDIC Power Holdings | 国投电力 | 國投電力 | guo tou dian li |  |
600025 | utilities | Huaneng Lancang River Hydropower | 华能水电 | 華能水電 | hua neng shui dian | | listed=2017-12-15
601225 | energy | Shaanxi Coal Industry | 陕西煤业 | 陝西煤業 | shan xi mei ye | | listed=2014-01-28
600188 | energy | Yankuang Energy | 兖矿能源 | 兗礦能源 | yan kuang neng yuan | Yanzhou Coal; 兖州煤业 | of=yankuang
601898 | energy | China Coal Energy | 中煤能源 | 中煤能源 | zhong mei neng yuan | | listed=2008-02-01 of=china-coal
600938 | energy | CNOOC | 中国海油 | 中國海油 | zhong guo hai you | 中海油; CNOOC Limited | listed=2022-04-21 of=cnooc
600256 | energy | Guanghui Energy | 广汇能源 | 廣匯能源 | guang hui neng yuan |  |
601600 | materials | Aluminum Corporation of China | 中国铝业 | 中國鋁業 | zhong guo lü ye | Chalco; 中铝 | listed=2007-04-30 of=chalco
603993 | materials | CMOC Group | 洛阳钼业 | 洛陽鉬業 | luo yang mu ye | CMOC; China Molybdenum | listed=2012-10-09 of=cmoc
600547 | materials | Shandong Gold Mining | 山东黄金 | 山東黃金 | shan dong huang jin | Shandong Gold | of=shandong-gold
600489 | materials | Zhongjin Gold | 中金黄金 | 中金黃金 | zhong jin huang jin |  |
600362 | materials | Jiangxi Copper | 江西铜业 | 江西銅業 | jiang xi tong ye | | of=jiangxi-copper
600111 | materials | China Northern Rare Earth | 北方稀土 | 北方稀土 | bei fang xi tu | 包钢稀土 |
600019 | materials | Baoshan Iron & Steel | 宝钢股份 | 寶鋼股份 | bao gang gu fen | Baosteel; 宝钢 |
600585 | materials | Anhui Conch Cement | 海螺水泥 | 海螺水泥 | hai luo shui ni | Conch | of=conch
600426 | materials | Shandong Hualu Hengsheng Chemical | 华鲁恒升 | 華魯恒升 | hua lu heng sheng |  |
600346 | materials | Hengli Petrochemical | 恒力石化 | 恒力石化 | heng li shi hua |  |
002493 | materials | Rongsheng Petrochemical | 荣盛石化 | 榮盛石化 | rong sheng shi hua | | listed=2010-11-02
000792 | materials | Qinghai Salt Lake Industry | 盐湖股份 | 鹽湖股份 | yan hu gu fen | 盐湖钾肥 |
002271 | materials | Beijing Oriental Yuhong | 东方雨虹 | 東方雨虹 | dong fang yu hong | | listed=2008-09-10
600048 | real-estate | Poly Developments and Holdings | 保利发展 | 保利發展 | bao li fa zhan | Poly; 保利地产 | listed=2006-07-31
001979 | real-estate | China Merchants Shekou | 招商蛇口 | 招商蛇口 | zhao shang she kou | | listed=2015-12-30
600383 | real-estate | Gemdale | 金地集团 | 金地集團 | jin di ji tuan |  |
`,
);
