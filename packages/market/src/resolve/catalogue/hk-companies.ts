import { readTable } from './read-table.ts';
import { hkStocksTable } from './tables.ts';

/** Further companies listed in Hong Kong. */
export const hkCompanies = readTable(
  hkStocksTable,
  `
code | sector | en | zh-CN | zh-HK | pinyin | aliases | more
00002 | utilities | CLP Holdings | 中电控股 | 中電控股 | zhong dian kong gu | CLP; 中电 | isin=HK0002007356
00003 | utilities | Hong Kong and China Gas | 香港中华煤气 | 香港中華煤氣 | xiang gang zhong hua mei qi | Towngas; 煤气公司 | isin=HK0003000038
02638 | utilities | HK Electric Investments | 港灯-SS | 港燈-SS | gang deng | 港灯电力; 港燈電力; 港燈; 港灯 |
00006 | utilities | Power Assets Holdings | 电能实业 | 電能實業 | dian neng shi ye | Power Assets | isin=HK0006000050
00011 | financials | Hang Seng Bank | 恒生银行 | 恒生銀行 | heng sheng yin hang | Hang Seng Bank | isin=HK0011000095
00012 | real-estate | Henderson Land Development | 恒基地产 | 恒基地產 | heng ji di chan | Henderson Land; 恒基兆业 | isin=HK0012000102
00017 | real-estate | New World Development | 新世界发展 | 新世界發展 | xin shi jie fa zhan | New World; 新世界 |
00019 | industrials | Swire Pacific A | 太古股份公司A | 太古股份公司A | tai gu | Swire; 太古 | isin=HK0019000162 of=swire-pacific
00066 | industrials | MTR Corporation | 港铁公司 | 港鐵公司 | gang tie gong si | MTR; 地铁公司 | isin=HK0066009694
00083 | real-estate | Sino Land | 信和置业 | 信和置業 | xin he zhi ye | Sino Land |
00101 | real-estate | Hang Lung Properties | 恒隆地产 | 恒隆地產 | heng long di chan | Hang Lung | isin=HK0101000591
00175 | consumer-discretionary | Geely Automobile | 吉利汽车 | 吉利汽車 | ji li qi che | Geely; 吉利 | reports=CNY isin=KYG3777B1032
00151 | consumer-staples | Want Want China | 中国旺旺 | 中國旺旺 | zhong guo wang wang | Want Want; 旺旺 | reports=CNY
00168 | consumer-staples | Tsingtao Brewery H | 青岛啤酒股份 | 青島啤酒股份 | qing dao pi jiu gu fen | Tsingtao; 青岛啤酒 | reports=CNY of=tsingtao
00241 | health-care | Alibaba Health Information Technology | 阿里健康 | 阿里健康 | a li jian kang | Ali Health | reports=CNY
00267 | industrials | CITIC Limited | 中信股份 | 中信股份 | zhong xin gu fen | CITIC | reports=CNY isin=HK0267001375
00268 | technology | Kingdee International Software | 金蝶国际 | 金蝶國際 | jin die guo ji | Kingdee; 金蝶 | reports=CNY
00270 | utilities | Guangdong Investment | 粤海投资 | 粵海投資 | yue hai tou zi | Guangdong Investment |
00285 | technology | BYD Electronic | 比亚迪电子 | 比亞迪電子 | bi ya di dian zi | BYD Electronic | reports=CNY
00288 | consumer-staples | WH Group | 万洲国际 | 萬洲國際 | wan zhou guo ji | WH Group; Smithfield | reports=USD listed=2014-08-05
00291 | consumer-staples | China Resources Beer | 华润啤酒 | 華潤啤酒 | hua run pi jiu | CR Beer; Snow Beer | reports=CNY isin=HK0291001490
00293 | industrials | Cathay Pacific Airways | 国泰航空 | 國泰航空 | guo tai hang kong | Cathay; 国泰 | isin=HK0293001514
00300 | consumer-discretionary | Midea Group H | 美的集团 | 美的集團 | mei di ji tuan | Midea; 美的 | reports=CNY listed=2024-09-17 of=midea
00316 | industrials | Orient Overseas (International) | 东方海外国际 | 東方海外國際 | dong fang hai wai | OOCL; OOIL | reports=USD
00322 | consumer-staples | Tingyi (Cayman Islands) | 康师傅控股 | 康師傅控股 | kang shi fu kong gu | Tingyi; 康师傅 | reports=CNY
00358 | materials | Jiangxi Copper H | 江西铜业股份 | 江西銅業股份 | jiang xi tong ye gu fen | Jiangxi Copper | reports=CNY of=jiangxi-copper
00384 | utilities | China Gas Holdings | 中国燃气 | 中國燃氣 | zhong guo ran qi | China Gas |
00386 | energy | Sinopec H | 中国石油化工股份 | 中國石油化工股份 | zhong guo shi you hua gong | Sinopec; 中石化 | reports=CNY isin=CNE1000002Q2 listed=2000-10-19 of=sinopec
00390 | industrials | China Railway Group H | 中国中铁 | 中國中鐵 | zhong guo zhong tie | CREC | reports=CNY listed=2007-12-07 of=crec
00489 | consumer-discretionary | Dongfeng Motor Group | 东风集团股份 | 東風集團股份 | dong feng ji tuan | Dongfeng | reports=CNY
00522 | technology | ASMPT | ASMPT | ASMPT | | ASM Pacific |
00656 | industrials | Fosun International | 复星国际 | 復星國際 | fu xing guo ji | Fosun; 复星 | reports=CNY
00669 | industrials | Techtronic Industries | 创科实业 | 創科實業 | chuang ke shi ye | Techtronic; Milwaukee; TTI | reports=USD isin=HK0669013440
00688 | real-estate | China Overseas Land & Investment | 中国海外发展 | 中國海外發展 | zhong guo hai wai fa zhan | COLI; 中海外 | reports=CNY isin=HK0688002218
00696 | technology | TravelSky Technology | 中国民航信息网络 | 中國民航信息網絡 | zhong guo min hang xin xi | TravelSky; 中航信 | reports=CNY
00728 | communication | China Telecom H | 中国电信 | 中國電信 | zhong guo dian xin | China Telecom | reports=CNY isin=CNE1000002V2 listed=2002-11-15 of=china-telecom
00762 | communication | China Unicom (Hong Kong) | 中国联通 | 中國聯通 | zhong guo lian tong | China Unicom; 联通 | reports=CNY isin=HK0000049939 listed=2000-06-22
00772 | communication | China Literature | 阅文集团 | 閱文集團 | yue wen ji tuan | China Literature; 阅文 | reports=CNY listed=2017-11-08
00780 | consumer-discretionary | Tongcheng Travel | 同程旅行 | 同程旅行 | tong cheng lü xing | Tongcheng | reports=CNY listed=2018-11-26
00788 | communication | China Tower | 中国铁塔 | 中國鐵塔 | zhong guo tie ta | China Tower; 铁塔 | reports=CNY listed=2018-08-08
00823 | real-estate | Link REIT | 领展房产基金 | 領展房產基金 | ling zhan | Link REIT; 领展 | isin=HK0823032773 listed=2005-11-25
00836 | utilities | China Resources Power | 华润电力 | 華潤電力 | hua run dian li | CR Power |
00868 | materials | Xinyi Glass | 信义玻璃 | 信義玻璃 | xin yi bo li | Xinyi Glass |
00968 | technology | Xinyi Solar | 信义光能 | 信義光能 | xin yi guang neng | Xinyi Solar | listed=2013-12-12
00902 | utilities | Huaneng Power International H | 华能国际电力股份 | 華能國際電力股份 | hua neng guo ji dian li | Huaneng | reports=CNY of=huaneng
00914 | materials | Anhui Conch Cement H | 海螺水泥 | 海螺水泥 | hai luo shui ni | Conch | reports=CNY of=conch
00916 | utilities | China Longyuan Power | 龙源电力 | 龍源電力 | long yuan dian li | Longyuan | reports=CNY listed=2009-12-10
00960 | real-estate | Longfor Group | 龙湖集团 | 龍湖集團 | long hu ji tuan | Longfor; 龙湖 | reports=CNY listed=2009-11-19
00998 | financials | China CITIC Bank H | 中信银行 | 中信銀行 | zhong xin yin hang | CITIC Bank | reports=CNY listed=2007-04-27 of=citic-bank
01038 | utilities | CK Infrastructure Holdings | 长江基建集团 | 長江基建集團 | chang jiang ji jian | CKI; 长建 | isin=BMG2178K1009
01044 | consumer-staples | Hengan International | 恒安国际 | 恒安國際 | heng an guo ji | Hengan; 恒安 | reports=CNY
01060 | communication | Damai Entertainment | 大麦娱乐 | 大麥娛樂 | da mai yu le | Alibaba Pictures; 阿里影业 | reports=CNY
01088 | energy | China Shenhua Energy H | 中国神华 | 中國神華 | zhong guo shen hua | Shenhua | reports=CNY isin=CNE1000002R0 listed=2005-06-15 of=shenhua
01093 | health-care | CSPC Pharmaceutical Group | 石药集团 | 石藥集團 | shi yao ji tuan | CSPC | reports=CNY isin=HK1093012172
01099 | health-care | Sinopharm Group | 国药控股 | 國藥控股 | guo yao kong gu | Sinopharm | reports=CNY listed=2009-09-23
01109 | real-estate | China Resources Land | 华润置地 | 華潤置地 | hua run zhi di | CR Land | reports=CNY isin=KYG2108Y1052
01113 | real-estate | CK Asset Holdings | 长实集团 | 長實集團 | chang shi ji tuan | CK Asset; 长实; 长江实业 | isin=KYG2177B1014 listed=2015-06-03
01128 | consumer-discretionary | Wynn Macau | 永利澳门 | 永利澳門 | yong li ao men | Wynn Macau | listed=2009-10-09
01138 | industrials | COSCO SHIPPING Energy H | 中远海能 | 中遠海能 | zhong yuan hai neng | COSCO Energy | reports=CNY
01171 | energy | Yankuang Energy H | 兖矿能源 | 兗礦能源 | yan kuang neng yuan | Yanzhou Coal | reports=CNY of=yankuang
01177 | health-care | Sino Biopharmaceutical | 中国生物制药 | 中國生物製藥 | zhong guo sheng wu zhi yao | Sino Biopharm | reports=CNY
01193 | utilities | China Resources Gas | 华润燃气 | 華潤燃氣 | hua run ran qi | CR Gas |
01288 | financials | Agricultural Bank of China H | 农业银行 | 農業銀行 | nong ye yin hang | ABC; 农行 | reports=CNY isin=CNE100000Q43 listed=2010-07-16 of=abc-bank
01336 | financials | New China Life Insurance H | 新华保险 | 新華保險 | xin hua bao xian | NCI | reports=CNY listed=2011-12-15 of=nci
01339 | financials | PICC Group H | 中国人民保险集团 | 中國人民保險集團 | zhong guo ren min bao xian | PICC | reports=CNY listed=2012-12-07 of=picc-group
01347 | technology | Hua Hong Semiconductor H | 华虹半导体 | 華虹半導體 | hua hong ban dao ti | Hua Hong | reports=USD listed=2014-10-15 of=hua-hong
01378 | materials | China Hongqiao Group | 中国宏桥 | 中國宏橋 | zhong guo hong qiao | Hongqiao | reports=CNY listed=2011-03-24
01772 | materials | Ganfeng Lithium H | 赣锋锂业 | 贛鋒鋰業 | gan feng li ye | Ganfeng | reports=CNY listed=2018-10-11 of=ganfeng
01787 | materials | Shandong Gold Mining H | 山东黄金 | 山東黃金 | shan dong huang jin | Shandong Gold | reports=CNY listed=2018-09-28 of=shandong-gold
01801 | health-care | Innovent Biologics | 信达生物 | 信達生物 | xin da sheng wu | Innovent | reports=CNY listed=2018-10-31
01816 | utilities | CGN Power H | 中广核电力 | 中廣核電力 | zhong guang he dian li | CGN Power | reports=CNY listed=2014-12-10 of=cgn-power
01833 | health-care | Ping An Healthcare and Technology | 平安好医生 | 平安好醫生 | ping an hao yi sheng | Good Doctor | reports=CNY listed=2018-05-04
01876 | consumer-staples | Budweiser Brewing APAC | 百威亚太 | 百威亞太 | bai wei ya tai | Bud APAC; 百威 | reports=USD listed=2019-09-30
01919 | industrials | COSCO SHIPPING Holdings H | 中远海控 | 中遠海控 | zhong yuan hai kong | COSCO | reports=CNY listed=2005-06-30 of=cosco-holdings
01928 | consumer-discretionary | Sands China | 金沙中国 | 金沙中國 | jin sha zhong guo | Sands China | reports=USD isin=KYG7800X1079 listed=2009-11-30
01929 | consumer-discretionary | Chow Tai Fook Jewellery | 周大福 | 周大福 | zhou da fu | Chow Tai Fook | listed=2011-12-15
01988 | financials | China Minsheng Bank H | 民生银行 | 民生銀行 | min sheng yin hang | Minsheng | reports=CNY listed=2009-11-26 of=minsheng
02007 | real-estate | Country Garden Holdings | 碧桂园 | 碧桂園 | bi gui yuan | Country Garden | reports=CNY listed=2007-04-20
02015 | consumer-discretionary | Li Auto | 理想汽车-W | 理想汽車-W | li xiang qi che | Li Auto; 理想汽车; 理想 | reports=CNY listed=2021-08-12 of=li-auto
02018 | technology | AAC Technologies | 瑞声科技 | 瑞聲科技 | rui sheng ke ji | AAC | reports=CNY listed=2005-08-09
02057 | industrials | ZTO Express | 中通快递-W | 中通快遞-W | zhong tong kuai di | ZTO Express; 中通快递; 中通 | reports=CNY listed=2020-09-29 of=zto
02238 | consumer-discretionary | Guangzhou Automobile Group H | 广汽集团 | 廣汽集團 | guang qi ji tuan | GAC | reports=CNY listed=2010-08-30 of=gac
02269 | health-care | WuXi Biologics | 药明生物 | 藥明生物 | yao ming sheng wu | WuXi Biologics | reports=CNY listed=2017-06-13
02313 | consumer-discretionary | Shenzhou International | 申洲国际 | 申洲國際 | shen zhou guo ji | Shenzhou | reports=CNY listed=2005-11-24
02319 | consumer-staples | China Mengniu Dairy | 蒙牛乳业 | 蒙牛乳業 | meng niu ru ye | Mengniu; 蒙牛 | reports=CNY isin=KYG210961051 listed=2004-06-10
02328 | financials | PICC Property and Casualty | 中国财险 | 中國財險 | zhong guo cai xian | PICC P&C; 人保财险 | reports=CNY isin=CNE100000593 listed=2003-11-06
02331 | consumer-discretionary | Li Ning | 李宁 | 李寧 | li ning | Li Ning | reports=CNY listed=2004-06-28
02333 | consumer-discretionary | Great Wall Motor H | 长城汽车 | 長城汽車 | chang cheng qi che | GWM | reports=CNY listed=2003-12-15 of=great-wall
02338 | industrials | Weichai Power H | 潍柴动力 | 濰柴動力 | wei chai dong li | Weichai | reports=CNY of=weichai
02359 | health-care | WuXi AppTec H | 药明康德 | 藥明康德 | yao ming kang de | WuXi AppTec | reports=CNY listed=2018-12-13 of=wuxi-apptec
02382 | technology | Sunny Optical Technology | 舜宇光学科技 | 舜宇光學科技 | shun yu guang xue | Sunny Optical; 舜宇 | reports=CNY isin=KYG8586D1097 listed=2007-06-15
02388 | financials | BOC Hong Kong (Holdings) | 中银香港 | 中銀香港 | zhong yin xiang gang | BOC Hong Kong | isin=HK2388011192 listed=2002-07-25
02888 | financials | Standard Chartered | 渣打集团 | 渣打集團 | zha da ji tuan | StanChart; 渣打; 渣打银行; 渣打銀行 |
02423 | real-estate | KE Holdings | 贝壳-W | 貝殼-W | bei ke | Beike; 贝壳; 贝壳找房 | reports=CNY listed=2022-05-11 of=ke-holdings
02600 | materials | Aluminum Corporation of China H | 中国铝业 | 中國鋁業 | zhong guo lü ye | Chalco | reports=CNY of=chalco
02601 | financials | China Pacific Insurance H | 中国太保 | 中國太保 | zhong guo tai bao | CPIC; 太保 | reports=CNY isin=CNE1000009Q7 listed=2009-12-23 of=cpic
02618 | industrials | JD Logistics | 京东物流 | 京東物流 | jing dong wu liu | JD Logistics | reports=CNY listed=2021-05-28
02628 | financials | China Life Insurance H | 中国人寿 | 中國人壽 | zhong guo ren shou | China Life | reports=CNY isin=CNE1000002L3 listed=2003-12-18 of=china-life
02688 | utilities | ENN Energy Holdings | 新奥能源 | 新奧能源 | xin ao neng yuan | ENN Energy | reports=CNY isin=KYG3066L1014
02899 | materials | Zijin Mining Group H | 紫金矿业 | 紫金礦業 | zi jin kuang ye | Zijin | reports=CNY isin=CNE100000502 listed=2003-12-23 of=zijin
03328 | financials | Bank of Communications H | 交通银行 | 交通銀行 | jiao tong yin hang | BoCom; 交行 | reports=CNY isin=CNE100000205 listed=2005-06-23 of=bocom
03750 | industrials | Contemporary Amperex Technology H | 宁德时代 | 寧德時代 | ning de shi dai | CATL | reports=CNY listed=2025-05-20 of=catl
03888 | technology | Kingsoft Corporation | 金山软件 | 金山軟件 | jin shan ruan jian | Kingsoft | reports=CNY listed=2007-10-09
03968 | financials | China Merchants Bank H | 招商银行 | 招商銀行 | zhao shang yin hang | CMB; 招行 | reports=CNY isin=CNE1000002M1 listed=2006-09-22 of=cmb
03993 | materials | CMOC Group H | 洛阳钼业 | 洛陽鉬業 | luo yang mu ye | CMOC | reports=CNY listed=2007-04-26 of=cmoc
06030 | financials | CITIC Securities H | 中信证券 | 中信證券 | zhong xin zheng quan | CITIC Securities | reports=CNY listed=2011-10-06 of=citic-securities
06060 | financials | ZhongAn Online P & C Insurance | 众安在线 | 眾安在線 | zhong an zai xian | ZhongAn; 众安 | reports=CNY listed=2017-09-28
06098 | real-estate | Country Garden Services | 碧桂园服务 | 碧桂園服務 | bi gui yuan fu wu | Country Garden Services | reports=CNY listed=2018-06-19
06160 | health-care | BeOne Medicines | 百济神州 | 百濟神州 | bai ji shen zhou | BeiGene; BeOne; 百济 | reports=USD listed=2018-08-08 of=beigene
06186 | consumer-staples | China Feihe | 中国飞鹤 | 中國飛鶴 | zhong guo fei he | Feihe; 飞鹤 | reports=CNY listed=2019-11-13
06618 | health-care | JD Health International | 京东健康 | 京東健康 | jing dong jian kang | JD Health | reports=CNY listed=2020-12-08
06690 | consumer-discretionary | Haier Smart Home H | 海尔智家 | 海爾智家 | hai er zhi jia | Haier; 海尔 | reports=CNY listed=2020-12-23 of=haier
06862 | consumer-discretionary | Haidilao International | 海底捞 | 海底撈 | hai di lao | Haidilao | reports=CNY listed=2018-09-26
06881 | financials | China Galaxy Securities H | 中国银河 | 中國銀河 | zhong guo yin he | Galaxy Securities | reports=CNY listed=2013-05-22
06936 | industrials | SF Holding H | 顺丰控股 | 順豐控股 | shun feng kong gu | SF Express; 顺丰 | reports=CNY listed=2024-11-27 of=sf
06969 | consumer-discretionary | Smoore International | 思摩尔国际 | 思摩爾國際 | si mo er | Smoore | reports=CNY listed=2020-07-10
09626 | communication | Bilibili | 哔哩哔哩-W | 嗶哩嗶哩-W | bi li bi li | Bilibili; 哔哩哔哩; B站 | reports=CNY listed=2021-03-29 of=bilibili
09633 | consumer-staples | Nongfu Spring | 农夫山泉 | 農夫山泉 | nong fu shan quan | Nongfu Spring | reports=CNY listed=2020-09-08
09660 | technology | Horizon Robotics | 地平线机器人-W | 地平線機器人-W | di ping xian | Horizon Robotics; 地平线 | reports=CNY listed=2024-10-24
09698 | technology | GDS Holdings | 万国数据-SW | 萬國數據-SW | wan guo shu ju | GDS; 万国数据 | reports=CNY listed=2020-11-02 of=gds
09866 | consumer-discretionary | NIO | 蔚来-SW | 蔚來-SW | wei lai | NIO; 蔚来 | reports=CNY listed=2022-03-10 of=nio
09868 | consumer-discretionary | XPeng | 小鹏汽车-W | 小鵬汽車-W | xiao peng qi che | XPeng; 小鹏汽车; 小鹏 | reports=CNY listed=2021-07-07 of=xpeng
09896 | consumer-discretionary | MINISO Group | 名创优品 | 名創優品 | ming chuang you pin | Miniso | reports=CNY listed=2022-07-13 of=miniso
09898 | communication | Weibo Corporation | 微博-SW | 微博-SW | wei bo | Weibo; 微博 | reports=USD listed=2021-12-08 of=weibo
09901 | consumer-discretionary | New Oriental Education & Technology | 新东方-S | 新東方-S | xin dong fang | New Oriental; 新东方 | reports=USD listed=2020-11-09 of=new-oriental
09961 | consumer-discretionary | Trip.com Group | 携程集团-S | 攜程集團-S | xie cheng ji tuan | Trip.com; Ctrip; 携程 | reports=CNY listed=2021-04-19 of=trip-com
09987 | consumer-discretionary | Yum China Holdings | 百胜中国 | 百勝中國 | bai sheng zhong guo | Yum China; KFC China | reports=USD listed=2020-09-10 of=yum-china
00020 | technology | SenseTime Group | 商汤-W | 商湯-W | shang tang | SenseTime; 商汤 | reports=CNY listed=2021-12-30
00945 | financials | Manulife Financial Corporation | 宏利金融-S | 宏利金融-S | hong li jin rong | Manulife; 宏利 | reports=CAD of=manulife
02097 | consumer-discretionary | Mixue Group | 蜜雪集团 | 蜜雪集團 | mi xue ji tuan | Mixue; 蜜雪冰城 | reports=CNY listed=2025-03-03
02150 | consumer-discretionary | Nayuki Holdings | 奈雪的茶 | 奈雪的茶 | nai xue de cha | Nayuki | reports=CNY listed=2021-06-30
`,
);
