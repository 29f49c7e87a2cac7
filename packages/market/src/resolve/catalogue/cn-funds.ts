import { readTable } from './read-table.ts';
import { cnFundsTable } from './tables.ts';

/** Exchange-traded funds of Shanghai and Shenzhen. */
export const cnFunds = readTable(
  cnFundsTable,
  `
code | en | zh-CN | zh-HK | pinyin | aliases | more
510300 | Huatai-PineBridge CSI 300 ETF | 沪深300ETF | 滬深300 ETF | hu shen san bai | 300ETF | listed=2012-05-28
510050 | ChinaAMC SSE 50 ETF | 上证50ETF | 上證50 ETF | shang zheng wu shi | 50ETF | listed=2005-02-23
510500 | China Southern CSI 500 ETF | 中证500ETF | 中證500 ETF | zhong zheng wu bai | 500ETF | listed=2013-03-15
512100 | China Southern CSI 1000 ETF | 中证1000ETF | 中證1000 ETF | zhong zheng yi qian | 1000ETF | listed=2016-11-04
588000 | ChinaAMC STAR 50 ETF | 科创50ETF | 科創50 ETF | ke chuang wu shi | | listed=2020-11-16
159915 | E Fund ChiNext ETF | 创业板ETF | 創業板 ETF | chuang ye ban | | listed=2011-12-09
159919 | Harvest CSI 300 ETF | 沪深300ETF嘉实 | 滬深300 ETF 嘉實 | | | listed=2012-05-28
510880 | Huatai-PineBridge SSE Dividend ETF | 红利ETF | 紅利 ETF | hong li | | listed=2007-01-18
512880 | Guotai CSI Securities Companies ETF | 证券ETF | 證券 ETF | zheng quan | | listed=2016-08-08
512480 | Guolian An CSI Semiconductor ETF | 半导体ETF | 半導體 ETF | ban dao ti | | listed=2019-06-12
513050 | E Fund CSI Overseas China Internet 50 ETF | 中概互联网ETF | 中概互聯網 ETF | zhong gai hu lian | | listed=2017-01-18
513100 | Guotai Nasdaq 100 ETF | 纳指ETF | 納指 ETF | na zhi | | listed=2013-05-15
518880 | Huaan Gold ETF | 黄金ETF | 黃金 ETF | huang jin | | listed=2013-07-29
511010 | Guotai SSE 5-Year Treasury Bond ETF | 国债ETF | 國債 ETF | guo zhai | | listed=2013-03-25
511880 | Yinhua Money Market ETF | 银华日利 | 銀華日利 | yin hua ri li | | listed=2013-04-18
510180 | Huaan SSE 180 ETF | 上证180ETF | 上證180 ETF | shang zheng yi bai ba | 180ETF |
510900 | E Fund Hang Seng China Enterprises ETF | H股ETF | H股 ETF |  |  |
511260 | Guotai SSE 10-Year Treasury Bond ETF | 十年国债ETF | 十年國債 ETF |  | 十年期国债ETF; 10年国债ETF |
511990 | Hwabao WP Cash Tianyi Money Market ETF | 华宝添益 | 華寶添益 | hua bao tian yi | 货币ETF |
511380 | Bosera CSI Convertible Bond ETF | 可转债ETF | 可轉債 ETF |  |  |
512010 | E Fund CSI 300 Health Care ETF | 医药ETF | 醫藥 ETF |  |  |
512170 | Hwabao WP CSI Medical ETF | 医疗ETF | 醫療 ETF |  |  |
512200 | China Southern CSI Real Estate ETF | 房地产ETF | 房地產 ETF |  | 地产ETF |
512400 | China Southern CSI Nonferrous Metals ETF | 有色金属ETF | 有色金屬 ETF |  | 有色ETF |
512660 | Guotai CSI Military Industry ETF | 军工ETF | 軍工 ETF |  |  |
512690 | Penghua CSI Liquor ETF | 白酒ETF | 白酒 ETF |  | 酒ETF |
512760 | Guotai CES Semiconductor Chip ETF | 芯片ETF | 芯片 ETF |  |  |
512800 | Hwabao WP CSI Banks ETF | 银行ETF | 銀行 ETF |  |  |
512890 | Huatai-PineBridge CSI Dividend Low Volatility ETF | 红利低波ETF | 紅利低波 ETF |  |  |
512980 | GF CSI Media ETF | 传媒ETF | 傳媒 ETF |  |  |
513030 | Huaan Germany 30 DAX ETF | 德国ETF | 德國 ETF |  |  |
513180 | ChinaAMC Hang Seng TECH ETF | 恒生科技ETF | 恒生科技 ETF |  | 恒生科技指数ETF |
513500 | Bosera S&P 500 ETF | 标普500ETF博时 | 標普500 ETF 博時 |  | 标普500ETF |
513520 | ChinaAMC Nomura Nikkei 225 ETF | 日经ETF | 日經 ETF |  | 日经225ETF |
515030 | ChinaAMC CSI New Energy Vehicle ETF | 新能源车ETF | 新能源車 ETF |  |  |
515180 | E Fund CSI Dividend ETF | 中证红利ETF易方达 | 中證紅利 ETF 易方達 |  | 中证红利ETF |
515220 | Guotai CSI Coal ETF | 煤炭ETF | 煤炭 ETF |  |  |
515210 | Guotai CSI Steel ETF | 钢铁ETF | 鋼鐵 ETF |  |  |
515790 | Huatai-PineBridge CSI Photovoltaic ETF | 光伏ETF | 光伏 ETF |  |  |
516160 | China Southern CSI New Energy ETF | 新能源ETF | 新能源 ETF |  |  |
518800 | Guotai Gold ETF | 黄金ETF国泰 | 黃金 ETF 國泰 |  |  |
159819 | E Fund CSI Artificial Intelligence ETF | 人工智能ETF | 人工智能 ETF |  |  |
159825 | Fullgoal CSI Agriculture ETF | 农业ETF | 農業 ETF |  |  |
159920 | ChinaAMC Hang Seng ETF | 恒生ETF | 恒生 ETF |  | 恒生指数ETF |
159928 | China Universal CSI Consumer Staples ETF | 消费ETF | 消費 ETF |  |  |
159941 | GF Nasdaq 100 ETF | 纳指ETF广发 | 納指 ETF 廣發 |  |  |
159949 | Huaan ChiNext 50 ETF | 创业板50ETF | 創業板50 ETF |  |  |
159992 | Yinhua CSI Innovative Drug ETF | 创新药ETF | 創新藥 ETF |  |  |
159996 | Guotai CSI Home Appliance ETF | 家电ETF | 家電 ETF |  |  |
`,
);
